import type { AlternativeWords } from '../../../words/queries/types/alternative-words.ts'

export const alternatives = {
  or: 'ou',
  otherwise: 'quer',
  orNot: 'nao|sem',
  also: 'tambem|ok|serve|aceitavel|aceitaveis',
  mayBe: 'pode ser',
  mayBeArticles: 'um|uma',
  fillers: 'um|uma|apenas|so',
  as: 'em|de|duplex',
} satisfies AlternativeWords
