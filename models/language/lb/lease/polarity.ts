import type { PolarityWords } from '../../words/lease/polarity-words.ts'

export const polarity = {
  contrasts: `
    mee
    awer
  `,
  restrictions: String.raw`
    no (?:\w+ )?(?:deeg|dag|wochen?|meint|mount|joer|mahnung)
    net nemmen?
    no (?:engem|enger|dem|der|den|de|d'|leschten?|zwee|drai|veier|sechs|\d+|enn|oflaf|remise|auszuch)
    ouni (?:\w+ )?(?:exception|ausnahmen?|ausnam|reserve)
  `,
  noDenial: ``,
  denialsBefore: String.raw`
    keng\w*
    keen\w*
    nischt
  `,
  denialsAfter: String.raw`
    net
    keng\w*
    ausgeschloss
    verbueden
    keen
    op kee fall
  `,
  elidedNegator: ``,
  labelDenied: `ouni (?:effet|afloss)|nee|keng|kee[nt]?|verbueden`,
  beforeLists: `keng|ouni`,
  beforeLast: `oder`,
  notDone: String.raw`\b(?:net(?! mei (?:op|eran))|nie)\b`,
  beforeRestriction: '',
} satisfies PolarityWords
