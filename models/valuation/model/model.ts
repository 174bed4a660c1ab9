import type { BoostedBag } from './boosted-bag.ts'
import type { AttributeAxis } from '../comparables/attribute-space.ts'
import type { Kernel } from '../comparables/kernel.ts'
import type { PointGrid } from '../comparables/neighbours.ts'
import type { ConfidenceRecord } from './confidence-record.ts'
import type { ConformalBand } from './conformal.ts'
import type { Equity } from './equity.ts'
import type { Encoder, Frame } from '../frame/frame.ts'
import type { HedonicModel } from '../hedonic/fit-hedonic.ts'
import type { PriceIndex } from '../hedonic/price-age.ts'
import type { ComparableStore } from './neighbour-view.ts'
import type { SupportSpace } from './support.ts'
import type { Widening } from './widening.ts'

/** Trained model: numbers, texts and typed arrays only, so that it can be written as JSON. */
export type SavedValuation = {
  readonly version: 3
  readonly name: string
  readonly trainedOn: number
  readonly encoder: Encoder
  readonly index: PriceIndex
  readonly hedonic: HedonicModel
  /** Average log-price contribution of each attribute in training: what drivers are told against. */
  readonly typicalContributions: Float64Array
  readonly axes: readonly AttributeAxis[]
  readonly kernel: Kernel
  readonly trees: BoostedBag
  /** Areas at which the trees can step, m². */
  readonly areaCuts: Float32Array
  readonly difficulty: BoostedBag
  /** Weights of hedonic, comparables and trees. */
  readonly weights: readonly number[]
  /** Added to the log estimate: median left-out error of the last quarters. */
  readonly bias: number
  readonly equity: Equity
  readonly band: ConformalBand
  readonly support: SupportSpace
  readonly homes: SavedHomes
  /** How the confidence of such estimates did on homes held out; undefined where none were, and in releases of before. */
  readonly record?: ConfidenceRecord
  /** Factors of the band that homes held out show it to need; undefined as `record` is. */
  readonly widening?: Widening
}

/** The training adverts, as the comparables of later estimates. */
export type SavedHomes = {
  readonly ids: readonly string[]
  /** First advert of the same property, which may stand here several times. */
  readonly properties: Int32Array
  readonly frame: Frame
  readonly prices: Float64Array
  readonly residuals: Float64Array
  /** Fold of each advert: the boosted model of the same number never saw it. */
  readonly folds: Uint8Array
}

/** A model ready to answer: what was saved and what is quickly made from it. */
export type ValuationModel = SavedValuation & { readonly store: ComparableStore; readonly grid: PointGrid }
