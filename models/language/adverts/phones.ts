import { phones as de } from '../de/adverts/phones.ts'
import { phones as en } from '../en/adverts/phones.ts'
import { phones as fr } from '../fr/adverts/phones.ts'
import { phones as lb } from '../lb/adverts/phones.ts'
import { phones as pt } from '../pt/adverts/phones.ts'
import { joinWords } from '../words/join-words.ts'
import type { PhoneWords } from '../words/adverts/phone-words.ts'

const of = (concept: keyof PhoneWords): string => joinWords([en, fr, de, lb, pt], concept)

export const CALLED = new RegExp(
  String.raw`(?:${of('called')}|☎|📞|📱|✆)\s?(?:${of('between')}|:|\.|-)*\s*(?:\(?\+?\d{2,3}\)?\s*)?$`,
  'iu',
)
export const COUNTED_BEHIND = new RegExp(String.raw`^\s?(?:${of('countedBehind')}|€|%|,-|\.-|,\d{2}\s?€)`, 'i')
export const NUMBERED_BEFORE = new RegExp(
  String.raw`(?:${of('numbered')}|€|#)\s?${of('numberedBy')}?\s?[.:#°]?\s?[a-z]{0,3}[-\s]?$`,
  'i',
)
