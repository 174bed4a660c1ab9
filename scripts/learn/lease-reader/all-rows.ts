import { LAWFUL_CLAUSES, UNLAWFUL_CLAUSES } from '../../../models/lease/checks/clauses.fixture.ts'
import type { Glossary } from '../../../models/learned/glossary.ts'
import { labelledLeases } from '../../evaluation/lease/labelled-leases.ts'
import { LOOKED_INTO, MENDED_BY } from '../../evaluation/lease/opened-sets.ts'
import { placesOfFindings, writtenClauses } from './learning-material.ts'
import { rowsOfClause, rowsOfFixture, rowsOfLabelled } from './rows-to-learn.ts'
import type { RowToLearn } from '../linear-reader/learn-reader.ts'

/** Sets of the evaluation that have been read; their scores are worthless as evidence. */
const LEARNED_FROM = ['tuning', ...LOOKED_INTO, ...MENDED_BY]

/** All training rows except those of the annotated leases. */
export function otherRows(glossary: Glossary): RowToLearn[] {
  const places = placesOfFindings()
  return [
    ...writtenClauses().flatMap((clause) => rowsOfClause(clause, glossary)),
    ...LEARNED_FROM.flatMap((set) =>
      labelledLeases(set).flatMap((lease) =>
        rowsOfLabelled(lease, glossary, (id) => places.get(`${set} ${lease.name} ${id}`) ?? []),
      ),
    ),
    ...UNLAWFUL_CLAUSES.flatMap(([id, clause]) => rowsOfFixture(clause, id, glossary)),
    ...LAWFUL_CLAUSES.flatMap((clause) => rowsOfFixture(clause, null, glossary)),
  ]
}
