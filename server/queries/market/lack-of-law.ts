import type { MissingParameterError } from '../../../models/law/parameters/value-on.ts'
import { NotFoundError } from '../../base/not-found.ts'

/** The law in the release does not reach a day. */
export function lackOfLaw({ id, on }: MissingParameterError): NotFoundError {
  return new NotFoundError([{ key: 'reply.lack.lawDay', values: { id, on } }])
}
