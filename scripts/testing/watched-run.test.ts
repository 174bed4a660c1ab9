import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { watchedRun } from './watched-run.ts'
import { testFolder } from '../../pipeline/testing/test-folder.ts'

const folder = testFolder()

/** A program that says these things and goes on as told. */
function program(name: string, said: readonly object[], then: string): string {
  const path = join(folder, `${name}.mjs`)
  writeFileSync(path, `for (const news of ${JSON.stringify(said)}) process.send(news)\n${then}`)
  return path
}

const started = (file: string) => ({ event: 'file-started', file })
const ended = (file: string) => ({ event: 'file-ended', file })
const test = (state: string) => ({ event: 'test', state })
const STAYS = 'setInterval(() => {}, 1000)'
const ENDS = 'process.disconnect()'

// The programs mostly wait.
describe.concurrent('a watched run', () => {
  it('counts the tests of a run that ends', async () => {
    const said = [started('a'), test('passed'), test('skipped'), test('passed'), ended('a')]
    expect(await watchedRun([program('ends', said, ENDS)], { silenceMs: 20_000 })).toEqual({
      passed: 2,
      failed: 0,
      skipped: 1,
      silentFiles: null,
    })
  })

  it('counts failures, those outside of tests too', async () => {
    const said = [test('failed'), { event: 'error', message: 'a failed outside its tests' }]
    const failing = program('fails', said, `process.exitCode = 1; ${ENDS}`)
    expect(await watchedRun([failing], { silenceMs: 20_000 })).toMatchObject({ failed: 2, silentFiles: null })
  })

  it('takes a run that ends early without a word as failed', async () => {
    const early = program('early', [], 'process.exit(3)')
    expect(await watchedRun([early], { silenceMs: 20_000 })).toMatchObject({ failed: 1, silentFiles: null })
  })

  it('goes on as long as there is news', async () => {
    const alive = program(
      'alive',
      [],
      `let n = 0; const timer = setInterval(() => {
      process.send({ event: 'alive' })
      if (++n === 40) { clearInterval(timer); process.disconnect() }
    }, 100)`,
    )
    expect(await watchedRun([alive], { silenceMs: 3000 })).toMatchObject({ failed: 0, silentFiles: null })
  })

  it('ends a silent run, names the files in flight, and kills what the run had started and nothing else', async ({
    expect,
  }) => {
    const pidFile = join(folder, 'pid')
    const busy = `import { spawn } from 'node:child_process'
      import { writeFileSync } from 'node:fs'
      const child = spawn(process.execPath, ['-e', ${JSON.stringify(STAYS)}], { stdio: 'ignore' })
      writeFileSync(${JSON.stringify(pidFile)}, String(child.pid))
      for (;;) {}`
    const said = [started('b'), started('a'), started('c'), test('passed'), ended('b')]
    const run = await watchedRun([program('hangs', said, busy)], { silenceMs: 3000 })
    expect(run).toEqual({ passed: 1, failed: 1, skipped: 0, silentFiles: ['a', 'c'] })
    expect(existsSync(pidFile)).toBe(true)
    await expect.poll(() => isAlive(Number(readFileSync(pidFile, 'utf8')))).toBe(false)
  })

  it('names a real test file that waits for ever', async () => {
    const file = join(folder, 'waits.test.ts')
    writeFileSync(
      file,
      `import { it } from 'vitest'\nit('waits', () => new Promise(() => {}), 600_000)\nit('was never reached', () => {})`,
    )
    symlinkSync(join(import.meta.dirname, '../../node_modules'), join(folder, 'node_modules'))
    const config = join(folder, 'vitest.config.ts')
    const reporter = JSON.stringify(join(import.meta.dirname, 'progress-reporter.ts'))
    writeFileSync(
      config,
      `import { ProgressReporter } from ${reporter}
export default { test: {
  include: ['**/*.test.ts'], experimental: { viteModuleRunner: false, nodeLoader: false }, reporters: [new ProgressReporter()],
} }`,
    )
    const vitest = join(import.meta.dirname, '../../node_modules/vitest/vitest.mjs')
    const args = [vitest, 'run', '--root', folder, '--config', config, '--configLoader', 'native']
    const run = await watchedRun(args, { silenceMs: 10_000 })
    expect(run).toEqual({ passed: 0, failed: 1, skipped: 0, silentFiles: ['waits.test.ts'] })
  })
})

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    // A killed process stays until its new parent has asked for it.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}
