import { spawn } from 'node:child_process'
import { watchedRun } from './testing/watched-run.ts'
import { NODE_FLAGS } from '../models/kernel/node-flags.ts'

/** Checks to run, even after one fails, before one closing line that scripts can parse. */
const CHECKS: { name: string; command: string[] }[] = [
  { name: 'types', command: ['node_modules/.bin/tsc', '--noEmit'] },
  { name: 'lint', command: ['node_modules/.bin/oxlint', '--deny-warnings'] },
  { name: 'formatting', command: ['node_modules/.bin/oxfmt', '--check'] },
  {
    name: 'tokens of tools',
    command: [process.execPath, ...NODE_FLAGS, 'scripts/mcp-tokens.ts'],
  },
]
/** Maximum milliseconds without a test file, test or hook starting or ending. */
const SILENCE_MS = 180_000

const outcomes = await Promise.all(CHECKS.map(({ command }) => run(command)))
for (const [index, { ok, output }] of outcomes.entries()) {
  process.stdout.write(output)
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${CHECKS[index]!.name}`)
}

// Vitest runs on this Node, whatever `node` the system finds first, and no bundler reads its configuration.
const tests = await watchedRun(['node_modules/vitest/vitest.mjs', 'run', '--configLoader', 'native'], {
  silenceMs: SILENCE_MS,
})
if (tests.silentFiles) {
  const files = tests.silentFiles.length > 0 ? tests.silentFiles.join(', ') : 'none'
  console.log(`Nothing happened for ${SILENCE_MS / 1000} s. Test files that had started and not ended: ${files}`)
}

const passed = tests.passed + outcomes.filter(({ ok }) => ok).length
const failed = tests.failed + outcomes.filter(({ ok }) => !ok).length
console.log(`${passed} passed, ${failed} failed, ${tests.skipped} skipped`)
process.exitCode = failed === 0 ? 0 : 1

function run([program, ...args]: string[]): Promise<{ ok: boolean; output: string }> {
  const child = spawn(program!, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ ok: false, output: `${error.message}\n` }))
    child.once('close', (code) => resolve({ ok: code === 0, output }))
  })
}
