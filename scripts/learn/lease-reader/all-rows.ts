import { LAWFUL_CLAUSES, UNLAWFUL_CLAUSES } from '../../../models/lease/checks/clauses.fixture.ts'
import type { Glossary } from '../../../models/learned/glossary.ts'
import { labelledLeases } from '../../evaluation/lease/labelled-leases.ts'
import { placesOfFindings, writtenClauses } from './learning-material.ts'
import { rowsOfClause, rowsOfFixture, rowsOfLabelled } from './rows-to-learn.ts'
import type { RowToLearn } from '../linear-reader/learn-reader.ts'

/** Sets of the evaluation that have been read; their scores are worthless as evidence. */
const LOOKED_INTO = [
  'tuning',
  'unseen',
  'fresh',
  'later',
  'blind',
  'reserve',
  'second-blind',
  'third-blind',
  'fourth-blind',
  'eighth-blind',
  'ninth-blind',
  'held-back',
  'tenth-blind',
  'eleventh-blind',
  'twelfth-blind',
  'thirteenth-blind',
  'fourteenth-blind',
  'sixteenth-blind',
  'seventeenth-blind',
  'eighteenth-blind',
]

/** All training rows except those of the annotated leases. */
export function otherRows(glossary: Glossary): RowToLearn[] {
  const places = placesOfFindings()
  return [
    ...writtenClauses().flatMap((clause) => rowsOfClause(clause, glossary)),
    ...LOOKED_INTO.flatMap((set) =>
      labelledLeases(set).flatMap((lease) =>
        rowsOfLabelled(lease, glossary, (id) => places.get(`${set} ${lease.name} ${id}`) ?? []),
      ),
    ),
    ...UNLAWFUL_CLAUSES.flatMap(([id, clause]) => rowsOfFixture(clause, id, glossary)),
    ...LAWFUL_CLAUSES.flatMap((clause) => rowsOfFixture(clause, null, glossary)),
  ]
}
