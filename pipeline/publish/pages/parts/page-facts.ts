import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TownAgencies } from '../../../../models/contracts/listings/agencies.ts'
import type { CommuneRecord } from '../../../../models/contracts/places/commune.ts'
import { RELEASE_PATHS } from '../../../../models/contracts/release/release.ts'
import type { SiteStatement } from '../../../../content/html/site-page.ts'
import type { PublishContext } from '../../../releases/context.ts'
import type { DocumentFacts } from '../../documents/document-facts.ts'

/** What pages are written from: what documents are, and what only pages show. */
export interface PageFacts extends DocumentFacts {
  site: SiteStatement
  context: PublishContext
  /** In the order of their names. */
  communes: readonly CommuneRecord[]
  /** Communes and localities, in the order of the index. */
  towns: readonly TownAgencies[]
}

/** @param directory of a release whose indexes are written */
export function readPageFacts(
  directory: string,
  facts: DocumentFacts,
  site: SiteStatement,
  context: PublishContext,
): PageFacts {
  const read = <T>(path: string): T => JSON.parse(readFileSync(join(directory, path), 'utf8')) as T
  return {
    ...facts,
    site,
    context,
    communes: read<CommuneRecord[]>(RELEASE_PATHS.communes),
    towns: read<TownAgencies[]>(RELEASE_PATHS.agencies),
  }
}
