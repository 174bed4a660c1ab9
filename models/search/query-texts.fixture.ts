import { LOCALES } from '../kernel/locale.ts'
import type { Locale } from '../kernel/locale.ts'

/** Pieces of descriptions: `#` stands for a number, `@` for a place. Some are beyond the grammar, on purpose. */
const PIECES: Readonly<Record<Locale, string>> = {
  en: `flat to rent in @|house near @|not in @|neither @ nor @|# bedrooms|exactly # bedrooms|at least # m²
    no more than # euros|under # per sqm|built before #|not older than #|no agency
    never a basement|without lift|not on floor #|lift if above the # floor|# each|# cats|bus # every # minutes
    anything but @|more than # trees|less noise than @|pets don't matter|no # in the street`,
  fr: `appartement à louer à @|pas à @|ni @ ni @|exactement # chambres|au moins # m²|moins de # € par m²
    construit après #|sans agence|jamais de sous-sol|pas au # étage|# par personne
    plus de # arbres|tram # toutes les # minutes|peu importe l'étage|sauf @|non loin de @|maximum # voisins|aucun vis-à-vis|rien sous # euros`,
  de: `Wohnung in @|nicht in @|weder @ noch @|genau # Zimmer|mindestens # qm|höchstens # Euro|maximal # Euro pro m²
    Baujahr nach #|ohne Makler|kein Keller|nicht im # Stock|jeder # Euro
    mehr als # Bäume|Linie # alle # Minuten|Stockwerk egal|außer @|nie wieder @|unter # Nachbarn|keinesfalls # Katzen`,
  lu: `Wunneng zu @|net zu @|weder @ nach @|genee # Zëmmer|op d'mannst # m²|héchstens # Euro|Baujoer no #|keng Agence
    kee Keller|net um # Stack|# pro Persoun|méi wéi # Beem|Linn # all # Minutten
    Lift egal|ausser @|ni méi @|manner wéi # Noperen`,
  pt: `apartamento em @|não em @|nem @ nem @|exatamente # quartos|pelo menos # m²|no máximo # euros|menos de # por m²
    construído depois de #|sem agência|nunca cave|não no # andar|# por pessoa
    mais de # árvores|linha # a cada # minutos|tanto faz o andar|exceto @|máximo # vizinhos|nada abaixo de # euros`,
}
const PLACES = ['Mersch', 'Esch-sur-Alzette', 'Belair', 'Kirchberg', 'Diekirch', 'Strassen', 'Differdange']
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
    piece.replace(/[#@]/g, (mark) => {
      const value = pick(mark === '#' ? NUMBERS : PLACES)
      told.push(value)
      return value
    })
  const count = 1 + Math.floor(next() * 5)
  const text = Array.from({ length: count }, () => fill(pick(pieces))).join(pick([', ', '. ', ' ', '; ']))
  return { locale, text, told }
}
