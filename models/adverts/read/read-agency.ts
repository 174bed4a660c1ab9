import type { RawAdvert } from '../../contracts/listings/raw-advert.ts'
import { PRIVATE_OWNER } from '../../language/adverts/advertisers.ts'
import { webAddress } from './advert-url.ts'
import { withoutInstructions } from '../text/instructions.ts'
import { cut, plainText } from '../text/plain-text.ts'
import { redactContacts } from '../text/redact-personal-data.ts'
import { textOf } from './scalar.ts'

/** Contact of a business. A private advertiser has none here: reaching them is the portal's matter. */
export interface Agency {
  name: string | null
  phone: string | null
  email: string | null
  website: string | null
  ref: string | null
}

const MAX_NAME = 120
const MAX_REF = 60
const EMAIL = /^[\w.+%-]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,12}$/i

/**
 * The agency of an advert. Contacts are kept only beside the name of a business: without one, or where a private owner advertises, the phone
 * number is a person's.
 */
export function readAgency(advert: RawAdvert, isPrivate: boolean): Agency {
  const name = agencyName(advert)
  const ref = textOf(advert.agencyRef)
  const kept = {
    name: isPrivate ? null : name,
    ref: ref === null ? null : cut(redactContacts(withoutInstructions(plainText(ref))).text, MAX_REF) || null,
  }
  if (kept.name === null) return { ...kept, phone: null, email: null, website: null }
  const email = textOf(advert.agencyEmail)
  return {
    ...kept,
    phone: phoneNumber(textOf(advert.agencyPhone)),
    email: email !== null && EMAIL.test(email) ? email.toLowerCase() : null,
    website: webAddress(advert.agencyWebsite),
  }
}

function agencyName(advert: RawAdvert): string | null {
  const text = textOf(advert.agencyName)
  const name = text === null ? '' : cut(redactContacts(withoutInstructions(plainText(text))).text, MAX_NAME).trim()
  return name === '' || PRIVATE_OWNER.test(name) ? null : name
}

/** Digits with their country code where it is stated: `+352 26 12 34 56` becomes `+35226123456`. */
function phoneNumber(text: string | null): string | null {
  if (text === null) return null
  const international = text.replace(/\(0\)/, '').replace(/^\s*00/, '+')
  const digits = international.replace(/\D/g, '')
  if (digits.length < 6 || digits.length > 15) return null
  return international.trim().startsWith('+') ? `+${digits}` : digits
}
