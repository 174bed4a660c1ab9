import cases from './clauses.cases.json' with { type: 'json' }

/** Clauses in many wordings, invented: each with the id of the check that should find it when it stands in an otherwise lawful lease. */
export const UNLAWFUL_CLAUSES = cases.unlawful as [id: string, clause: string][]

/** Clauses that speak of the same topics in a lawful way: no check of high or medium severity may find anything in them. */
export const LAWFUL_CLAUSES: readonly string[] = cases.lawful
