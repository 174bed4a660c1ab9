import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ADDRESSES } from '../../../content/html/addresses.ts'
import { readMarkdown } from '../../../content/markdown/read-markdown.ts'
import type { ReleaseFacts } from '../../../content/pages/market-facts.ts'
import { sayIn } from '../../../content/say/words.ts'
import type { Document } from '../../../content/sections/document.ts'
import { cardText, METHODS } from './authored-texts.ts'
import type { Run } from '../../engine/job.ts'
import { derivedOnce } from '../../files/derived-once.ts'
import type { DocumentTask } from './public-document.ts'

/** Reports of the release that have a page, by the last part of its address; each is a Markdown file of the release. */
const REPORTS = {
  quality: 'reports/quality.md',
  changes: 'reports/diff.md',
  dictionary: 'reports/data-dictionary.md',
  law: 'reports/legal.md',
  'valuation-report': 'reports/valuation.md',
} as const

/** Cards of the models as they stand in the source tree. */
export function methodTasks({ asOf }: Pick<ReleaseFacts, 'asOf'>, codeHash: Run['codeHash']): DocumentTask[] {
  const code = codeHash(import.meta.url)
  const readCard = (card: string): Document => derivedOnce('method-cards', `${code}\n${card}`, () => readEnglish(card))
  return METHODS.map((method) => ({ ...englishTask(method, asOf, () => readCard(cardText(method))), kind: 'method' }))
}

/** Pages of the reports, whose Markdown has an address of its own. @param directory of the release */
export function reportTasks(directory: string, { asOf }: Pick<ReleaseFacts, 'asOf'>): DocumentTask[] {
  return Object.entries(REPORTS).map(([name, path]) =>
    englishTask(name, asOf, () => readEnglish(readFileSync(join(directory, path), 'utf8'))),
  )
}

/** Cards and reports are written in English. */
function englishTask(name: string, lastModified: string, document: () => Document): DocumentTask {
  let read: Document | undefined
  return {
    kind: null,
    section: 'data',
    addressIn: (locale) => ADDRESSES.method(locale, name),
    writtenIn: ['en'],
    lastModified,
    documentIn: () => (read ??= document()),
  }
}

function readEnglish(markdown: string): Document {
  return readMarkdown(markdown, 'en', sayIn('en')('page.sample'))
}
