import { pattern } from '../../../language/words/lines.ts'
import type { QueryReading } from '../words/query-reading.ts'

const INCLUDED = pattern(String.raw`
      \b(?:all in|all inclusive|bills included|including (?:charges|bills|utilities)|incl charges|charges included|utilities included
      charges comprises|charges incluses|cc|tout compris|tcc|warm|warmmiete|inkl nk|inklusive nebenkosten|inkl nebenkosten|mit nebenkosten
      chargen abegraff|mat chargen|inklusiv chargen|com despesas incluidas|despesas incluidas|tudo incluido)\b
    `)

/** Whether the amount covers charges as well: `1.400 € warm`, `charges comprises`. */
export function readChargesIncluded(reading: QueryReading): boolean {
  const words = reading.tokens.map(({ word }) => word)
  const match = INCLUDED.exec(words.join(' '))
  if (!match) return false
  const phrase = match[0].split(' ')
  const at = words.findIndex((_, index) => phrase.every((word, offset) => words[index + offset] === word))
  for (let index = at; index < at + phrase.length; index++) reading.fields[index] ??= 'price'
  reading.understood.push({ field: 'price', text: match[0] })
  return true
}
