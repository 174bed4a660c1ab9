import type { SearchIntent } from '../../../models/search/intent/search-intent.ts'
import type { LabelledQuery } from './labels/labelled-query.ts'
import { wishLabel } from './read-intent.ts'

/** Wishes that were read, by whether they were taken as the condition or the wish that the label says. */
export interface WishStrength {
  right: number
  /** Conditions taken as wishes: results may break them. */
  tooLax: number
  /** Wishes taken as conditions: results are lost. */
  tooStrict: number
}

/** Compares the strength of each wish that a label and an intent share; wishes that only one of them has are a matter of the reading. */
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
