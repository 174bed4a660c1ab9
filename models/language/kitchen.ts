import { kitchen as de } from './de/kitchen.ts'
import { kitchen as en } from './en/kitchen.ts'
import { kitchen as fr } from './fr/kitchen.ts'
import { kitchen as lb } from './lb/kitchen.ts'
import { kitchen as pt } from './pt/kitchen.ts'
import type { KitchenWords } from './words/some-words.ts'
import type { TextLanguage } from './words/text-language.ts'

/** How each language describes the kitchen. */
export const KITCHENS: Readonly<Record<TextLanguage, KitchenWords>> = { fr, de, en, lb, pt }
