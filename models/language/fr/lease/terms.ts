import type { TermWords } from '../../words/lease/term-words.ts'

export const terms = {
  otherGuarantee: String.raw`garanti\w* (?:bancaire|de l'etat|decennale|constructeur)|garantit|garantis`,
  deposit: `garantie|caution|depot`,
  ofDeposit: `locative|de garantie`,
  amountsTo: `de|d'un montant de|est de`,
  coefficient: `coefficient`,
  built: String.raw`annee de construction|construite? en|acheve\w* en|batie? en`,
  revalued: `reevalue(?:e?s?)(?![a-z])|revalorise(?:e?s?)(?![a-z])|reactualise(?:e?s?)(?![a-z])`,
  worthToday: String.raw`(?:valeur|montant) (?:actualise|actuel|reevalue|du jour)\w*|en euros? d'aujourd'hui`,
  today: `aujourd'hui`,
  at: `a`,
  monthsToCome: `suivant|prochain|d'avance`,
  returns: 'restitu|rembours|liber|retour',
  not: 'non|pas',
  notFurnished: '',
} satisfies TermWords
