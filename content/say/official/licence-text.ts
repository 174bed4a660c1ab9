import { NOT_STATED } from '../../../models/licences/licence.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { sayIn, type WordKey } from '../words.ts'

/** Licences that are words and no names, as sources write them. */
const WORDED: readonly (readonly [RegExp, WordKey])[] = [
  [new RegExp(`^${NOT_STATED}$`, 'i'), 'licence.notStated'],
  [/^all rights reserved$/i, 'licence.reserved'],
  [/^(?:reuse free|free reuse) with (?:the )?source(?: named)?$/i, 'licence.freeWithSource'],
]

/** A licence in a language: its name, or the words that stand in the place of one. */
export function licenceText(licence: string, locale: Locale): string {
  const worded = WORDED.find(([form]) => form.test(licence))
  return worded === undefined ? licence : sayIn(locale)(worded[1])
}
