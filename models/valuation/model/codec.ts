import type { SavedValuation, ValuationModel } from './model.ts'
import { prepareValuation } from './prepare.ts'

type TypedArray = Float64Array | Float32Array | Int32Array | Int16Array | Int8Array | Uint8Array
type Packed = { readonly $array: keyof typeof KINDS; readonly base64: string }

const KINDS = {
  f64: Float64Array,
  f32: Float32Array,
  // A Float64Array all of whose values are exact in single precision.
  f64as32: Float32Array,
  i32: Int32Array,
  i16: Int16Array,
  i8: Int8Array,
  u8: Uint8Array,
} as const

const VERSION = 3

/** A model as JSON text; typed arrays become base64 of their little-endian bytes. The same model gives the same text. */
export function saveValuation(model: ValuationModel): string {
  const { store: _store, grid: _grid, ...saved } = model
  return JSON.stringify(saved, (_key, value: unknown) => (isTypedArray(value) ? pack(value) : value))
}

/** Results on homes held out, known after a model was saved. */
export type HeldOutResults = Required<Pick<SavedValuation, 'record' | 'widening'>>

/** The JSON text of a model with these results. */
export function withResults(text: string, { record, widening }: HeldOutResults): string {
  return JSON.stringify({ ...(JSON.parse(text) as object), record, widening })
}

/** A model that code of before saved. */
export class EarlierVersionError extends RangeError {}

/** A model from its JSON text, ready to answer. @throws SyntaxError or RangeError for text that is not a saved model. */
export function loadValuation(text: string): ValuationModel {
  const saved = JSON.parse(text, (_key, value: unknown) => (isPacked(value) ? unpack(value) : value)) as SavedValuation
  if (saved?.version !== VERSION) {
    const isEarlier = Number(saved?.version) < VERSION
    throw new (isEarlier ? EarlierVersionError : RangeError)(
      `Not a saved valuation of version ${VERSION}; train the model again.`,
    )
  }
  return prepareValuation(saved)
}

function isTypedArray(value: unknown): value is TypedArray {
  return ArrayBuffer.isView(value) && !(value instanceof DataView)
}

function isPacked(value: unknown): value is Packed {
  return typeof value === 'object' && value !== null && '$array' in value
}

function pack(values: TypedArray): Packed {
  const $array = kindOf(values)
  const shown = $array === 'f64as32' ? Float32Array.from(values) : values
  return { $array, base64: Buffer.from(shown.buffer, shown.byteOffset, shown.byteLength).toString('base64') }
}

function kindOf(values: TypedArray): keyof typeof KINDS {
  if (values instanceof Float64Array)
    return values.every((value) => Number.isNaN(value) || Math.fround(value) === value) ? 'f64as32' : 'f64'
  if (values instanceof Float32Array) return 'f32'
  if (values instanceof Int32Array) return 'i32'
  if (values instanceof Int16Array) return 'i16'
  return values instanceof Int8Array ? 'i8' : 'u8'
}

function unpack({ $array, base64 }: Packed): TypedArray {
  const kind = KINDS[$array]
  if (kind === undefined) throw new RangeError(`Not a saved array: ${JSON.stringify($array)}.`)
  // Copied, because a pooled buffer need not start on a multiple of the element size.
  const bytes = Uint8Array.from(Buffer.from(base64, 'base64'))
  const values = new kind(bytes.buffer)
  return $array === 'f64as32' ? Float64Array.from(values) : values
}
