import * as phrases from '../../language/lease/polarity.ts'

/**
 * Whether what stands between two places of a folded statement is denied there: `keine Indexierung`, `n'est pas indexé`, `indexation is excluded`.
 * Looks at the part of the sentence around it only; `nicht nur`, `not later than` and their like deny nothing.
 */
export function isDenied(folded: string, start: number, end: number): boolean {
  if (isDeniedInList(folded.slice(0, start))) return true
  const segment = segmentAround(folded, start, end)
  const before = wholeWords(segment.before.replace(phrases.RESTRICTION, ' '), 90)
  const after = segment.after.replace(phrases.RESTRICTION, ' ').slice(0, 110)
  if (phrases.LABEL_DENIED.test(folded.slice(end))) return true
  return (phrases.NEGATION_BEFORE.test(before) && !isRestrictive(before, after)) || phrases.NEGATION_AFTER.test(after)
}

/** The end of a text, without the rest of a word that it would begin with: `eine` is no `ne`. */
export function wholeWords(text: string, most: number): string {
  return text.length <= most ? text : text.slice(-most).replace(/^\w+/, '')
}

/** `no booking, file or cleaning fee`: the no of a list holds for all of it. */
function isDeniedInList(ahead: string): boolean {
  return phrases.DENIED_LIST.test(ahead.slice(-90))
}

/** The part of a sentence that a place stands in, parted at the place. */
export function segmentAround(folded: string, start: number, end: number): { before: string; after: string } {
  const ends = segmentEnds(folded)
  const last = ends.findLast((found) => found.index + found[0].length <= start)
  const next = ends.find(({ index }) => index >= end)
  return { before: folded.slice(last ? last.index + last[0].length : 0, start), after: folded.slice(end, next?.index) }
}

/** The part of a sentence around a place, without what stands there. */
export function partOf(folded: string, start: number, end: number): string {
  const { before, after } = segmentAround(folded, start, end)
  return `${before} ${after}`
}

/** Parts of a statement between commas, semicolons and conjunctions of contrast. */
export function segmentsOf(folded: string): string[] {
  const ends = [...segmentEnds(folded), { 0: '', index: folded.length }]
  const from = [0, ...ends.map(({ 0: end, index }) => index + end.length)]
  return ends.map(({ index }, nth) => folded.slice(from[nth], index).trim()).filter((segment) => segment !== '')
}

/** A comma or point within a number parts nothing. */
function segmentEnds(folded: string): RegExpExecArray[] {
  return [...folded.matchAll(phrases.SEGMENT_END)].filter(
    ({ 0: end, index }) =>
      !(/^[,.]/.test(end) && /\d/.test(folded[index - 1] ?? '') && /\d/.test(folded[index + 1] ?? '')),
  )
}

/** French `ne … que` limits and does not deny. */
function isRestrictive(before: string, after: string): boolean {
  if (!/\b(?:ne|n')/.test(before) || phrases.BEFORE_RESTRICTION.test(before)) return false
  return /\bqu(?:e\b|')/.test(before.slice(before.search(/\b(?:ne|n')/))) || /^\s*\w* ?qu(?:e\b|')/.test(after)
}
