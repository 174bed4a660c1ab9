import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { loadReference } from '../../../../pipeline/reference/load-reference.ts'
import { HELD_OUT, loadLabelledQueries, QUERY_LANGUAGES, WRITTEN_AFTER, type Conditions } from './labelled-query.ts'

const queries = await loadLabelledQueries()
const heldOut = await loadLabelledQueries(HELD_OUT)
const later = await loadLabelledQueries(WRITTEN_AFTER)

test('there are at least 170 queries, 45 of each large language and 20 of each small one', () => {
  const counts = Object.fromEntries(
    QUERY_LANGUAGES.map((lang) => [lang, queries.filter((query) => query.lang === lang).length]),
  )
  expect(queries.length).toBeGreaterThanOrEqual(170)
  for (const lang of ['en', 'fr', 'de']) expect(counts[lang]).toBeGreaterThanOrEqual(45)
  for (const lang of ['lb', 'pt']) expect(counts[lang]).toBeGreaterThanOrEqual(20)
})

test('at least 20 queries of each language are held out', () => {
  for (const lang of QUERY_LANGUAGES)
    expect(heldOut.filter((query) => query.lang === lang).length).toBeGreaterThanOrEqual(20)
})

test('no text occurs twice in any set', () => {
  const texts = [...queries, ...heldOut, ...later].map(({ text }) => text.toLowerCase())
  expect(new Set(texts).size).toBe(texts.length)
})

test('every place of a label is one of the reference tables', async () => {
  const known = await knownPlaces()
  const named = [...queries, ...heldOut, ...later].flatMap(({ hard, soft }) => [...placesOf(hard), ...placesOf(soft)])
  expect(named.filter((label) => !label.startsWith('region:') && !known.has(label))).toEqual([])
})

test('a malformed label is refused with file and key', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'queries-'))
  try {
    for (const lang of QUERY_LANGUAGES) await writeFile(join(folder, `${lang}.yaml`), '[]')
    await writeFile(join(folder, 'en.yaml'), '- { id: en-01, market: rent, text: a, hard: { places: [planet:mars] } }')
    await expect(loadLabelledQueries(folder)).rejects.toThrow(/en\.yaml.*places/s)
  } finally {
    await rm(folder, { recursive: true })
  }
})

function placesOf({ places = [], notPlaces = [], near }: Conditions): string[] {
  return [...places, ...notPlaces, ...(near ? [near.place] : [])]
}

async function knownPlaces(): Promise<Set<string>> {
  const { communes, cantons, quarters, localities } = await loadReference()
  return new Set([
    ...communes.map(({ slug }) => `commune:${slug}`),
    ...cantons.map(({ slug }) => `canton:${slug}`),
    ...quarters.map(({ slug }) => `quarter:${slug}`),
    ...localities.map(({ slug }) => `locality:${slug}`),
  ])
}
