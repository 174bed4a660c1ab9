import type { LonePeopleWords } from '../../../words/queries/wishes/lone-people-words.ts'

export const lonePeople = {
  onePerson: 'une',
  person: 'personne',
  justMe: 'suis seule?|(?:rien|juste|seulement) (?:que )?pour moi|pour moi seule?',
  of: 'de|d',
  roomsBehind: '',
  numbered: 'etage',
  forUs: 'a|nous',
  notPersons: 'pas|mois|ans?',
} satisfies LonePeopleWords
