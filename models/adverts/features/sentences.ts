import type { ConceptMatch, CueMatch } from '../../language/vocabulary/find-concepts.ts'

/** A sentence, or an item of a list, with what was found in it. */
export interface Sentence {
  start: number
  end: number
  matches: readonly ConceptMatch[]
  cues: readonly CueMatch[]
}

/** A stop and what closes with it, unless the next word begins small; a new line; the signs of lists and headings. */
const ENDS = /[.!?]["»”)]*\s+(?![a-zà-ÿ])|[\n•*]+|[+=_-]{3,}/g

/** Parts a text into sentences and files the matches and the cues, which are in order of the text, by sentence. */
export function sentencesOf(text: string, matches: readonly ConceptMatch[], cues: readonly CueMatch[]): Sentence[] {
  const sentences: Sentence[] = []
  let start = 0
  let nextMatch = 0
  let nextCue = 0
  const close = (end: number): void => {
    const [firstMatch, firstCue] = [nextMatch, nextCue]
    while (nextMatch < matches.length && matches[nextMatch]!.start < end) nextMatch++
    while (nextCue < cues.length && cues[nextCue]!.start < end) nextCue++
    if (nextMatch > firstMatch || nextCue > firstCue)
      sentences.push({
        start,
        end,
        matches: matches.slice(firstMatch, nextMatch),
        cues: cues.slice(firstCue, nextCue),
      })
    start = end
  }
  for (const { index, 0: sign } of text.matchAll(ENDS)) close(index + sign.length)
  close(text.length)
  return sentences
}
