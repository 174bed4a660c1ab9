import { readFileSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildOnce } from './build-once.ts'

let shared: string
let builds: number
beforeEach(() => {
  shared = mkdtempSync(join(tmpdir(), 'lux-once-'))
  builds = 0
})
afterEach(() => rmSync(shared, { recursive: true, force: true }))

async function build(folder: string): Promise<void> {
  builds++
  await new Promise((resolve) => setTimeout(resolve, 50))
  writeFileSync(join(folder, 'built'), 'whole')
}

it('builds once, whoever asks at the same time or later', async () => {
  const asked = await Promise.all([1, 2, 3].map(() => buildOnce('a', build, shared)))
  expect(new Set([...asked, await buildOnce('a', build, shared)])).toEqual(new Set([join(shared, 'a')]))
  expect(builds).toBe(1)
  expect(readFileSync(join(asked[0]!, 'built'), 'utf8')).toBe('whole')
})

it('tells its failure to whoever built, and lets the next one try', async () => {
  const failing = (): Promise<void> => Promise.reject(new Error('no market'))
  await expect(buildOnce('a', failing, shared)).rejects.toThrow('no market')
  await buildOnce('a', build, shared)
  expect(builds).toBe(1)
})

it('takes over from a process that died while it built', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  writeFileSync(join(shared, 'a.lock'), String(pid))
  await buildOnce('a', build, shared)
  expect(builds).toBe(1)
})
