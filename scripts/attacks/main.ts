import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { DEFENCES, type Defence } from './defences.ts'

/** Removes one defence after the other and checks that its test fails; an argument selects the defences whose names contain it. */
const wanted = process.argv[2] ?? ''
const tried = DEFENCES.filter(({ name }) => name.includes(wanted))
const blind = tried.filter((defence) => !turnsRed(defence))
console.log(`${tried.length - blind.length} of ${tried.length} tests turn red without their defence`)
if (blind.length > 0) process.exitCode = 1

function turnsRed(defence: Defence): boolean {
  const [file, test] = defence.test
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'scripts/attacks/vitest.config.ts',
    '--root',
    '.',
    file,
  ]
  const { stdout, stderr, status } = spawnSync(process.execPath, [...args, '-t', escapePattern(test)], {
    encoding: 'utf8',
    env: { ...process.env, WITHOUT_DEFENCE: defence.name },
  })
  const output = stdout + stderr
  const verdict = verdictOn(output, status, defence)
  console.log(`${verdict.padEnd(12)} without: ${defence.name}`)
  if (verdict !== 'red') console.log(output.slice(-2_000))
  return verdict === 'red'
}

function verdictOn(output: string, status: number | null, { file, also }: Defence): string {
  const edited = [file, also?.file].filter((each) => each !== undefined)
  if (!edited.every((each) => output.includes(`TAKEN OUT of ${each}`))) return 'NOT FOUND'
  // A test file that does not load proves nothing.
  if (output.includes('Failed Suites')) return 'BROKEN'
  return status === 0 ? 'STILL GREEN' : 'red'
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
