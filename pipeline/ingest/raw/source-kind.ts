import { FACT_ADAPTERS } from '../../../models/contracts/release/source.ts'
import type { AdvertAdapterName, FactAdapterName, Source } from '../../../models/contracts/release/source.ts'

/** A feed of adverts. */
export type AdvertSource = Source & { adapter: AdvertAdapterName }
/** A feed of open data. */
export type FactSource = Source & { adapter: FactAdapterName }

export function isFactSource(source: Source): source is FactSource {
  return (FACT_ADAPTERS as readonly string[]).includes(source.adapter)
}

export function isAdvertSource(source: Source): source is AdvertSource {
  return !isFactSource(source)
}

/** The part of a feed's definition that decides how rows are read: everything except the location. */
export function definitionOf({ location: _, ...definition }: Source): Omit<Source, 'location'> {
  return definition
}
