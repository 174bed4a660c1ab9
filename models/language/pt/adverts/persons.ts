import type { PersonWords } from '../../words/adverts/person-words.ts'

export const persons = {
  particles: 'da|do|dos',
  titles: 'Senhora?|Sra|Sr',
  titleStems: 'Senhor|Sra?[ .]',
  titlesAsNames: '',
  contacts: '[Cc]ontacto|[Ff]alar com',
  contactStems: 'alar com',
  afterContact: 'com',
  atNumber: '',
  phones: '',
  onNumber: '',
  streets: '',
  ofStreet: '',
  noPersons: '',
} satisfies PersonWords
