import type { Conditions, LabelledQuery } from './labelled-query.ts'

/** A label of a query for a home to rent. */
export function aLabel(hard: Conditions, soft: Conditions = {}): LabelledQuery {
  return {
    id: 'en-99',
    lang: 'en',
    market: 'rent',
    text: '-',
    hard,
    soft,
    unjudged: [],
    protected: false,
    optional: [],
    ignore: [],
  }
}
