import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LOCALES, type Locale } from '../../models/kernel/locale.ts'

const CONTENT = join(import.meta.dirname, '..')
const ARTICLES = join(CONTENT, 'insights')
/** Words and turns that stand for something that has another word on our pages, and mistakes that were mended once. */
const NOT_OURS: Readonly<Record<Locale, RegExp>> = {
  en: /\badverts?\b|\bdwellings?\b|\bto let\b|\bways? in\b|turned away|how known|tax office of your commune|\b1 months\b/i,
  fr: /tous genres|regardez vos courriels|est faux|n’a été compris|peut rapporter|le crédit est remboursé/i,
  de: /\binserat(?:e[ns]?|s)?\b|\bkaution\b|in Ihre Mails|Kredit für Anleger|Der Kredit ist auf|verlangt, nicht bezahlt/i,
  lu: /\bofferen?\b|\babléck\b|duergeet|éischt Keefer/i,
  pt: /está errado|comissão de dossier|é dito desconhecido/i,
}

/** Texts of a language with their places; names of values between braces are no words. */
function* textsOf(locale: Locale): Generator<[place: string, text: string]> {
  const folder = join(CONTENT, 'i18n', locale)
  for (const name of readdirSync(folder)) {
    const words = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, unknown>
    for (const [key, text] of Object.entries(words)) yield [`${name} ${key}`, JSON.stringify(text)]
  }
  for (const slug of readdirSync(ARTICLES)) {
    const file = join(ARTICLES, slug, `${locale}.md`)
    if (readdirSync(join(ARTICLES, slug)).includes(`${locale}.md`)) yield [slug, readFileSync(file, 'utf8')]
  }
}

describe('the glossary', () => {
  it.each(LOCALES)('has one word for a thing in %s', (locale) => {
    const found = [...textsOf(locale)].flatMap(([place, text]) => {
      const match = NOT_OURS[locale].exec(text.replaceAll(/\{\w+\}/g, '').replaceAll(/[\u00a0\u202f]/g, ' '))
      return match === null ? [] : [`${place}: ${match[0]}`]
    })
    expect(found).toEqual([])
  })

  it('finds a word that is not ours', () => {
    expect(NOT_OURS.en.test('New adverts')).toBe(true)
    expect(NOT_OURS.de.test('Die Kaution')).toBe(true)
  })
})
