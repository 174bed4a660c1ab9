import type { UnlawfulConditionWords } from '../../words/adverts/unlawful-condition-words.ts'

export const unlawfulConditions = {
  stems: String.raw`
    afric / arab / muslim / jewe?s?\b / blacks / asia / \broms?\b / handicap / disabled / homosex / gays / single mother
    children / \bkids / refugi / foreigner / religion / nationali / luxemb / europ / christ / catholi / whites / couples
    citizens / married / native
  `,
  groups: `
    foreigners?|africans?|arabs?|muslims?|jews?|blacks?|asians?|refugees?|disabled(?: people| persons)?|homosexuals?|gays?|children
    kids|families with children|single mothers?
  `,
  chosen: `
    luxembourgers?|luxembourg nationals?|europeans?|eu (?:nationals?|citizens?)|christians?|catholics?|whites?|married couples?
    native speakers?
  `,
  without: 'no[ ]',
  harmless: 'facilities|play',
  unwanted: 'not (?:allowed|accepted|welcome)|need not apply',
  only: 'only(?: for)?|exclusively for|reserved for',
  onlyBehind: 'only',
  grounds: '',
} satisfies UnlawfulConditionWords
