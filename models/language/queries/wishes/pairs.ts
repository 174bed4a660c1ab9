import { pairs as de } from '../../de/queries/wishes/pairs.ts'
import { pairs as en } from '../../en/queries/wishes/pairs.ts'
import { pairs as fr } from '../../fr/queries/wishes/pairs.ts'
import { pairs as lb } from '../../lb/queries/wishes/pairs.ts'
import { pairs as pt } from '../../pt/queries/wishes/pairs.ts'
import { joinLanguages } from '../../words/join-words.ts'
import { AND, WITH } from '../small-words.ts'

const { of } = joinLanguages([en, fr, de, lb, pt])

export const COUPLE = new RegExp(`^${of('couple')}$`)
export const PARTNER = of('partner')
const MATE = of('mate')
const ME = of('me')
const MINE = of('mine')
/** `my wife and I`, `für mich und meinen Partner`, `mat menger Frëndin`. */
export const PAIR = new RegExp(
  [
    String.raw`\b${ME} (?:${AND}|${of('andPartner')}) (?:${MINE} ){1,2}(?:${PARTNER}|${MATE})\b`,
    String.raw`\b${ME} ${of('andPartner')} ${PARTNER}\b`,
    // `for me, my wife and our son`: commas are no tokens.
    String.raw`\b${ME} (?:${MINE} ){1,2}${PARTNER}\b`,
    String.raw`\b${of('bothOfUs')}\b`,
    String.raw`\b(?:${PARTNER}|${MINE} ${MATE}) ${AND} ${ME}\b`,
    String.raw`\b${WITH} (?:${MINE} ){1,2}(?:${PARTNER}|${MATE})\b`,
  ].join('|'),
)
/** A word without which nobody is named as a pair. */
export const OF_PAIR = new RegExp(`^(?:${PARTNER}|${MATE}|${of('both')})$`)
export const OF_PARTNER = new RegExp(String.raw`\b${PARTNER}\b`)
export const OF_MATE = new RegExp(String.raw`\b${MATE}\b`)
/** The writer, besides the flatmates. */
export const AND_ME = new RegExp(`(?:^| )${ME} ${AND}(?: ${of('mineMany')})?$`)
/** `me and my daughter`, `ma fille et moi`: one child, and nobody else. */
export const ONE_CHILD_AND_ME = new RegExp(
  String.raw`\b(?:${ME} (?:${AND}|${of('andPartner')}) ${of('oneChildBefore')} ${of('oneChild')}|${of('oneChildBefore')} ${of('oneChild')} ${AND} ${ME})\b`,
)
/** One child, named with an article or as one's own; of a lone parent or a couple. */
export const ONE_CHILD = new RegExp(String.raw`\b(?:${WITH}|${of('oneChildBefore')}) ${of('oneChild')}\b`)
