import { existsSync } from 'node:fs'
import process from 'node:process'
import { Command, InvalidArgumentError } from 'commander'
import { backUp } from './back-up.ts'

const DAYS = 14

/** `lux backup`: joins the server's backup of the state to the pipeline's alerts. */
if (existsSync('.env')) process.loadEnvFile('.env')
await new Command('lux backup')
  .description(
    'back up the state into BACKUP_DIR while servers run; tell LUX_ALERT_* when that fails or the newest backup is too old',
  )
  .option('--keep <count>', 'backups that stay', count, DAYS)
  .option('--check', 'only look how old the newest backup is')
  .action(async (options: { keep: number; check?: boolean }) => {
    const { lines, isGood } = await backUp(process.env, { ...options, now: Date.now() })
    for (const line of lines) (isGood ? process.stdout : process.stderr).write(`${line}\n`)
    if (!isGood) process.exitCode = 1
  })
  .parseAsync([...process.argv.slice(0, 2), ...process.argv.slice(3)])

function count(text: string): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError('expected a whole number of at least 1')
  return value
}
