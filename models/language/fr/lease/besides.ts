import type { BesidesWords } from '../../words/lease/besides-words.ts'

export const besides = {
  otherThing: 'garage|parking|emplacement|internet|concierge|police|prime|assurance',
  notTheRent: String.raw`\b(?:non|pas) (?:le |de |d')?loyer\b|(?:celui|celle) (?:du logement|de l'appartement|de la maison),? non\b`,
  home: String.raw`logement|appartement|\bbail\b`,
  letAlone: String.raw`loue\w* (?:seul|a part|separement)|sans logement|hors bail d'habitation`,
  loan: String.raw`\bprets?\b|hypothec`,
  withoutEffect: String.raw`n'a(?:ura)? aucun(?:e)? (?:valeur|effet|portee)|(?:est|sont|sera) (?:nul(?:le)?s?|sans effet)\b`,
} satisfies BesidesWords
