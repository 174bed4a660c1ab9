import { claim, wordsBefore } from './query-reading.ts'
import type { QueryReading } from './query-reading.ts'

const CLASS_BEFORE =
  /\b(?:energy|energetique|energieklass|energieklasse|energieeffizienzklasse|effizienzklasse|energetica|energie|epc|peb|cpe|dpe|label|rating|class|classe|klasse|klass|passeport|energiepass|certificado|certificate|certificat|energieausweis|energiezertifikat|energielabel|performance|ausweis|passeport energetique|pass)(?: (?:class|classe|klasse|klass|rating|label|performance|energy|energetique|energetica|energie|of|de|at|least|minimum|min|mindestens|au|moins|pelo|menos|no|is|better|than))*$/

/** The worst energy class that is accepted: `at least B`, `C or better`, `A or B`; null where no class is named. */
export function readEnergyClass(reading: QueryReading): string | null {
  const { tokens, fields } = reading
  for (let at = 0; at < tokens.length; at++) {
    const { word, clause } = tokens[at]!
    if (!/^[a-i]$/.test(word) || fields[at] !== null || !CLASS_BEFORE.test(wordsBefore(reading, at, 6))) continue
    let end = at + 1
    let worst = word
    for (; end < tokens.length && tokens[end]!.clause - clause <= 3; end++) {
      const next = tokens[end]!.word
      if (tokens[end]!.clause !== tokens[end - 1]!.clause && !/^[a-i]$/.test(next)) break
      if (/^[a-i]$/.test(next) && next !== 'e') worst = next > worst ? next : worst
      else if (
        !/^(?:or|ou|oder|et|and|und|e|to|bis|plus|-|a)$/.test(next) ||
        !/^[a-i]$/.test(tokens[end + 1]?.word ?? '')
      )
        break
    }
    claim(reading, 'energyClass', at, end)
    return worst.toUpperCase()
  }
  return null
}
