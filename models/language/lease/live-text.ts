import { liveText as de } from '../de/lease/live-text.ts'
import { liveText as en } from '../en/lease/live-text.ts'
import { liveText as fr } from '../fr/lease/live-text.ts'
import { liveText as lb } from '../lb/lease/live-text.ts'
import { joinWords } from '../words/join-words.ts'
import type { LiveTextWords } from '../words/lease/live-text-words.ts'

const words = (key: keyof LiveTextWords): string => joinWords([fr, de, en, lb], key)

/** Struck through, or quoted as deleted or replaced. */
const DELETED = new RegExp(
  String.raw`~~[^~]+~~|[«"„“] ?[^«»"„“”]{3,600}[»"“”](?=[^.;:«"„]{0,40}\b\p{L}{0,8}${words('deleted')})`,
  'giu',
)
/** `Deposit. None.`: a heading without a guarantee. */
const NO_DEPOSIT = new RegExp(
  String.raw`(?<=^|\n|[.)] )(?:${words('depositHeading')})\s?[.:–-]\s*(?:${words('none')})(?![\p{L}\d])[^\n]*`,
  'giu',
)
const SUM = String.raw`(?:\d[\d.,' ]* ?(?:€|eur\w*)|(?:€|eur) ?\d[\d.,']*)`
/** `Les 4.200 EUR remis en 2022 sont ramenés à`, `4.200 EUR wird auf` before `2.800 EUR herabgesetzt`: a sum that holds no more. */
const REPLACED_SUM = new RegExp(
  String.raw`[^.;:]*${SUM}[^.;:]{0,120}\b(?:${words('reducedTo')}) (?=${SUM})` +
    String.raw`|${SUM}[^;:]{0,80}\b(?:auf|op) (?=${SUM}[^.;:]{0,30}\b(?:${words('reducedBehind')}))`,
  'g',
)
const CITED_AS_VOID = new RegExp(
  String.raw`\b(?:${words('voided')})\b[^.;]{0,90}\b(?:${words('notInLease')})|\b(?:${words('notInLease')})\b[^.;]{0,90}\b(?:${words('voided')})\b`,
)

/** The text of a lease without clauses that are struck and without headings of what is not asked. */
export function liveText(raw: string): string {
  return raw.replace(DELETED, ' ').replace(NO_DEPOSIT, ' ')
}

/** A folded statement without sums that hold no more; empty where it cites what the law forbids and the lease leaves out. */
export function liveStatement(folded: string): string {
  return CITED_AS_VOID.test(folded) ? ' ' : folded.replace(DELETED, ' ').replace(REPLACED_SUM, ' ')
}
