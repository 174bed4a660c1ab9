import { notices as de } from '../de/lease/notices.ts'
import { notices as en } from '../en/lease/notices.ts'
import { notices as fr } from '../fr/lease/notices.ts'
import { notices as lb } from '../lb/lease/notices.ts'
import { topics } from '../lease-words.ts'
import { joinWords } from '../words/join-words.ts'
import type { NoticeWords } from '../words/lease/notice-words.ts'

// Words of notices and of the spans that are none.

const words = (key: keyof NoticeWords): string => joinWords([fr, de, en, lb], key)

export const QUARTER: RegExp = new RegExp(String.raw`\b${words('quarter')}\b`, 'g')
/** A unit that counts may share. */
export const MONTHS: RegExp = new RegExp(String.raw`\b${words('spans')}\b`)
/** A count at the end of its part of the sentence, without a unit; the number of an article is none. */
export const BARE_COUNT: RegExp = new RegExp(
  String.raw`(?<!^\s*)(?<!(?:art\.?|article|artikel|§|no\.?|nr\.?) ?)\b(?<![\d.,])(\d{1,2}|${words('counts')})(?=\s*(?:[.;,)]|$))`,
  'g',
)
export const JOINT: RegExp = new RegExp(words('joint'))
/** The landlord copies it out when he gives notice. */
export const TEXT_OF_LAW: RegExp = new RegExp(String.raw`${words('article')} ?12\b`)
/** The tenant goes, and says so before. */
export const LEAVES_WITH: RegExp = new RegExp(words('leavesWith'))
/** Half a year, and months that are counted as full. */
export const HALF_YEAR: RegExp = new RegExp(String.raw`\b${words('halfYear')}\b`, 'g')
export const FULL: RegExp = new RegExp(String.raw`\b${words('full')} (?=${words('spans')})`, 'g')
/** Subject of the span, where it is no notice. */
export const OF_PURCHASE: RegExp = new RegExp(words('ofPurchase'))
export const OF_SPAN: RegExp = new RegExp(String.raw`^\s*${words('ofSpan')}`)
/** `six mois de préavis du bailleur`: whose notice it is. */
export const OF_LANDLORD: RegExp = new RegExp(String.raw`^\s*${words('ofLandlord')} (?:${topics.landlord.source})`)
/** `die Frist von zwei Jahren gilt nicht`. */
export const NO_LONGER: RegExp = new RegExp(words('noLonger'))
export const TELLS_NOTICE: RegExp = new RegExp(words('tellsNotice'))
export const NOT_A_NOTICE: RegExp = new RegExp(`${words('notANotice')}|${words('article')} 12`)
export const TELLS_OTHERS: RegExp = new RegExp(words('tellsOthers'))
export const RECEIVES: RegExp = new RegExp(String.raw`\b${words('receives')}\b`)
export const AFTER: RegExp = new RegExp(String.raw`${words('after')}\s(?:${words('articles')} )?$`)
export const LANDLORD: RegExp = new RegExp(words('landlords'))
export const ONE_OF_THEM: RegExp = new RegExp(String.raw`\b${words('oneOfThem')}\b`)
