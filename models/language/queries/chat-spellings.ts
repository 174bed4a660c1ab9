import type { Locale } from '../../kernel/locale.ts'
import { chatSpellings as de } from '../de/queries/chat-spellings.ts'
import { chatSpellings as en } from '../en/queries/chat-spellings.ts'
import { chatSpellings as fr } from '../fr/queries/chat-spellings.ts'
import { chatSpellings as lb } from '../lb/queries/chat-spellings.ts'
import { chatSpellings as pt } from '../pt/queries/chat-spellings.ts'
import type { ChatSpellings } from '../words/queries/chat-spellings.ts'

const wordsOf = (spellings: ChatSpellings): ReadonlyMap<string, string> => new Map(Object.entries(spellings))

const SPELLINGS = { en: wordsOf(en), fr: wordsOf(fr), de: wordsOf(de), lu: wordsOf(lb), pt: wordsOf(pt) } as const

/** `n quero`, `nich möbliert`: the word that a short spelling stands for in a text of a language, or the word itself. */
export function wordOfChat(word: string, next: string, language: Locale | null): string {
  if (language === null) return word
  const own = SPELLINGS[language]
  return own.get(`${word} ${next}`) ?? own.get(word) ?? word
}
