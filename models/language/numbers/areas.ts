import { CONTRACT_NUMBER_WORD, numberPhrase } from './number-pattern.ts'
import { numberInWords } from './number-words.ts'
import { pattern } from '../words/lines.ts'

const UNIT = pattern(String.raw`
    m2|m²|m\^2|qm\b|sqm\b|sq\.? ?m\b|metres? carres?|square met(?:re|er)s?|quadratmeter|metercarre
  `)
const AREA = new RegExp(
  String.raw`(?:(\d{1,4}(?:[.,]\d{1,2})?)|(?<!\p{L})(${numberPhrase(CONTRACT_NUMBER_WORD)}))\s*(?:${UNIT.source})`,
  'gu',
)

/** Areas in a folded text, m². */
export function areasIn(folded: string): { m2: number; index: number }[] {
  return [...folded.matchAll(AREA)].flatMap(({ 1: figure, 2: word, index }) => {
    const m2 = figure === undefined ? numberInWords(word!) : Number(figure.replace(',', '.'))
    return m2 === null ? [] : [{ m2, index }]
  })
}
