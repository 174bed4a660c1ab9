import type { AskedKindWords } from '../../../words/queries/types/asked-kind-words.ts'

export const askedKinds = {
  headings: 'obligatoire|souhait',
  openers: String.raw`cherche\w*|deux|simple|meubles?|meublee`,
  toBuild: 'construire|batir',
  commercial: 'commerciale?',
  premises: 'surface|local|cellule',
  homeOffice: '',
  officeSeeking: String.raw`louer|cherch\w*`,
  officeFillers: 'un|petit',
  seekers: 'je',
  seeking: 'cherche|cherchons|recherche',
  articles: 'une?',
  without: 'sans',
  articleE: '',
  locals: 'local',
  localFor: 'commercial|pour',
} satisfies AskedKindWords
