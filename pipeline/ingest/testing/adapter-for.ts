import type { Source } from '../../../models/contracts/release/source.ts'
import { advertAdapterFor } from '../formats/advert-adapters.ts'
import { factAdapterFor } from '../open-data/fact-adapters.ts'
import type { AdvertAdapter, FactAdapter } from '../raw/adapter.ts'
import { isAdvertSource, isFactSource } from '../raw/source-kind.ts'

/** Finds the adapter of a feed of either kind. */
export function adapterFor(source: Source): AdvertAdapter | FactAdapter<unknown> {
  if (isFactSource(source)) return factAdapterFor(source)
  if (isAdvertSource(source)) return advertAdapterFor(source)
  throw new Error(`no adapter ${source.adapter}`)
}
