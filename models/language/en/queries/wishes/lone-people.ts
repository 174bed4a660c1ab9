import type { LonePeopleWords } from '../../../words/queries/wishes/lone-people-words.ts'

export const lonePeople = {
  onePerson: 'one|single',
  person: 'person',
  justMe: '(?:just|only) (?:for )?me|for me (?:alone|only)(?! with)',
  of: 'of',
  roomsBehind: 'bed|room|m2',
  numbered: '',
  forUs: 'us',
  notPersons: 'months?|weeks?|years?|nights?',
} satisfies LonePeopleWords
