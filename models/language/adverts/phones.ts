import { phones as de } from '../de/adverts/phones.ts'
import { phones as en } from '../en/adverts/phones.ts'
import { phones as fr } from '../fr/adverts/phones.ts'
import { phones as lb } from '../lb/adverts/phones.ts'
import { phones as pt } from '../pt/adverts/phones.ts'
import { joinLanguages } from '../words/join-words.ts'

const { of } = joinLanguages([en, fr, de, lb, pt])

export const CALLED = new RegExp(
  String.raw`(?:${of('called')}|☎|📞|📱|✆)\s?(?:${of('between')}|:|\.|-)*\s*(?:\(?\+?\d{2,3}\)?\s*)?$`,
  'iu',
)
export const COUNTED_BEHIND = new RegExp(String.raw`^\s?(?:${of('countedBehind')}|€|%|,-|\.-|,\d{2}\s?€)`, 'i')
export const NUMBERED_BEFORE = new RegExp(
  String.raw`(?:${of('numbered')}|€|#)\s?${of('numberedBy')}?\s?[.:#°]?\s?[a-z]{0,3}[-\s]?$`,
  'i',
)
