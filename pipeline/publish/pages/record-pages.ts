import { ADDRESSES } from '../../../content/html/addresses.ts'
import { recordDocument, type RecordFacts } from '../../../content/pages/record/record-document.ts'
import { LOCALES } from '../../../models/kernel/locale.ts'
import type { DocumentTask } from '../documents/public-document.ts'

/** The record of past figures. */
export function recordTask(facts: RecordFacts): DocumentTask {
  return {
    kind: 'report',
    section: 'record',
    addressIn: ADDRESSES.record,
    writtenIn: LOCALES,
    lastModified: facts.release.asOf,
    documentIn: (locale) => recordDocument(facts, locale),
  }
}
