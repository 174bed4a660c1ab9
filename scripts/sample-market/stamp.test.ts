import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clearOutput, hashInputs, readStamp, writeStamp } from './stamp.ts'

const SIZE = { adverts: 100, active: 10, quarters: 4, seed: 1 }
let feeds: string
let truth: string

beforeEach(async () => {
  const directory = await mkdtemp(join(tmpdir(), 'stamp-'))
  feeds = join(directory, 'sample')
  truth = join(directory, 'sample-truth')
})
afterEach(() => rm(join(feeds, '..'), { recursive: true }))

describe('hashInputs', () => {
  it('changes with the requested size and with nothing else', async () => {
    expect(await hashInputs(SIZE)).toBe(await hashInputs({ ...SIZE }))
    expect(await hashInputs(SIZE)).not.toBe(await hashInputs({ ...SIZE, seed: 2 }))
  })
})

describe('the stamp', () => {
  it('is read back as written, and is absent before', async () => {
    expect(await readStamp(truth)).toBeUndefined()
    await mkdir(truth)
    await writeStamp(truth, { inputs: 'abc', summary: '1 advert' })
    expect(await readStamp(truth)).toEqual({ inputs: 'abc', summary: '1 advert' })
  })

  it('counts as absent when it is broken', async () => {
    await mkdir(truth)
    await writeFile(join(truth, 'stamp.json'), '{"inputs":')
    expect(await readStamp(truth)).toBeUndefined()
  })
})

describe('clearOutput', () => {
  it('removes an earlier market, finished or interrupted', async () => {
    await mkdir(join(feeds, 'alpha-live'), { recursive: true })
    await clearOutput(feeds, truth)
    expect(existsSync(feeds)).toBe(false)
    await mkdir(join(feeds, 'openimmo'), { recursive: true })
    await mkdir(truth)
    await writeStamp(truth, { inputs: 'abc', summary: '' })
    await clearOutput(feeds, truth)
    expect(existsSync(truth)).toBe(false)
  })

  it('never deletes a directory that holds anything else', async () => {
    await mkdir(join(feeds, 'photos of the family'), { recursive: true })
    await expect(clearOutput(feeds, truth)).rejects.toThrow(/not of a sample market/)
    expect(existsSync(feeds)).toBe(true)
  })
})
