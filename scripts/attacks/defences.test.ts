import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { DEFENCES } from './defences.ts'

const ROOT = join(import.meta.dirname, '../..')
const EDITS = DEFENCES.flatMap(({ name, also, ...edit }) =>
  [edit, ...(also ? [also] : [])].map((each) => ({ name, ...each })),
)
const SOURCES = globSync('{server,models,pipeline,content}/**/*.ts', { cwd: ROOT })

/** The loader that takes a defence out holds both kinds of quotes for one. */
const alike = (text: string): string => text.replaceAll("'", '"')

it.each(EDITS.filter(({ file }) => file.endsWith('.ts')))('$name: its code stands in $file', ({ file, from }) => {
  const found = SOURCES.filter((path) => path.includes(file))
  expect(found.some((path) => alike(readFileSync(join(ROOT, path), 'utf8')).includes(alike(from)))).toBe(true)
})

it.each(DEFENCES)('$name: its test stands in its file', ({ test: [file, name] }) => {
  const content = readFileSync(join(ROOT, file), 'utf8')
  expect(content.includes(name) || content.includes(alike(name)) || /it\.each|test\.each/.test(content)).toBe(true)
})
