import { z } from 'zod'
import type { Locale } from '../../../../models/kernel/locale.ts'
import { communeName } from '../../../../models/kernel/commune.ts'
import { meantPlaces } from '../../../../models/places/commune-argument.ts'
import { numberWords } from '../../../../content/say/numbers.ts'
import { sayIn } from '../../../../content/say/words.ts'
import { NotFoundError } from '../../../base/not-found.ts'
import type { ReleaseFacts } from '../../../release/facts.ts'
import { BadArgumentsError } from '../../../base/read-arguments.ts'

/**
 * Words for the fields that an engine refuses, in the reader's language, by name; the blank name is for the whole form.
 * @throws the error itself when it is no fault of the form
 */
export function fieldFaults(
  error: unknown,
  schema: z.ZodObject,
  locale: Locale,
  facts: Pick<ReleaseFacts, 'gazetteer' | 'communes'>,
): Map<string, string> {
  const say = sayIn(locale)
  if (!(error instanceof BadArgumentsError) && !(error instanceof NotFoundError)) throw error
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input' })
  const { rounded } = numberWords(locale)
  const faults = error.errors.map(({ field, received }): [string, string] => {
    const name = field.split('.', 1)[0]!
    if (name === 'commune') {
      const known = typeof received === 'string' ? meantNames(received, facts, locale) : []
      return [name, known.length === 0 ? say('calc.fault.place') : say('calc.fault.near', { names: known.join(', ') })]
    }
    if (received === null || received === undefined) return [name, say('calc.fault.needed')]
    const shape = properties[name]
    if (typeof shape !== 'object') return ['', say('calc.fault.noData')]
    if (shape.enum) return [name, say('calc.fault.choice')]
    const { minimum, maximum } = shape
    if (minimum === undefined || maximum === undefined) return [name, say('calc.fault.other')]
    return [name, say('calc.fault.number', { min: rounded(minimum, 1), max: rounded(maximum, 1) })]
  })
  if (faults.length > 0) return new Map(faults)
  const isWithoutModel = error.tells('reply.lack.valuation.sale') || error.tells('reply.lack.valuation.rent')
  return new Map([['', isWithoutModel ? say('calc.estRefused') : error.messageIn(say)]])
}

/** Names, as the language writes them, that a mistyped place may have been meant for. */
function meantNames(
  text: string,
  { gazetteer, communes }: Pick<ReleaseFacts, 'gazetteer' | 'communes'>,
  locale: Locale,
): string[] {
  const meant = meantPlaces(gazetteer, text)
  const names = meant.map(({ kind, name, communes: [slug] }) => {
    const commune = communes.get(slug ?? '')
    if (commune === undefined || kind === 'canton') return name
    if (kind === 'commune') return communeName(commune, locale)
    return meant.filter((other) => other.name === name).length > 1 ? `${name} (${communeName(commune, locale)})` : name
  })
  return [...new Set(names)]
}
