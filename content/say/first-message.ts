import { openQuestions } from '../../models/adverts/listing/open-questions.ts'
import type { ListingRecord } from '../../models/contracts/listings/listing.ts'
import type { Locale } from '../../models/kernel/locale.ts'
import { offerWords } from './offer-words.ts'
import { sayIn } from './words.ts'

const MOST_QUESTIONS = 4

/** A message to begin with, which its writer changes as they like. */
export interface FirstMessage {
  subject: string
  text: string
}

/** Says which home it is about and asks what the advert leaves open, most important first. @param communeName undefined where it is not known */
export function firstMessage(listing: ListingRecord, communeName: string | undefined, locale: Locale): FirstMessage {
  const say = sayIn(locale)
  const words = offerWords(locale)
  const size = listing.areaM2 === null ? [] : [words.area(listing.areaM2)]
  const subject = [words.heading(listing, communeName), ...size, words.price(listing)].join(', ')
  const questions = openQuestions(listing).slice(0, MOST_QUESTIONS)
  const asked = [...questions.map(({ field }) => say(`question.${field}`)), say('contact.visit')]
  return {
    subject,
    text: [say('contact.hello', { home: subject }), '', ...asked.map((each) => `- ${each}`)].join('\n'),
  }
}
