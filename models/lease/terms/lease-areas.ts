import { everyMatch } from '../text/every-match.ts'

const AREA =
  /(\d{1,4}(?:[.,]\d{1,2})?)\s*(?:m2|m²|m\^2|qm\b|sqm\b|sq\.? ?m\b|metres? carres?|square met(?:re|er)s?|quadratmeter|metercarre|quadratmeter)/u

/** Areas in a folded text, m². */
export function areasIn(folded: string): { m2: number; index: number }[] {
  return everyMatch(AREA, folded).map((match) => ({ m2: Number(match[1]!.replace(',', '.')), index: match.index }))
}
