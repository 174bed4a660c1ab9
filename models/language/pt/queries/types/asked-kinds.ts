import type { AskedKindWords } from '../../../words/queries/types/asked-kind-words.ts'

export const askedKinds = {
  headings: 'obrigatorio|desejo',
  openers: 'mobilad[oa]|fechada|coberta|centro|espaco',
  toBuild: 'construir|edificar',
  commercial: 'comercial',
  premises: 'espaco',
  homeOffice: '',
  officeSeeking: String.raw`alugar|arrendar|procur\w*`,
  officeFillers: 'um|pequeno',
  seekers: '',
  seeking: 'procuro|preciso|preciso de|preciso duma',
  articles: 'uma?',
  without: 'sem',
  articleE: '',
  locals: '',
  localFor: 'para',
} satisfies AskedKindWords
