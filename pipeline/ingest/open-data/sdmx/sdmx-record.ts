/** Cells of one observation by the name of its dimension, attribute or measure, codes without their labels. */
export type SdmxCells = Record<string, string>

/** One observation, or why it cannot be read. */
export type SdmxObservation = { ok: true; cells: SdmxCells } | { ok: false; received: string; detail: string }
/** One observation with its number in the answer, counted from 1. */
export type SdmxRecord = SdmxObservation & { rowNumber: number }

/** Names under which every format states the period, the value and its flag. */
export const PERIOD = 'TIME_PERIOD'
export const VALUE = 'OBS_VALUE'
export const STATUS = 'OBS_STATUS'
/** Name under which every format states its data flow. */
export const DATAFLOW = 'DATAFLOW'
