import { wishes as de } from './de/wishes.ts'
import { wishes as en } from './en/wishes.ts'
import { wishes as fr } from './fr/wishes.ts'
import { wishes as lb } from './lb/wishes.ts'
import { wishes as pt } from './pt/wishes.ts'

/** Phrases for each wish, by language. */
export const WISHES = { en, fr, de, lb, pt }
