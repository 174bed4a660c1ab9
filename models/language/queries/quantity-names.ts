import { quantityNames as de } from '../de/queries/quantity-names.ts'
import { quantityNames as en } from '../en/queries/quantity-names.ts'
import { quantityNames as fr } from '../fr/queries/quantity-names.ts'
import { quantityNames as lb } from '../lb/queries/quantity-names.ts'
import { quantityNames as pt } from '../pt/queries/quantity-names.ts'
import { joinLanguages } from '../words/join-words.ts'
import type { QuantityNameWords } from '../words/queries/quantity-name-words.ts'

const { of } = joinLanguages([en, fr, de, lb, pt])

/** A pattern of the name of a quantity before its number: `Wohnfläche 90`, `étage 2`. */
export function nameOf(quantity: Exclude<keyof QuantityNameWords, 'fillers'>): RegExp {
  return new RegExp(`(?:^| )${of(quantity)}(?: ${of('fillers')})*$`)
}
