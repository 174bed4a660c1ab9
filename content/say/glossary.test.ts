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
  fr: new RegExp(
    [
      /tous genres|regardez vos courriels|est faux|n’a été compris|peut rapporter|le crédit est remboursé|le crédit doit/,
      /hypothèse de stabilité|sans charges|salles? de bain\b|seconde main|charges de dettes|autres crédits|crédits au logement/,
      /en annonce\b|(?:cette|aucune|une) publication|acheteurs? (?:ayant|qui ont) droit|\bloi du \{|dans le bruit|minutes usuelles|\bff\./,
      /\bnote de 0 à 100|intervalle de 95|chaque frais|ce qu’on ne sait pas|voir les biens|avec les biens/,
    ]
      .map(({ source }) => source)
      .join('|'),
    'i',
  ),
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
      /ähnlech|miwwléiert|halschent|niddereg|zanter|dekont|plafong|krediter|fahrten|fuerten|joeren|joerlech|nootst|\bnosten?\b|gülteg/,
      /verlässlech(?<!zouverlässlech)|wahrscheinlech|tëschent|\bdierf\b|regelen\b(?<!reegelen)|hypothesen/,
    ]
      .map(({ source }) => source)
      .join('|'),
    'i',
  ),
  pt: new RegExp(
    [
      /está errado|comissão de dossier|é dito desconhecido|\bvocê\b|\bencargos?\b|coabitação|vistoria|crédito fiscal|em oferta\b/,
      // The deposit is a caução: a garantia is that of a bank, of the State or of a builder.
      /garantia (?:superior|perdida|não|pedida)|(?:montante|devolução|forma) da garantia/,
      /segunda mão|pré-aviso|seguramente|peça para (?:riscar|acrescentar)|à hora de ponta|sempre por pagar|automóvel|\bnomead[oa]s?\b/,
      /habitação típica|todas as habitações|\blei de \{|dentro do ruído|(?:nest|dest|numa )a? ?publicação|o que não se sabe/,
      // Words of Brazil.
      /\b(?:celular|aluguel|alugu[ée]is|arquivo|usuários?|ônibus|banheiros?|senha|deletar|acessar|registro)\b/,
    ]
      .map(({ source }) => source)
      .join('|'),
    'i',
  ),
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
    expect(NOT_OURS.fr.test('Loyer sans charges')).toBe(true)
    expect(NOT_OURS.pt.test('Garantia superior a dois meses')).toBe(true)
  })
})
