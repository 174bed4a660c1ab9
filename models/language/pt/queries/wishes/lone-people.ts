import type { LonePeopleWords } from '../../../words/queries/wishes/lone-people-words.ts'

export const lonePeople = {
  onePerson: 'uma',
  person: 'pessoa',
  justMe: 'so eu|so p(?:a)?ra mim',
  of: 'de',
  roomsBehind: '',
  numbered: '',
  forUs: 'a|[a-z]+mos os',
  notPersons: 'mes|meses|anos?',
} satisfies LonePeopleWords
