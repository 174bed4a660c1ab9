import { loadReference } from '../../pipeline/reference/load-reference.ts'
import { buildGazetteer, type Gazetteer } from '../places/gazetteer.ts'

/** The places of the country, from the reference tables. */
export const FIXTURE_GAZETTEER: Gazetteer = buildGazetteer(await loadReference())
