import type { Frame } from '../frame/frame.ts'
import { attributeContributions } from '../hedonic/hedonic-value.ts'
import type { ValuationModel } from '../model/model.ts'

/** One reason why a home is worth more or less than a typical one. */
export type Driver = {
  /** Column of the schema, or `neighbourhood`: what comparable homes add beyond all attributes. */
  readonly attribute: string
  /** Relative effect on price: 0.05 is 5 % more. */
  readonly effect: number
}

const MOST_DRIVERS = 8

/** The attributes that move the hedonic value most away from the training average, strongest first. */
export function priceDrivers(model: ValuationModel, frame: Frame, neighbourhoodLog: number): Driver[] {
  const { encoder } = model
  const contributions = attributeContributions(model.hedonic, encoder, frame, 0)
  const names = [...encoder.numeric, ...encoder.categorical]
  const drivers = names.map((attribute, a) => ({
    attribute,
    effect: Math.expm1(contributions[a]! - model.typicalContributions[a]!),
  }))
  drivers.push({ attribute: 'neighbourhood', effect: Math.expm1(neighbourhoodLog) })
  drivers.sort((a, b) => Math.abs(b.effect) - Math.abs(a.effect) || (a.attribute < b.attribute ? -1 : 1))
  return drivers.slice(0, MOST_DRIVERS)
}
