import type { LonePeopleWords } from '../../../words/queries/wishes/lone-people-words.ts'

export const lonePeople = {
  onePerson: 'eng|enger|engem',
  person: 'persoun',
  justMe: '(?:mech|mir) eleng|just fir mech',
  of: 'vun',
  roomsBehind: '',
  numbered: 'kand|stack|etage',
  forUs: 'zu|mir|eis',
  notPersons: 'meint|mount|joer',
} satisfies LonePeopleWords
