import {
  FACT_ADAPTERS,
  type AdvertAdapterName,
  type FactAdapterName,
  type Source,
} from '../../../models/contracts/release/source.ts'

/** A feed whose files hold adverts. */
export type AdvertSource = Source & { adapter: AdvertAdapterName }
/** A feed whose files hold facts. */
export type FactSource = Source & { adapter: FactAdapterName }

export function isFactSource(source: Source): source is FactSource {
  return (FACT_ADAPTERS as readonly string[]).includes(source.adapter)
}

export function isAdvertSource(source: Source): source is AdvertSource {
  return !isFactSource(source)
}

/** What of a feed's definition decides how its rows are read: where the file came from does not. */
export function definitionOf({ location: _, ...definition }: Source): Omit<Source, 'location'> {
  return definition
}
