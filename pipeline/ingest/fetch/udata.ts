import { z } from 'zod'
import type { Source } from '../../../models/contracts/release/source.ts'
import { compareText } from '../../../models/kernel/compare-text.ts'
import { excerpt } from '../raw/feed-error.ts'
import { downloadJson } from './download-json.ts'
import { isHostWithin, type DownloadOptions, type HttpLocation } from './http-download.ts'
import { HttpFault } from './http-retry.ts'

export type UdataLocation = Extract<Source['location'], { type: 'udata' }>

const resourceSchema = z.looseObject({
  title: z.string().nullish(),
  url: z.url({ protocol: /^https?$/ }),
  format: z.string().nullish(),
  last_modified: z.string().nullish(),
  published: z.string().nullish(),
  created_at: z.string().nullish(),
})
type Resource = z.infer<typeof resourceSchema>
const datasetSchema = z.looseObject({ resources: z.array(z.unknown()) })
const EXAMPLES = 8

/**
 * Finds the files of a dataset in a catalogue of open data, where addresses carry the time of upload and change with each one.
 * @returns where to fetch each file, by name
 * @throws HttpFault when the answer is no dataset, or no resource matches: it names those that exist
 */
export async function udataFiles(location: UdataLocation, options: DownloadOptions): Promise<HttpLocation[]> {
  const { site, dataset, title: _title, format: _format, pick: _pick, type: _type, ...network } = location
  const url = new URL(`/api/1/datasets/${dataset}/`, site).href
  const answer = datasetSchema.safeParse(await downloadJson({ ...network, type: 'http', url }, options))
  if (!answer.success) throw new HttpFault(`${url} answered no dataset with resources`)
  const resources = answer.data.resources.flatMap((each) => resourceSchema.safeParse(each).data ?? [])
  return chosen(resources, location).map((resource) => {
    assertListed(resource, location)
    const isOwnHost = new URL(resource.url).origin === new URL(site).origin
    return { ...network, type: 'http', url: resource.url, headers: isOwnHost ? network.headers : {} }
  })
}

function chosen(resources: readonly Resource[], { dataset, title, format, pick }: UdataLocation): Resource[] {
  const expression = new RegExp(title, 'iu')
  const matching = resources
    .filter((each) => expression.test(each.title ?? '') || expression.test(nameOf(each)))
    .filter((each) => format === undefined || each.format?.toLowerCase() === format.toLowerCase())
    .toSorted((a, b) => compareText(changedAt(a), changedAt(b)) || compareText(a.url, b.url))
  if (matching.length === 0) {
    const titles = resources.slice(0, EXAMPLES).map((each) => JSON.stringify(each.title ?? nameOf(each)))
    const others = resources.length > EXAMPLES ? ` and ${resources.length - EXAMPLES} more` : ''
    const wanted = `/${title}/${format === undefined ? '' : ` of format ${format}`}`
    throw new HttpFault(`dataset ${dataset} has no resource ${wanted}; it has ${excerpt(titles.join(', '))}${others}`)
  }
  return pick === 'all' ? matching : matching.slice(-1)
}

/** A catalogue can point anywhere, so its files come from the site and the hosts that the definition lists. */
function assertListed({ url }: Resource, { site, allowHosts }: UdataLocation): void {
  const host = new URL(url).hostname
  const isListed = [new URL(site).hostname, ...allowHosts].some((pattern) => isHostWithin(host, pattern))
  if (!isListed) throw new HttpFault(`the dataset links to ${host}, which allowHosts does not list`)
}

function nameOf({ url }: Resource): string {
  return decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '')
}

function changedAt({ last_modified, published, created_at }: Resource): string {
  return last_modified ?? published ?? created_at ?? ''
}
