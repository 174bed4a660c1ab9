import { affordability } from '../../../models/law/affordability/affordability.ts'
import { UnknownRateError } from '../../../models/law/affordability/lending-rules.ts'
import type { Affordability, AffordabilityRequest } from '../../../models/contracts/law/affordability.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { MissingParameterError } from '../../../models/law/parameters/value-on.ts'
import type { ReleaseFacts } from '../../release/facts.ts'
import { NotFoundError } from '../../base/not-found.ts'
import { BadArgumentsError } from '../../base/read-arguments.ts'
import { resolveCommune } from '../places/resolve-commune.ts'
import { deprecationNotes, wordedAffordability } from '../../../content/say/affordability.ts'

interface AffordabilityAnswer {
  readonly affordability: Affordability
  /** What the reader has to know of the arguments. */
  readonly notes: readonly string[]
}

/**
 * What a household can pay, by the law that the release carries.
 *
 * @param request read by `affordabilityRequestSchema`
 * @throws BadArgumentsError when the rate has to be stated
 * @throws NotFoundError for a commune that is not known, and where the release lacks the law of the day
 */
export function getAffordability(
  facts: ReleaseFacts,
  request: AffordabilityRequest,
  locale: Locale,
): AffordabilityAnswer {
  if (!facts.legal) throw new NotFoundError(`Release ${facts.id} carries no parameters of law, so nothing can be said.`)
  const on = request.deedDate ?? facts.asOf
  const communeSlug = request.commune === undefined ? null : resolveCommune(facts, request.commune, 'commune').slug
  try {
    const found = affordability(request, { legal: facts.legal, on, communeSlug })
    const answer = wordedAffordability(found, { locale, asOf: facts.asOf })
    return { affordability: answer, notes: deprecationNotes(request, locale) }
  } catch (error) {
    throw toldToCaller(error, on)
  }
}

function toldToCaller(error: unknown, on: string): unknown {
  if (error instanceof MissingParameterError) return new NotFoundError(`${error.message} Try a later deedDate.`)
  if (!(error instanceof UnknownRateError)) return error
  const expected = `a rate in % a year, since no average had been published by ${on}`
  return new BadArgumentsError([{ field: 'interestRate', received: null, expected, example: 3.5 }])
}
