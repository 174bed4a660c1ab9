import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ADDRESSES } from '../../../content/html/addresses.ts'
import { readMarkdown } from '../../../content/markdown/read-markdown.ts'
import type { CommuneRecord } from '../../../models/contracts/places/commune.ts'
import { scoredCommunes } from '../../../models/liveability/scored-communes.ts'
import { paragraph } from '../../../content/sections/block.ts'
import type { ReleaseFacts } from '../../../content/pages/market-facts.ts'
import { sayIn } from '../../../content/say/words.ts'
import type { Document } from '../../../content/sections/document.ts'
import { cardText, METHOD_LOCALES, METHODS, methodText, type MethodLocale } from './authored-texts.ts'
import type { Run } from '../../engine/job.ts'
import { derivedOnce } from '../../files/derived-once.ts'
import type { DocumentTask } from './public-document.ts'

/** Reports of the release that have a page, by the last part of its address; each is a Markdown file of the release. */
const REPORTS = {
  quality: 'reports/quality.md',
  changes: 'reports/diff.md',
  dictionary: 'reports/data-dictionary.md',
  'valuation-report': 'reports/valuation.md',
} as const

/** Facts of the release that the pages of methods state. */
interface MethodFacts {
  release: Pick<ReleaseFacts, 'asOf'>
  communes: readonly Pick<CommuneRecord, 'rank'>[]
}

/** Methods: in English the card of the model as it stands in the source tree, in French and German a text for readers that leads to it. */
export function methodTasks(facts: MethodFacts, codeHash: Run['codeHash']): DocumentTask[] {
  const code = codeHash(import.meta.url)
  const readText = (text: string, locale: MethodLocale): Document =>
    derivedOnce('method-cards', `${code}\n${locale}\n${text}`, () => readIn(text, locale))
  return METHODS.map((method) => ({
    ...textTask(method, facts.release.asOf, (locale) => {
      const document = readText(locale === 'en' ? cardText(method) : methodText(method, locale), locale)
      return method === 'liveability' ? withScored(document, facts, locale) : document
    }),
    kind: 'method',
    writtenIn: METHOD_LOCALES,
  }))
}

/** The text with how many communes have a score in this release, after its lead. */
function withScored(document: Document, { communes }: MethodFacts, locale: MethodLocale): Document {
  const counts = { scored: scoredCommunes(communes), total: communes.length }
  const [lead, ...blocks] = document.blocks
  return { ...document, blocks: [lead!, paragraph(sayIn(locale)('liveability.scored', counts)), ...blocks] }
}

/** Pages of the reports, whose Markdown has an address of its own. @param directory of the release */
export function reportTasks(directory: string, { asOf }: Pick<ReleaseFacts, 'asOf'>): DocumentTask[] {
  return Object.entries(REPORTS).map(([name, path]) =>
    textTask(name, asOf, () => readIn(readFileSync(join(directory, path), 'utf8'), 'en')),
  )
}

/** A text that is read once in each language; one of one language is in English. */
function textTask(name: string, lastModified: string, read: (locale: MethodLocale) => Document): DocumentTask {
  const known = new Map<MethodLocale, Document>()
  return {
    kind: null,
    section: 'data',
    addressIn: (locale) => ADDRESSES.method(locale, name),
    writtenIn: ['en'],
    lastModified,
    documentIn: (locale) => {
      const written = METHOD_LOCALES.find((each) => each === locale) ?? 'en'
      const document = known.get(written) ?? read(written)
      known.set(written, document)
      return document
    },
  }
}

function readIn(markdown: string, locale: MethodLocale): Document {
  return readMarkdown(markdown, locale, sayIn(locale)('page.sample'))
}
