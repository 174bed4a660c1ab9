import type { DateWords } from '../../words/lease/date-words.ts'

export const dates = {
  theDay: '',
  law: '',
  amended: '',
  birth: 'nascid',
  paper: '',
  signed: '',
  by: '',
  and: '',
  ofTheDay: '',
  factsOfPersons: '',
  lease: '',
  doneOrSigned: '',
  otherSpans: '',
} satisfies DateWords
