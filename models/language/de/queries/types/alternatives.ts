import type { AlternativeWords } from '../../../words/queries/types/alternative-words.ts'

export const alternatives = {
  or: 'oder',
  otherwise: 'od|bzw|beziehungsweise|ob|sonst|alternativ',
  orNot: 'nicht|un[a-z]+|leer|ohne',
  also: 'auch|ok|okay|moglich|alternativ|ebenfalls|akzeptiert',
  mayBe: 'kann auch',
  mayBeArticles: 'ein|eine',
  fillers: 'ein|eine|einen|sogar|nur|auch|so',
  as: 'in|im|als|duplex',
} satisfies AlternativeWords
