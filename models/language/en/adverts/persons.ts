import type { PersonWords } from '../../words/adverts/person-words.ts'

export const persons = {
  particles: 'di|van',
  titles: 'Mr|Mrs|Ms|Miss',
  titleStems: 'M(?:rs?|s|iss)',
  titlesAsNames: '',
  contacts: '[Cc]ontact|CONTACT|[Cc]all|[Aa]sk for|[Yy]our agent|[Oo]wner',
  contactStems: 'ontact|CONTACT|[Cc]all[ :]|[Aa]sk for|[Oo]wner',
  afterContact: 'us|me|our agent|directly|with|is',
  atNumber: 'at',
  phones: '',
  onNumber: '',
  streets: '',
  ofStreet: '',
  noPersons: String.raw`
    agency|real|estate|realty|properties|property|group\w*|service|team|office|email|mail|e-mail|mobile|whatsapp|phone|today|now|remax
    century|sotheby\w*|athome|home\w*
  `,
} satisfies PersonWords
