import type { SearchIntent } from '../../../models/search/intent/search-intent.ts'
import type { LabelledQuery } from './labels/labelled-query.ts'
import { wishLabel } from './read-intent.ts'

/** Wishes that were read, by whether they were taken as a condition or a wish as labelled. */
export interface WishStrength {
  right: number
  /** Conditions taken as wishes: results may break them. */
  tooLax: number
  /** Wishes taken as conditions: results are lost. */
  tooStrict: number
}

/** Compares the strength of each wish in both label and intent; wishes in only one of them are scored as readings. */
export function compareStrength({ hard, soft }: LabelledQuery, { wishes }: SearchIntent): WishStrength {
  const conditions = new Set([...(hard.with ?? []), ...(hard.without ?? []), ...fieldsOf(hard)])
  const softer = new Set([...(soft.with ?? []), ...(soft.without ?? []), ...fieldsOf(soft)])
  const strength = { right: 0, tooLax: 0, tooStrict: 0 }
  for (const wish of wishes) {
    const label = wishLabel(wish.key)
    if (!conditions.has(label) && !softer.has(label)) continue
    if (conditions.has(label) === (wish.strength === 'must')) strength.right++
    else if (conditions.has(label)) strength.tooLax++
    else strength.tooStrict++
  }
  return strength
}

export function sumStrengths(all: readonly WishStrength[]): WishStrength {
  const sum = (key: keyof WishStrength) => all.reduce((total, one) => total + one[key], 0)
  return { right: sum('right'), tooLax: sum('tooLax'), tooStrict: sum('tooStrict') }
}

/** Conditions that a label has as a field and an intent as a wish. */
function fieldsOf({ furnished, newBuild }: LabelledQuery['hard']): string[] {
  return [...(furnished === undefined ? [] : ['furnished']), ...(newBuild === undefined ? [] : ['new_build'])]
}
