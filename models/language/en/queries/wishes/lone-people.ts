import type { LonePeopleWords } from '../../../words/queries/wishes/lone-people-words.ts'

export const lonePeople = {
  onePerson: 'one|single',
  person: 'person',
  justMe: '(?:just|only) me',
  of: 'of',
  roomsBehind: 'bed|room|m2',
  numbered: '',
  single: 'single',
  thingsOnce: 'storey|storeyed|story|level|floor|garage|bed|room|bedroom',
  notSingle: 'not|t|every',
  notSingleArticles: 'a',
  oneself: 'myself',
  doing: 'do|doing|work|build|fix|renovate|paint',
  forUs: 'us',
  notPersons: 'months?|weeks?|years?|nights?',
} satisfies LonePeopleWords
