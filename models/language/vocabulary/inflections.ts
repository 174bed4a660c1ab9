import type { TextLanguage } from '../words/text-language.ts'

const ENDINGS: Readonly<Record<TextLanguage, readonly string[]>> = {
  fr: ['s', 'e', 'es', 'x'],
  de: ['e', 'en', 'n', 'er', 'es', 's', 'em'],
  en: ['s', 'es'],
  lb: ['en', 'er', 'e', 't', 's'],
  pt: ['s', 'es'],
}
const SHORTEST = 4

/**
 * Spellings of a term beyond its own: plural and gender endings on its first and its last word, `ae oe ue` for umlauts. They need not all be words;
 * one that is another term's own spelling gives way to it.
 */
export function inflectionsOf(term: string, lang: TextLanguage): string[] {
  const spellings = lang === 'de' || lang === 'lb' ? [...new Set([term, withoutUmlauts(term)])] : [term]
  const forms = spellings.flatMap((spelling) => endedForms(spelling, lang))
  return [...new Set(forms)].filter((form) => form !== term)
}

/** The spelling without umlauts alone, for terms of which no inflected form counts. */
export function withoutUmlauts(term: string): string {
  return term.replace(/ä/gi, 'ae').replace(/ö/gi, 'oe').replace(/ü/gi, 'ue')
}

function endedForms(term: string, lang: TextLanguage): string[] {
  const words = term.split(/[\s-]+/)
  const last = formsOf(words.at(-1)!, lang)
  if (words.length === 1) return last
  const middle = words.slice(1, -1)
  return formsOf(words[0]!, lang).flatMap((start) => last.map((end) => [start, ...middle, end].join(' ')))
}

function formsOf(word: string, lang: TextLanguage): string[] {
  if (word.length < SHORTEST || /\d/.test(word)) return [word]
  const ended = ENDINGS[lang].map((ending) => word + ending)
  if (lang === 'en' && word.endsWith('y')) ended.push(`${word.slice(0, -1)}ies`)
  if (lang === 'pt' && word.endsWith('o')) ended.push(`${word.slice(0, -1)}a`, `${word.slice(0, -1)}as`)
  if (lang === 'fr' && word.endsWith('eux')) ended.push(`${word.slice(0, -1)}se`, `${word.slice(0, -1)}ses`)
  return [word, ...ended]
}
