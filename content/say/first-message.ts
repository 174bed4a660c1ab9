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
  const parts = [words.heading(listing, communeName), words.size(listing), words.price(listing)]
  const subject = parts.filter((part) => part !== null).join(', ')
  const questions = openQuestions(listing).slice(0, MOST_QUESTIONS)
  const asked = [...questions.map(({ field }) => say(`question.${field}`)), say('contact.visit')]
  return {
    subject,
    text: [say('contact.hello', { home: subject }), '', ...asked.map((each) => `- ${each}`)].join('\n'),
  }
}
