import type { LegalFacts, LegalParameter, LegalSlice, LegalStatus } from '../../contracts/law/legal.ts'

/** A parameter on one day, with all that a reader needs to check it. */
export interface DatedParameter<Value> {
  readonly id: string
  readonly title: string
  readonly unit: LegalParameter['unit']
  readonly law: string
  readonly value: Value
  readonly validFrom: string | null
  readonly validTo: string | null
  readonly source: string
  readonly status: LegalStatus
  readonly note: string | null
  /** Public page of the figure; null: there is none. */
  readonly url: string | null
}
export type LegalAmount = DatedParameter<number>
export type LegalScale = DatedParameter<readonly LegalSlice[]>

/** Missing parameter that the code relies on: the data are older than the code, or damaged. */
export class MissingParameterError extends Error {
  override name = 'MissingParameterError'
  readonly id: string
  readonly on: string
  constructor(id: string, on: string) {
    super(`No value of the legal parameter ${id} is known for ${on}.`)
    this.id = id
    this.on = on
  }
}

/**
 * The figure that a parameter has on a day.
 *
 * @param on the day of the deed, lease or question: an ISO date
 * @returns null when no value is known for that day: treat it as unknown, never as zero
 */
export function amountOn(facts: Pick<LegalFacts, 'parameters'>, id: string, on: string): LegalAmount | null {
  const dated = valueOn(facts, id, on)
  return dated && typeof dated.value === 'number' ? { ...dated, value: dated.value } : null
}

/** Same as `amountOn`, for a scale of slices. */
export function scaleOn(facts: Pick<LegalFacts, 'parameters'>, id: string, on: string): LegalScale | null {
  const dated = valueOn(facts, id, on)
  return dated && typeof dated.value !== 'number' ? { ...dated, value: dated.value } : null
}

/** Same as `amountOn`. @throws MissingParameterError when none is known */
export function requiredAmount(facts: Pick<LegalFacts, 'parameters'>, id: string, on: string): LegalAmount {
  const amount = amountOn(facts, id, on)
  if (!amount) throw new MissingParameterError(id, on)
  return amount
}

/** Same as `scaleOn`. @throws MissingParameterError when none is known */
export function requiredScale(facts: Pick<LegalFacts, 'parameters'>, id: string, on: string): LegalScale {
  const scale = scaleOn(facts, id, on)
  if (!scale) throw new MissingParameterError(id, on)
  return scale
}

function valueOn(
  { parameters }: Pick<LegalFacts, 'parameters'>,
  id: string,
  on: string,
): DatedParameter<number | readonly LegalSlice[]> | null {
  const parameter = parameters.find((each) => each.id === id)
  // ISO dates compare as text.
  const dated = parameter?.values.find(
    ({ validFrom, validTo }) => (validFrom ?? '') <= on && (validTo === null || on <= validTo),
  )
  if (!parameter || !dated) return null
  const { title, unit, law } = parameter
  return { id, title, unit, law, ...dated }
}
