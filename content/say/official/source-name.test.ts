import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { sourceName } from './source-name.ts'

const LEGAL = join(import.meta.dirname, '..', '..', '..', 'data', 'reference', 'legal')
const SOURCES = globSync('*.yaml', { cwd: LEGAL }).flatMap((name) =>
  sourcesOf(parse(readFileSync(join(LEGAL, name), 'utf8'))),
)
/** Names of firms, and addresses with an abbreviation. */
const NAME =
  /^(?:[\w.-]+\.(?:lu|fr)(?: \([A-Z]+\))?|Elvinger Hoss|rduta\.lu, editus|guichet\.public\.lu, subvention de loyer)$/

it.each(LOCALES)('knows in %s the words of every source of our parameters', (locale) => {
  expect(SOURCES.length).toBeGreaterThan(80)
  const names = [...new Set(SOURCES.flatMap((source) => source.split('; ')))]
  if (locale === 'en') expect(names.filter((name) => sourceName(name, locale) !== name)).toEqual([])
  else expect(names.filter((name) => !NAME.test(name) && sourceName(name, locale) === name)).toEqual([])
})

it('leaves what is no words, and a source that nobody named, as it is filed', () => {
  const filed = 'guichet.public.lu, tax credit on notarial deeds; pfi.public.lu (AED); a page of tomorrow'
  expect(sourceName(filed, 'de')).toBe(
    'guichet.public.lu, Steuergutschrift auf notarielle Urkunden; pfi.public.lu (AED); a page of tomorrow',
  )
})

/** Sources of figures, and reasons for having no page, at any depth. */
function sourcesOf(filed: unknown): string[] {
  if (typeof filed !== 'object' || filed === null) return []
  return Object.entries(filed).flatMap(([key, value]) =>
    (key === 'source' || key === 'no_url') && typeof value === 'string' ? [value] : sourcesOf(value),
  )
}
