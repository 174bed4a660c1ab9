import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LOCALES, type Locale } from '../../models/kernel/locale.ts'

const CONTENT = join(import.meta.dirname, '..')
const ARTICLES = join(CONTENT, 'insights')
const METHODS = join(CONTENT, 'methods')
/** Words and turns that stand for something that has another word on our pages, and mistakes that were mended once. */
const NOT_OURS: Readonly<Record<Locale, RegExp>> = {
  en: /\badverts?\b|\bdwellings?\b|\bto let\b|\bways? in\b|turned away|how known|tax office of your commune|\b1 months\b/i,
  fr: /tous genres|regardez vos courriels|est faux|n’a été compris|peut rapporter|le crédit est remboursé/i,
  de: new RegExp(
    [
      /inserat|inserier|\bkaution|in Ihre Mails|Kredit für Anleger|Der Kredit ist auf|verlangt, nicht bezahlt/,
      /darlehen|steuerkredit|akt-kredit|maklerkosten|agentur|energieausweis|\bobjekt(?:e[ns]?|s)?\b(?! aus )/,
      /im Rauschen|zu Lasten|wohnqualität|beispieldaten/,
    ]
      .map(({ source }) => source)
      .join('|'),
    'i',
  ),
  lu: new RegExp(
    [
      /\bofferen?\b|\babléck\b|duergeet|éischt Keefer|am Kaméidi|androck|opruff|\bmarché\b|meter-carré/,
      // Loun is wages; the words of leases and prices, and the spelling of 2019.
      /lounsgarantie|loyersgarantie|mountsloun|\bde Lounen\b|proprietaire|gebür|gebier\b|moyenne/,
      /ähnlech|miwwléiert|halschent|niddereg|zanter|dekont|plafong|krediter|fahrten|fuerten|joeren|joerlech|nootst|gülteg/,
      /verlässlech(?<!zouverlässlech)|wahrscheinlech|tëschent|\bdierf\b|regelen\b(?<!reegelen)|hypothesen/,
    ]
      .map(({ source }) => source)
      .join('|'),
    'i',
  ),
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
  for (const path of globSync(`*/${locale}.md`, { cwd: METHODS }))
    yield [path, readFileSync(join(METHODS, path), 'utf8')]
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
    expect(NOT_OURS.lu.test('D’Lounsgarantie')).toBe(true)
  })
})
