import { LISTED_ARTICLE } from '../../language/adverts/articles.ts'
import { OF } from '../../language/adverts/prepositions.ts'
import type { ConceptMatch } from '../../language/vocabulary/find-concepts.ts'
import type { Sentence } from './sentences.ts'

/** Between the items of a list. */
const OPENED = new RegExp(String.raw`(?:^|[,;:.•*\n–]|\s-|-\s)\s*(?:${LISTED_ARTICLE}|[1-4])?\s*$`, 'i')
const CLOSED = new RegExp(
  String.raw`^\s*(?:\p{L}{4,12}\s*)?(?:\([^)]*\)|(?:${OF}\s)?[±~+/-]*\s?\d+(?:[.,]\d+)?\s?m(?:²|2))?\s*(?:[,;.•*\n–]|-|$)`,
  'u',
)
const UNCLOSED = /\([^)]*$/

/** Toilets that a list names as a room of their own: `- WC -`, `, WC (2 m²),`. */
export function listedToilets(text: string, sentence: Sentence): ConceptMatch[] {
  return sentence.matches
    .filter(({ concept, negated }) => concept === 'room.toilet' && !negated)
    .filter(({ start, end }) => {
      const before = text.slice(Math.max(sentence.start, start - 40), start)
      return OPENED.test(before) && !UNCLOSED.test(before) && CLOSED.test(text.slice(end, end + 40))
    })
    .map(({ start, end }) => ({ concept: 'attr.separate_toilet', start, end, negated: false }))
}
