import { join } from 'node:path'

import { BadInputError } from '../files/csv-table.ts'
import type { InputProblem } from '../files/csv-table.ts'
import type { Reference } from './load-reference.ts'

/** Checks that every slug used in one table exists in the table it refers to. @throws BadInputError */
export function checkReference(directory: string, reference: Reference): void {
  const problems: InputProblem[] = []
  const cantons = new Set(reference.cantons.map(({ slug }) => slug))
  const communes = new Set(reference.communes.map(({ slug }) => slug))
  const quarters = new Set(reference.quarters.map(({ slug }) => slug))
  const localities = new Set(reference.localities.map(({ slug }) => slug))
  const check = (table: string, index: number, column: string, received: string, known: ReadonlySet<string>): void => {
    if (received === '' || known.has(received)) return
    const expected = `a slug that stands in the table of ${column}`
    problems.push({ file: join(directory, `${table}.csv`), row: index + 2, column, received, expected })
  }
  reference.communes.forEach((row, index) => check('communes', index, 'canton', row.canton, cantons))
  const withCommune = {
    quarters: reference.quarters,
    localities: reference.localities,
    'postcode-prefixes': reference.postcodePrefixes,
    'commune-mergers': reference.communeMergers,
    'cadastral-sections': reference.cadastralSections,
    stations: reference.stations,
    'tram-stops': reference.tramStops,
    'commune-amenities': reference.communeAmenities,
    'commune-transit': reference.communeTransit,
  }
  for (const [table, rows] of Object.entries(withCommune))
    rows.forEach((row, index) => check(table, index, 'commune', row.commune, communes))
  reference.localities.forEach((row, index) => check('localities', index, 'quarter', row.quarter, quarters))
  reference.tramStops.forEach((row, index) => check('tram-stops', index, 'quarter', row.quarter, quarters))
  const targets = { commune: communes, locality: localities, quarter: quarters, country: new Set(['luxembourg']) }
  reference.placeAliases.forEach((row, index) => {
    if (row.kind === 'abroad') return
    for (const target of row.target.split(';')) check('place-aliases', index, 'target', target, targets[row.kind])
  })
  const everCommunes = new Set([
    ...communes,
    ...reference.communeMergers.flatMap(({ former_slug, successor_slug }) => [former_slug, successor_slug]),
  ])
  reference.officialPrices.forEach((row, index) => check('official-prices', index, 'area', row.area, everCommunes))
  reference.officialCounts.forEach((row, index) => check('official-counts', index, 'area', row.area, everCommunes))
  if (problems.length > 0) throw new BadInputError(problems.slice(0, 10))
}
