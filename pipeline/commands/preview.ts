import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { namedSettings, readSettings, ROOT } from '../base/settings.ts'
import { UsageError } from '../base/usage-error.ts'
import { wholeNumber } from './whole-number.ts'
import { NODE_FLAGS } from '../../models/kernel/node-flags.ts'

/** `lux preview NAME`: serves a build under a name until it is stopped. The public release and its server are not touched. */
export function previewCommand(): Command {
  return new Command('preview')
    .argument('<name>', 'name of the build')
    .option('--port <port>', 'port of the server', wholeNumber(0, 65_535), 3001)
    .action(async (name: string, { port }: { port: number }) => {
      const { dataDir } = namedSettings(readSettings(process.env), name)
      if (!existsSync(join(dataDir, 'current.json')))
        throw new UsageError(`There is no build ${name}. Make one: lux run --into ${name}.`)
      // Accounts, mail, store and keys of the public service stay out of a trial, which nobody signs.
      const own = {
        DATA_DIR: dataDir,
        PORT: String(port),
        STATE_URL: '',
        SMTP_URL: '',
        STORAGE_DRIVER: '',
        RELEASE_PUBLIC_KEYS: '',
        PUBLIC_BASE_URL: '',
      }
      const server = spawn(process.execPath, [...NODE_FLAGS, join(ROOT, 'server/main.ts')], {
        env: { ...process.env, ...own },
        stdio: 'inherit',
      })
      for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => server.kill(signal))
      const [code] = (await once(server, 'exit')) as [number | null]
      process.exitCode = code ?? 0
    })
}
