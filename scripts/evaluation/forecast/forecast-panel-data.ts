import { readdir } from 'node:fs/promises'

import { parseQuarter } from '../../../models/kernel/quarter.ts'
import type { PanelRow } from '../../../models/forecast/panel-table.ts'
import {
  integerColumn,
  nullableColumn,
  numberColumn,
  quarterColumn,
  textColumn,
} from '../../../pipeline/files/csv-columns.ts'
import { readCsvTable } from '../../../pipeline/files/csv-table.ts'

export type PanelTruth = {
  readonly commune: string
  readonly type: string
  readonly step: number
  readonly count: number
  readonly median: number
}

export type PublicPanel = {
  /** Last quarter of the history: `2013Q4`. */
  readonly origin: string
  readonly rows: readonly PanelRow[]
  readonly truth: readonly PanelTruth[]
}

const HISTORY = {
  refnis: textColumn(),
  type: textColumn(),
  quarter: quarterColumn(),
  n: nullableColumn(numberColumn({ min: 0 })),
  median: nullableColumn(numberColumn({ above: 0 })),
}
const TRUTH = {
  refnis: textColumn(),
  type: textColumn(),
  h: integerColumn({ min: 1, max: 4 }),
  n: numberColumn({ above: 0 }),
  median: numberColumn({ above: 0 }),
}

/** Reads every origin of a panel benchmark folder, sorted by origin. */
export async function loadPublicPanels(folder: string): Promise<PublicPanel[]> {
  const origins = (await readdir(folder)).toSorted()
  return Promise.all(origins.map((origin) => loadPanel(`${folder}/${origin}`, origin)))
}

async function loadPanel(folder: string, origin: string): Promise<PublicPanel> {
  const history = await readCsvTable(`${folder}/history.csv`, HISTORY)
  const truth = await readCsvTable(`${folder}/truth.csv`, TRUTH)
  const toRow = ({ refnis, type, quarter, n, median }: (typeof history)[number]): PanelRow => ({
    commune: refnis,
    type,
    quarter: parseQuarter(quarter),
    count: n,
    median,
  })
  return {
    origin,
    rows: history.map(toRow),
    truth: truth.map(({ refnis, type, h, n, median }) => ({ commune: refnis, type, step: h, count: n, median })),
  }
}
