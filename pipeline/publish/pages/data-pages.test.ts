import { parse } from 'yaml'
import { citation } from '../descriptions/citation.ts'
import { documentContext } from '../documents/document-context.fixture.ts'
import { expect, it } from 'vitest'
import { licenceCell } from '../../../content/pages/data/source-states.ts'
import { unitText } from '../../../content/pages/data/data-document.ts'
import { somePageFacts } from '../../../content/pages/market-facts.fixture.ts'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { NOT_STATED } from '../../../models/licences/licence.ts'
import { pagesOf } from '../documents/public-document.ts'
import { PUBLIC_TABLES } from '../tables/tables.ts'
import { dataTask } from './data-pages.ts'

const FACTS = somePageFacts()
const SITE = { ...FACTS.release, stylesheet: '/assets/site.0.css' }
const earlier = [{ releaseId: '2026Q2-abc', quarter: 'Q2-2026', asOf: '2026-06-30' }]
const pagesWith = (kept: typeof earlier): string[] =>
  pagesOf(
    dataTask(FACTS, { files: () => [] }, () => ({ licence: NOT_STATED, sources: [] }) as never, [], kept),
    SITE,
  ).map((page) => page.html())

it.each(LOCALES)('says in %s what a row of every table is', (locale) => {
  for (const { unit } of PUBLIC_TABLES) expect(unitText(unit.split(' x '), locale)).toMatch(/^\S[^{}_]*$/)
})

it('lists the releases that are kept with where they are, and says so where none is', () => {
  for (const html of pagesWith(earlier)) expect(html).toContain('href="/releases/2026Q2-abc/data/datasets.jsonld"')
  for (const html of pagesWith([])) expect(html).not.toContain('href="/releases/')
})

it('cites the release in every language by the title and the author of CITATION.cff', () => {
  const described = { tables: [], rights: () => ({ licence: NOT_STATED, sources: [] }) }
  const context = { ...documentContext(), releaseId: FACTS.release.releaseId, sample: FACTS.release.sample }
  const { title, authors } = parse(citation({ ...described, context })) as {
    title: string
    authors: { name: string }[]
  }
  for (const html of pagesWith([])) {
    expect(html).toContain(`author = {{${authors[0]!.name}}}`)
    expect(html).toContain(`title = {{${title}}}`)
    expect(html).toContain(`${authors[0]!.name} (2026). ${title}, ${FACTS.release.releaseId}.`)
  }
})

it('cites the release as BibTeX', () => {
  const [html] = pagesWith([])
  expect(html).toMatch(/@misc\{lux[\w-]+,\n {2}author = \{\{/)
  expect(html).toContain(`version = {${FACTS.release.releaseId}}`)
})

it('tells the lack of a licence apart from a licence', () => {
  expect(licenceCell('CC BY 4.0', 'en')).toBe('CC BY 4.0')
  expect(licenceCell(NOT_STATED, 'en')).toMatchObject({ kind: 'unknown' })
})
