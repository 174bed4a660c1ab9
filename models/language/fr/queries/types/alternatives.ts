import type { AlternativeWords } from '../../../words/queries/types/alternative-words.ts'

export const alternatives = {
  or: 'ou',
  otherwise: 'sinon|soit|voire',
  orNot: 'non|pas|vide|sans',
  also: 'aussi|egalement|ok|acceptable|possible|acceptee?s?|convient',
  mayBe: 'peut etre',
  mayBeArticles: 'un|une',
  fillers: 'un|une|le|la|meme|juste|petit|petite',
  as: 'en|de|du|au|type|style|duplex',
} satisfies AlternativeWords
