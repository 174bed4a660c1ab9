import { stringify } from 'yaml'

/** The file that defines a feed of dated CSV files which may be shown by agreement, with `parts` in place of what differs. */
export function feedText(parts: Record<string, unknown>): string {
  return stringify({
    title: 'A feed',
    adapter: 'csv',
    snapshot: { date: 'from-name', complete: true },
    producer: { name: 'An agency', url: 'https://www.example.lu' },
    licence: { name: 'by agreement' },
    owner: 'the analyst',
    cadence: 'daily',
    ...parts,
  })
}

/** Columns of an export in French. */
export const FRENCH_COLUMNS = {
  sourceRef: 'Ref',
  listingType: { path: 'Type', values: { vente: 'sale', location: 'rent' } },
  propertyType: 'Bien',
  price: 'Prix',
  area: 'Surface',
  city: 'Commune',
}

/** The dated files of a folder. */
export const filesIn = (path: string, pattern = '*.csv') => ({ type: 'directory', path, pattern })
