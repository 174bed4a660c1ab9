import { join } from 'node:path'
import { choiceColumn, nullableColumn, numberColumn, textColumn } from '../../../pipeline/files/csv-columns.ts'
import { readCsvTable } from '../../../pipeline/files/csv-table.ts'
import { LANGUAGES, type Language } from './grammar.ts'
import { SAMPLE_PARAMETERS_DIR } from '../parameters/parameters.ts'
import type { Commune } from '../parameters/places.ts'
import { type Random, weightedPicker } from '../parameters/random.ts'

export const SOFTWARE = ['openimmo', 'poliris', 'workbook'] as const
export type Software = (typeof SOFTWARE)[number]

/** An invented estate agency. */
export interface Agency {
  readonly slug: string
  readonly name: string
  readonly website: string
  readonly phone: string
  readonly email: string
  readonly commune: string
  readonly weight: number
  readonly language: Language
  /** Format of its own feed, besides the portals; null for none. */
  readonly software: Software | null
}

export async function readAgencies(): Promise<Agency[]> {
  const text = textColumn()
  return readCsvTable(join(SAMPLE_PARAMETERS_DIR, 'agencies.csv'), {
    slug: text,
    name: text,
    website: text,
    phone: text,
    email: text,
    commune: text,
    weight: numberColumn({ above: 0 }),
    language: choiceColumn(LANGUAGES),
    software: nullableColumn(choiceColumn(SOFTWARE)),
  })
}

export type AgencyPicker = (random: Random, commune: Commune | null) => Agency

/** Agencies work mostly in their own commune and canton. */
export function createAgencyPicker(agencies: readonly Agency[], communes: readonly Commune[]): AgencyPicker {
  const cantons = new Map(communes.map(({ slug, canton }) => [slug, canton]))
  const everywhere = weightedPicker(agencies, ({ weight }) => weight)
  const pickers = communes.map(({ slug, canton }) =>
    weightedPicker(agencies, (agency) => {
      const nearness = agency.commune === slug ? 8 : cantons.get(agency.commune) === canton ? 3 : 0.3
      return agency.weight * nearness
    }),
  )
  return (random, commune) => (commune === null ? everywhere(random) : pickers[commune.index]!(random))
}
