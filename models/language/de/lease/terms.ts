import type { TermWords } from '../../words/lease/term-words.ts'

export const terms = {
  otherGuarantee: String.raw`staatsgarantie|staatliche\w* garantie|bankburgschaft|bank ?garantie`,
  deposit: String.raw`garantie|kaution\w*`,
  ofDeposit: ``,
  amountsTo: `von|in hohe von|entspricht|betragt`,
  coefficient: `koeffizient`,
  built: `baujahr|erbaut|errichtet|gebaut`,
  revalued: `aufgewertet|neu ?bewertet|revaluiert`,
  worthToday: `nach heutigem wert|(?:zum|nach) (?:heutigen|aktuellen) wert|heutiger wert|in heutigen euro`,
  today: `heute`,
  at: `auf|bei`,
  monthsToCome: 'im voraus',
  returns: 'ruckzahl|ruckgab|freigab',
  not: 'nicht',
  notFurnished: 'keine?',
} satisfies TermWords
