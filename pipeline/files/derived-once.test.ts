import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { NODE_FLAGS } from '../../models/kernel/node-flags.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'derived-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs a process of its own that derives the lengths of texts. @returns the values, and the texts for which it had to work */
function derive(texts: readonly string[]): { values: unknown[]; worked: string[] } {
  const script = `
    const { derivedOnce } = await import(${JSON.stringify(new URL('./derived-once.ts', import.meta.url).href)})
    const worked = []
    const work = (text) => (worked.push(text), text === 'nothing' ? null : text === 'day' ? new Date(0) : { length: text.length })
    const values = ${JSON.stringify(texts)}.map((text) => derivedOnce('lengths', text, work))
    console.log(JSON.stringify({ values, worked }))`
  const env = { ...process.env, NODE_COMPILE_CACHE: folder }
  const flags = [...NODE_FLAGS, '--input-type=module', '-e', script]
  return JSON.parse(execFileSync(process.execPath, flags, { env, encoding: 'utf8' })) as ReturnType<typeof derive>
}

const keptFile = (): string => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return join(
    folder,
    names.find((name) => name.endsWith('lengths.derived'))!,
  )
}

it('derives a value once, also for later processes, and only from the same text', () => {
  expect(derive(['one', 'three', 'one'])).toEqual({
    values: [{ length: 3 }, { length: 5 }, { length: 3 }],
    worked: ['one', 'three'],
  })
  expect(derive(['three', 'four'])).toEqual({ values: [{ length: 5 }, { length: 4 }], worked: ['four'] })
  expect(derive(['one', 'three', 'four']).worked).toEqual([])
})

it('derives anew what JSON cannot hold, and everything when the file was changed', () => {
  expect(derive(['nothing', 'day', 'one']).worked).toHaveLength(3)
  expect(derive(['nothing', 'day', 'one']).worked).toEqual(['nothing', 'day'])
  const content = readFileSync(keptFile(), 'utf8')
  writeFileSync(keptFile(), content.replace('"length":3', '"length":4'))
  expect(derive(['one'])).toEqual({ values: [{ length: 3 }], worked: ['one'] })
})
