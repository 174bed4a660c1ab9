import { LOCALES, type Locale } from '../kernel/locale.ts'

/** Pieces of descriptions: `#` stands for a number, `%` for one in words, `@` for a place. Some are beyond the grammar, on purpose. */
const PIECES: Readonly<Record<Locale, string>> = {
  en: `flat to rent in @|house near @|not in @|neither @ nor @|# bedrooms|exactly # bedrooms|at least # m²
    no more than # euros|under # per sqm|built before #|not older than #|no agency
    up to % euros|not before %|our old flat costs # so we want less than #|call 621 445 902 after #|# or # bedrooms|no, not @ but @
    never a basement|without lift|not on floor #|lift if above the # floor|# each|# cats|bus # every # minutes
    anything but @|more than # trees|less noise than @|pets don't matter|no # in the street
    ideally # bedrooms|# bathrooms would be nice`,
  fr: `appartement à louer à @|pas à @|ni @ ni @|exactement # chambres|au moins # m²|moins de # € par m²
    jusqu'à % euros|pas avant %|nous louons actuellement à # mais max #|tél. 691 203 114|# ou # chambres|@ non finalement @
    construit après #|sans agence|jamais de sous-sol|pas au # étage|# par personne
    plus de # arbres|tram # toutes les # minutes|peu importe l'étage|sauf @|non loin de @|maximum # voisins|aucun vis-à-vis|rien sous # euros`,
  de: `Wohnung in @|nicht in @|weder @ noch @|genau # Zimmer|mindestens # qm|höchstens # Euro|maximal # Euro pro m²
    bis % Euro|nicht vor %|wir wohnen noch für # aber höchstens #|Tel. 0049 651 998877|# oder # Zimmer|@ nein doch lieber @
    Baujahr nach #|ohne Makler|kein Keller|nicht im # Stock|jeder # Euro
    mehr als # Bäume|Linie # alle # Minuten|Stockwerk egal|außer @|nie wieder @|unter # Nachbarn|keinesfalls # Katzen|am liebsten # Zimmer`,
  lu: `Wunneng zu @|net zu @|weder @ nach @|genee # Zëmmer|op d'mannst # m²|héchstens # Euro|Baujoer no #|keng Agence
    kee Keller|net um # Stack|# pro Persoun|méi wéi # Beem|Linn # all # Minutten
    bis % Euro|net virun %|mir wunnen nach fir # mee héchstens #|Tel. 661 902 334|# oder # Schlofkummeren|@ nee waart @
    Lift egal|ausser @|ni méi @|manner wéi # Noperen|wa méiglech # Zëmmer`,
  pt: `apartamento em @|não em @|nem @ nem @|exatamente # quartos|pelo menos # m²|no máximo # euros|menos de # por m²
    construído depois de #|sem agência|nunca cave|não no # andar|# por pessoa
    até % euros|não antes de %|vendo a minha casa por # mas no máximo #|tel. 661 902 334|# ou # quartos|@ mas afinal @
    mais de # árvores|linha # a cada # minutos|tanto faz o andar|exceto @|máximo # vizinhos|nada abaixo de # euros|de preferência # quartos`,
}
const PLACES = ['Mersch', 'Esch-sur-Alzette', 'Belair', 'Kirchberg', 'Diekirch', 'Strassen', 'Differdange']
/** Numbers in words, which stand for `%`. */
const WORDS: Readonly<Record<Locale, readonly string[]>> = {
  en: ['two', 'fifteen', 'twelve hundred', 'half a million', 'seven hundred and fifty thousand'],
  fr: ['deux', 'quinze', 'mille deux cents', 'quatre-vingts', 'six cent cinquante mille'],
  de: ['zwei', 'fünfzehn', 'zwölfhundert', 'eine halbe Million', 'siebenhundertfünfzigtausend'],
  lu: ['zwee', 'fofzéng', 'zwielefhonnert', 'eng hallef Millioun', 'siwenhonnertdausend'],
  pt: ['dois', 'quinze', 'mil e duzentos', 'meio milhão', 'setecentos e cinquenta mil'],
}
const JOINTS = [', ', '. ', ' ', '; ', ' – ', ' / ', '! ', ' (', '\n', ' … ', ': ', ' | ', '? ']
const NUMBERS = ['2', '3', '7', '45', '90', '350', '1.250', '1800', '1987', '2005', '6500', '450.000', '1,2']

export interface GeneratedText {
  locale: Locale
  text: string
  /** Numbers and places that stand in it, as typed. */
  told: string[]
}

/** A text of one to five pieces in one language. @param next random numbers from 0 up to 1 */
export function generateText(next: () => number): GeneratedText {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!
  const locale = pick(LOCALES)
  const pieces = PIECES[locale].split(/\||\n/).map((piece) => piece.trim())
  const told: string[] = []
  const fill = (piece: string): string =>
    piece.replace(/[#@%]/g, (mark) => {
      if (mark === '%') return pick(WORDS[locale])
      const value = pick(mark === '#' ? NUMBERS : PLACES)
      told.push(value)
      return value
    })
  const count = 1 + Math.floor(next() * 5)
  const whole = Array.from({ length: count }, () => fill(pick(pieces))).reduce(
    (text, piece) => text + pick(JOINTS) + piece,
  )
  return { locale, text: next() < 0.3 ? mistyped(whole, told, next) : whole, told }
}

/** Swaps two letters in one word that is no number and no place. */
function mistyped(text: string, told: readonly string[], next: () => number): string {
  const words = text.split(' ')
  const at = Math.floor(next() * words.length)
  const word = words[at]!
  if (!/^[a-z]{5,}$/.test(word) || told.some((one) => one.includes(word))) return text
  const from = 1 + Math.floor(next() * (word.length - 2))
  words[at] = word.slice(0, from) + word[from + 1]! + word[from]! + word.slice(from + 2)
  return words.join(' ')
}
