import type { PersonWords } from '../../words/adverts/person-words.ts'

export const persons = {
  particles: '',
  titles: 'Här|Madamm',
  titleStems: 'Här',
  titlesAsNames: '',
  contacts: '',
  contactStems: '',
  afterContact: '',
  atNumber: '',
  phones: '',
  onNumber: '',
  streets: String.raw`\bop`,
  ofStreet: '',
  noPersons: '',
} satisfies PersonWords
