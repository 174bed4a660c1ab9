import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'

/** Runs every check, even after one fails, and prints one closing line that scripts can parse. */
const STEPS: { name: string; command: string[] }[] = [
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'formatting', command: ['oxfmt', '--check'] },
  { name: 'tokens of tools', command: ['node', '--disable-warning=ExperimentalWarning', 'scripts/mcp-tokens.ts'] },
]
const REPORT = 'artifacts/test-report.json'

let passed = 0
let failed = 0
for (const { name, command } of STEPS) {
  const { status } = run(command)
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${name}`)
  if (status === 0) passed++
  else failed++
}

mkdirSync('artifacts', { recursive: true })
const tests = run(['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`])
const report = JSON.parse(readFileSync(REPORT, 'utf8')) as {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  success: boolean
}
passed += report.numPassedTests
// A file that cannot be loaded contains no counted test, but it is a failure.
failed += Math.max(report.numFailedTests, report.success && tests.status === 0 ? 0 : 1)

console.log(`${passed} passed, ${failed} failed, ${report.numPendingTests} skipped`)
process.exitCode = failed === 0 ? 0 : 1

function run([tool, ...rest]: string[]): { status: number | null } {
  const program = tool === 'node' ? process.execPath : `node_modules/.bin/${tool}`
  return spawnSync(program, rest, { stdio: 'inherit' })
}
