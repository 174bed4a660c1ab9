import type { Renting, RentingRequest } from '../../../models/contracts/law/renting.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { MissingParameterError } from '../../../models/law/parameters/value-on.ts'
import { renting } from '../../../models/law/renting/renting.ts'
import type { ReleaseFacts } from '../../release/facts.ts'
import { NotFoundError } from '../../base/not-found.ts'
import { lackOfLaw } from './lack-of-law.ts'
import { wordedRenting } from '../../../content/say/household/renting.ts'

/**
 * Calculates what a household can rent, and the cash it needs on the day of signing, under the law in the release.
 * @throws NotFoundError when the release lacks the day's law
 */
export function getRenting(facts: ReleaseFacts, request: RentingRequest, locale: Locale): Renting {
  if (!facts.legal) throw new NotFoundError([{ key: 'reply.lack.law', values: { id: facts.id } }])
  try {
    const found = renting(request, { legal: facts.legal, on: request.leaseDate ?? facts.asOf })
    return wordedRenting(found, { locale, asOf: facts.asOf })
  } catch (error) {
    if (error instanceof MissingParameterError) throw lackOfLaw(error)
    throw error
  }
}
