import type { AskedKindWords } from '../../../words/queries/types/asked-kind-words.ts'

export const askedKinds = {
  headings: 'muss|wonsch',
  openers: String.raw`brauch\w*|miwwleiert\w*|zoue|just`,
  toBuild: 'bauen|bebauen',
  commercial: String.raw`kommerziell\w*`,
  premises: 'raim|lokal',
  homeOffice: '',
  officeSeeking: String.raw`lounen|sich\w*`,
  officeFillers: 'en|eng|klenge',
  seekers: 'ech',
  seeking: 'sichen',
  articles: 'eng?',
  without: 'ouni',
  articleE: '(?:brauch|brauche|sichen|just|nemmen) e',
  locals: '',
  localFor: 'fir',
} satisfies AskedKindWords
