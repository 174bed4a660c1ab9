import type { UnlawfulConditionWords } from '../../words/adverts/unlawful-condition-words.ts'

export const unlawfulConditions = {
  stems: `
    muslim / jud[ed] / kanner / fluchtl / ausla[ne] / letzebu / europ / chre[ts]
  `,
  groups: 'auslanner|kanner|muslimen|judden|fluchtlingen?',
  chosen: 'letzebuerger|europaer|chreschten',
  without: '(?:keng|ouni)[ ]',
  harmless: '',
  unwanted: '',
  only: '(?:nemmen|just)(?: (?:un|fir))?',
  onlyBehind: '',
  grounds: '',
} satisfies UnlawfulConditionWords
