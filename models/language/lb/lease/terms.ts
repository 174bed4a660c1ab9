import type { TermWords } from '../../words/lease/term-words.ts'

export const terms = {
  otherGuarantee: `staatsgarantie|bank ?garantie`,
  deposit: `garantie|caution|kautioun`,
  ofDeposit: `locative`,
  amountsTo: `vun|iwwer|ass`,
  coefficient: `koeffizient|coefficient`,
  built: `baujoer|gebaut ginn|gebaut`,
  revalued: `opgewert|nei bewert|reevalueiert`,
  worthToday: `(?:no|zum) (?:haitegem|aktuellem|haitegen|aktuellen) wert|haitege wert`,
  today: `mer haut|haut`,
  at: `auf|bei`,
  monthsToCome: '',
  returns: 'reckbez|zereck',
  not: 'net',
  notFurnished: '',
} satisfies TermWords
