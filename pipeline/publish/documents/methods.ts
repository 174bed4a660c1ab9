import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ADDRESSES } from '../../../content/html/addresses.ts'
import { readMarkdown } from '../../../content/markdown/read-markdown.ts'
import type { ReleaseFacts } from '../../../content/pages/market-facts.ts'
import { sayIn } from '../../../content/say/words.ts'
import type { Document } from '../../../content/sections/document.ts'
import { cardText, METHODS } from './authored-texts.ts'
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
export function methodTasks({ asOf }: Pick<ReleaseFacts, 'asOf'>): DocumentTask[] {
  return METHODS.map((method) => ({ ...englishTask(method, asOf, () => cardText(method)), kind: 'method' }))
}

/** Pages of the reports, whose Markdown has an address of its own. @param directory of the release */
export function reportTasks(directory: string, { asOf }: Pick<ReleaseFacts, 'asOf'>): DocumentTask[] {
  return Object.entries(REPORTS).map(([name, path]) =>
    englishTask(name, asOf, () => readFileSync(join(directory, path), 'utf8')),
  )
}

/** Cards and reports are written in English. */
function englishTask(name: string, lastModified: string, markdown: () => string): DocumentTask {
  let read: Document | undefined
  return {
    kind: null,
    section: 'data',
    addressIn: (locale) => ADDRESSES.method(locale, name),
    writtenIn: ['en'],
    lastModified,
    documentIn: () => (read ??= readMarkdown(markdown(), 'en', sayIn('en')('page.sample'))),
  }
}
