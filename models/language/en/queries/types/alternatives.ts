import type { AlternativeWords } from '../../../words/queries/types/alternative-words.ts'

export const alternatives = {
  or: 'or',
  otherwise: 'slash|alternatively',
  orNot: 'not|un[a-z]+',
  also: 'also|too|ok|okay|fine|acceptable|possible|accepted',
  mayBe: 'can be|could be',
  mayBeArticles: 'a|an',
  fillers: 'a|an|the|even|just|only|so|small|little',
  as: 'detached|in|as|of|type|style|duplex',
} satisfies AlternativeWords
