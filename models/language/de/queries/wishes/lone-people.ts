import type { LonePeopleWords } from '../../../words/queries/wishes/lone-people-words.ts'

export const lonePeople = {
  onePerson: 'eine|einer',
  person: 'person',
  justMe: 'nur fur mich|nur ich|allein ein',
  of: 'von',
  roomsBehind: '[a-z]+zimmer',
  numbered: 'kind|etage',
  forUs: 'zu|wir|uns',
  notPersons: 'monate?n?|jahre?',
} satisfies LonePeopleWords
