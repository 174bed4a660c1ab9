import type { PhoneWords } from '../../words/adverts/phone-words.ts'

export const phones = {
  called: 't[ée]l(?:[ée]phone)?s?|gsm|portable|appele[rz]|contacte[rz]|joindre|numéro',
  between: 'n°|num[ée]ro|nous|au|sur',
  countedBehind: String.raw`ares?\b|ans?\b`,
  numbered: 'r[ée]f(?:[ée]rence)?s?|n°|lot|rcs?|tva|autorisation|prix|loyer|budget',
  numberedBy: 'de vente|agence|n°',
} satisfies PhoneWords
