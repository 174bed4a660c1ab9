import { pattern } from '../../../language/words/lines.ts'
import { claimPhrase, clausesOf } from '../words/query-reading.ts'
import type { QueryReading } from '../words/query-reading.ts'

const INCLUDING = 'incl?|inkl|including|inclusive|inklusive?r?|inklusiv|incluindo'
const BESIDES =
  'bills|charges?|utilities|contas|nebenkosten|nk|chargen|nebenkaschten|ni[a-z]*kaschten|despesas|encargos|cargas|condominio'
const HEATING = 'heating|heizung|hetzung|chauffage|aquecimento'
const SUPPLIED =
  'water|electricity|gas|wasser|strom|waasser|stroum|eau|electricite|agua|luz|eletricidade|internet|wifi|wlan'
const WITHIN = String.raw`inkl\w*|inbegriffen|abegraff|dran|dabei|drin|incluid[oa]s?|in|incl|dentro`
const MUST = 'need|needs|have|has|must|should|muss|mussen|mussten|sollen|sollten|doit|doivent|tem|devem|deve'
const ALL = '(?:(?:all|alle[nr]?|the|as|os|todas|todos|les|de|den) ){0,2}'
const INCLUDED = pattern(String.raw`
  \b(?:${INCLUDING}|with|avec|mit|mat|com|c) ${ALL}(?:${BESIDES})\b
  \b(?:${INCLUDING}) ${ALL}(?:${HEATING})\b
  \b(?:${INCLUDING}) (?:everything|all|alles|tout|tudo)\b
  \b(?:${BESIDES}|${HEATING}) (?:(?:are|is|sind|sont|sinn|all|mit|mat) )?(?:included|inclus\w*|compris\w*|${WITHIN})\b
  \b(?:${BESIDES}) (?:${MUST}) (?:[a-z]+ ){0,3}(?:inside|included|inclus\w*|compris\w*|dedans|${WITHIN})\b
  \b(?:${BESIDES}) (?:inside|within|dedans)\b
  \b\d+(?: (?:eur|euros?))?(?: (?:total|zesummen|zusammen|together|ensemble))? (?:incl|inkl|inclus|included|tudo|tout|alles)$
  \b(?:tt compris|com tudo|tudo dentro|mat internet an allem|chargen? mat dran)\b
  \b(?:all|alles|tudo|tout) (?:in|dentro|dedans|incl|inclusive|inklusive?|inkl|inbegriffen|abegraff|dran|mat dran|drin|dabei|incluido|included|compris|inclus)\b
  \b(?:with|mit|mat|avec|com) (?:${SUPPLIED}|${HEATING})(?: (?:and|und|an|a|et|e) (?:${SUPPLIED}|${HEATING}))+\b
  \b(?:${SUPPLIED}|${HEATING}) (?:and|und|an|a|et|e) (?:${SUPPLIED}|${HEATING}) (?:included|inclus\w*|compris\w*|${WITHIN})\b
  \b(?:ttc|gesamtmiete|inkl\w* all\w*|incl\w* tout)\b
  \b(?:mit|mat) all?em\b|\b(?:tcc|cc|hot|warm|warmmiete)\b(?! (?:water|tub|and))
`)

/** A word without which nothing is said of charges. */
const OF_CHARGES = new RegExp(
  `^(?:${BESIDES}|${HEATING}|${SUPPLIED}|in[ck]l\\w*|tudo|tout|alles|all|allem|alem|tt|dran|ttc|gesamtmiete|tcc|cc|hot|warm|warmmiete)$`,
)

/** Whether the amount covers charges as well: `1.400 € warm`, `charges comprises`. */
export function readChargesIncluded(reading: QueryReading): boolean {
  if (!reading.tokens.some(({ word }) => OF_CHARGES.test(word))) return false
  const all = reading.tokens.map(({ word }) => word).join(' ')
  const clauses = clausesOf(reading).map(([from, to]) =>
    reading.tokens
      .slice(from, to)
      .map(({ word }) => word)
      .join(' '),
  )
  const match = [all, ...clauses].map((words) => INCLUDED.exec(words)).find((found) => found !== null)
  if (!match) return false
  claimPhrase(reading, 'charges', match[0])
  return true
}
