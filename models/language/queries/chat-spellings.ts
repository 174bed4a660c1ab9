import type { Locale } from '../../kernel/locale.ts'
import { chatSpellings as de } from '../de/queries/chat-spellings.ts'
import { chatSpellings as en } from '../en/queries/chat-spellings.ts'
import { chatSpellings as fr } from '../fr/queries/chat-spellings.ts'
import { chatSpellings as lb } from '../lb/queries/chat-spellings.ts'
import { chatSpellings as pt } from '../pt/queries/chat-spellings.ts'
import type { ChatSpellings } from '../words/queries/chat-spellings.ts'

const SPELLINGS: Readonly<Record<Locale, ChatSpellings>> = { en, fr, de, lu: lb, pt }

/** `n quero`, `nich möbliert`: the word that a short spelling stands for in a text of a language, or the word itself. */
export function wordOfChat(word: string, next: string, language: Locale | null): string {
  if (language === null) return word
  return SPELLINGS[language][`${word} ${next}`] ?? SPELLINGS[language][word] ?? word
}
