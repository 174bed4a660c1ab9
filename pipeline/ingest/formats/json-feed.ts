import { z } from 'zod'
import type { RawAdvert, RawRow } from '../../../models/contracts/listings/raw-advert.ts'
import { sourceSchema, type FieldMapping, type Source } from '../../../models/contracts/release/source.ts'
import type { RawFile } from '../raw/raw-file.ts'
import { excerpt, FeedError } from '../raw/feed-error.ts'
import { compileMapping, mapRow, type CompiledField } from './field-mapping.ts'
import { pathReader } from './json-path.ts'
import { parseDocument } from '../raw/parse-document.ts'

/** Paths of the advert fields in an item of this service's own feed. */
const PATHS: Partial<Record<keyof RawAdvert, FieldMapping>> = {
  sourceRef: { path: ['_listing.id', 'id'] },
  publishedAt: 'date_published',
  url: { path: ['_listing.url', 'url'] },
  title: { path: ['_listing.title', 'title'] },
  description: { path: ['content_text', '_listing.description', 'summary'] },
  language: 'language',
  listingType: '_listing.listingType',
  propertyType: '_listing.propertyType',
  price: '_listing.price',
  currency: '_listing.currency',
  charges: '_listing.charges',
  area: '_listing.areaSqm',
  bedrooms: '_listing.beds',
  bathrooms: '_listing.baths',
  energyClass: '_listing.energyClass',
  features: '_listing.features',
  city: '_listing.city',
  latitude: '_listing.latitude',
  longitude: '_listing.longitude',
  agencyName: '_listing.agencyName',
  photos: { path: ['_listing.photoUrls', '_listing.imageUrl', 'image'] },
}

const feedSchema = z.object({
  version: z.string().startsWith('https://jsonfeed.org/version/1'),
  next_url: z.string().optional(),
  items: z.array(z.unknown()),
})

/** Reads adverts from a JSON Feed 1.x whose items carry the listing under `_listing`. An item without one is a reject. */
export async function* readJsonFeed(file: RawFile, source: Source): AsyncGenerator<RawRow[]> {
  const document = feedSchema.safeParse(await parseDocument(file, source), { reportInput: true })
  if (!document.success) {
    const [issue] = document.error.issues
    const detail = `is not a JSON Feed 1.x: ${issue?.path.join('.') || 'the document'}: ${issue?.message}, received ${excerpt(issue?.input)}`
    throw new FeedError('wrong_structure', source.id, file.name, detail)
  }
  const { items, next_url: next } = document.data
  if (next !== undefined && source.snapshot.complete) {
    const detail = `is one page of several (next_url ${excerpt(next)}), which is not everything; set snapshot.complete to false`
    throw new FeedError('truncated', source.id, file.name, detail)
  }
  const mapping = sourceSchema.shape.mapping.parse({ ...PATHS, ...source.mapping })
  const fields = compileMapping<unknown>({ ...source, mapping }, pathReader)
  yield items.map((item, index) => rowOf(item, fields, index + 1))
}

function rowOf(item: unknown, fields: CompiledField<unknown>[], rowNumber: number): RawRow {
  const listing = pathReader('_listing')(item)
  if (listing !== null && typeof listing === 'object' && !Array.isArray(listing)) {
    return withDistrict(mapRow(fields, item, rowNumber), pathReader('district')(listing))
  }
  const detail = 'expected an item with a listing under _listing'
  return { ok: false, rowNumber, code: 'malformed_row', field: '_listing', received: excerpt(item), detail }
}

/** Appends the quarter to its town, as portals do: Luxembourg-Limpertsberg. */
function withDistrict(row: RawRow, district: unknown): RawRow {
  if (!row.ok || typeof district !== 'string' || typeof row.advert.city !== 'string' || district === row.advert.city)
    return row
  return { ...row, advert: { ...row.advert, city: `${row.advert.city}-${district}` } }
}
