import { pattern } from '../../../language/words/lines.ts'
import { claimPhrase } from '../words/query-reading.ts'
import type { QueryReading } from '../words/query-reading.ts'

const INCLUDED = pattern(String.raw`
      \b(?:(?:c|com|incluindo) (?:as |os |todos os |todas as )?(?:despesas|encargos|condominio)
      (?:alle )?(?:nebenkosten|nk) (?:drin|dabei|inkl|included|mit drin)
      alles (?:drin|dabei)|(?:mat|inklusiv) (?:de |den |alle )?(?:chargen|nebenkaschten)
      incl? (?:all )?(?:bills|utilities|charges)|bills incl
      with (?:all )?bills|including all (?:bills|utilities|charges)|avec charges|charges inclus
      com condominio incluido|inkl chargen|nebenkosten inklusive|nebenkosten inbegriffen|nk inklusive|nk inkl
      mit nk|chargen inklusiv|chargen inklusive|charges abegraff|all bills included|all bills in|charges incl|bills incl|all incl|all in
      including heating|with heating|chauffage compris|alles inklusive|alles inkl
      alles inbegriffen|alles abegraff|alles dran|charge mat dran|chargen mat dran|charges mat dran|alles mat dran|inklusive heizung|com encargos
      encargos incluidos|tudo incluido|all inclusive|bills included
      including (?:charges|bills|utilities)|incl charges|charges included|utilities included
      charges comprises|charges incluses|cc|tout compris|tcc|warm|warmmiete|inkl nk|inklusive nebenkosten|inkl nebenkosten|mit nebenkosten
      chargen abegraff|mat chargen|inklusiv chargen|com despesas incluidas|despesas incluidas|tudo incluido|com despesas|com as despesas)\b
    `)

/** Whether the amount covers charges as well: `1.400 € warm`, `charges comprises`. */
export function readChargesIncluded(reading: QueryReading): boolean {
  const match = INCLUDED.exec(reading.tokens.map(({ word }) => word).join(' '))
  if (!match) return false
  claimPhrase(reading, 'charges', match[0])
  return true
}
