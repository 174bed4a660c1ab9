import { refusedMentions as de } from '../de/lease/refused-mentions.ts'
import { refusedMentions as en } from '../en/lease/refused-mentions.ts'
import { refusedMentions as fr } from '../fr/lease/refused-mentions.ts'
import { refusedMentions as lb } from '../lb/lease/refused-mentions.ts'
import { joinWords } from '../words/join-words.ts'
import type { RefusedMentionWords } from '../words/lease/refused-mention-words.ts'

// Words of a lease that says outright that something it has to mention is left out.

const pattern = (key: keyof RefusedMentionWords): RegExp => new RegExp(joinWords([fr, de, en, lb], key))

/** A landlord who is not told to the tenant; what is kept from others is no refusal. */
export const UNNAMED_LANDLORD: RegExp = pattern('unnamedLandlord')
export const KEPT_FROM_OTHERS: RegExp = pattern('keptFromOthers')
const LEFT_OUT = pattern('leftOut')
export const REFUSED_MENTIONS: Readonly<Record<string, RegExp>> = {
  L09: pattern('noStart'),
  L11: pattern('noSeparateRent'),
  L12: pattern('noAmount'),
  L14: LEFT_OUT,
  L15: LEFT_OUT,
  L41: pattern('noCertificate'),
  L42: pattern('noDetector'),
}
