import { ADDRESSES, CHART_FORMATS, type ChartFormat } from '../../../content/html/addresses.ts'
import { chartFile } from '../../../content/charts/chart-file.ts'
import { listingPicture } from '../../../content/pages/listing/listing-picture.ts'
import { numberWords } from '../../../content/say/numbers.ts'
import { sayIn } from '../../../content/say/words.ts'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { unknownPath, type Endpoint, type Question } from '../../endpoints/endpoint.ts'
import { keepRepresentations, type KeptAnswers } from '../../endpoints/kept-answers.ts'
import { respondWith } from '../../endpoints/respond.ts'
import { PUBLIC_CACHE } from '../../http/hot-document.ts'
import { createRepresentation, type Representation } from '../../http/representation.ts'
import { tokenBuckets, type TokenBuckets } from '../../limits/token-bucket.ts'
import { BusyError } from '../../base/busy.ts'
import { toPng } from '../../pictures/to-png.ts'
import { getListing } from '../../queries/listings/get-listing.ts'
import type { Services } from '../services.ts'
import { comparedPage } from './compare-endpoint.ts'
import { pageLocale } from './fault-page.ts'

const TYPES: Readonly<Record<ChartFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
}
/** Pictures that one address may ask for. */
const PACE = { aMinute: 120, burst: 60 }
/** Memory of the pictures that are kept of a release. */
const KEPT_BYTES = 16_000_000
/** Pixels of a picture of a chart for each unit of its drawing. */
const CHART_SCALE = 2
const CHART = new RegExp(
  `^/charts(/(${LOCALES.join('|')})(?:/[\\w-]+)*)/([a-z][\\w-]*)\\.(${CHART_FORMATS.join('|')})$`,
)
const CARD = new RegExp(`^/cards/(${LOCALES.join('|')})/listings/(\\w+)\\.png$`)

/** A picture that may be known already. */
interface Asked {
  key: string
  type: string
  /** Bytes of the picture; undefined where there is none. */
  make(): Buffer | Promise<Buffer> | undefined
}

/** `/charts/{page}/{id}.png` and its kin: a chart as a file; `/cards/{locale}/listings/{id}.png`: the picture beside a link. */
export function pictureEndpoints(services: Services): Endpoint[] {
  const buckets = tokenBuckets(PACE)
  const kept = keepRepresentations(KEPT_BYTES)
  services.metrics.keeps('pictures', kept, () => services.releases.current)
  const endpoint = (path: string, pattern: RegExp, read: typeof chart | typeof card): Endpoint => ({
    path,
    exists: (exchange) => exchange.release.site !== null && pattern.test(exchange.path),
    answer: (question) => answer(question, read(question, services), services, buckets, kept),
  })
  return [endpoint('/charts/**', CHART, chart), endpoint('/cards/:locale/listings/:file', CARD, card)]
}

async function answer(
  question: Question,
  { key, type, make }: Asked,
  { clock, metrics }: Services,
  buckets: TokenBuckets,
  kept: KeptAnswers<Representation>,
): Promise<Response> {
  const { exchange } = question
  const { release } = exchange
  const waitMs = buckets.take(exchange.client, clock())
  if (waitMs > 0) {
    metrics.limited('anonymous')
    throw new BusyError('Too many pictures at a time. Try again shortly.', waitMs)
  }
  const picture = kept.recall(release, key) ?? (await drawn())
  return respondWith(picture, question, { cacheControl: PUBLIC_CACHE })

  async function drawn(): Promise<Representation> {
    const bytes = await make()
    if (bytes === undefined) throw unknownPath(exchange)
    return kept.keep(release, key, createRepresentation(bytes, type, 'passing'))
  }
}

/** A chart of a page of the release, or of a comparison. */
function chart({ exchange, search }: Question, { config }: Services): Asked {
  const [, page = '', , id = '', form = 'svg'] = CHART.exec(exchange.path) ?? []
  const { release } = exchange
  const format = form as ChartFormat
  const locale = pageLocale(page, new Headers())
  const say = sayIn(locale)
  const isComparison = page === ADDRESSES.compare(locale)
  const query = isComparison && search.size > 0 ? `?${search.toString()}` : ''
  return {
    key: `${exchange.path}${query}`,
    type: TYPES[format],
    make() {
      const html = isComparison
        ? comparedPage(release, search, locale, config)
        : release.documents.hot.get(page)?.representation.identity.body.toString('utf8')
      const day = say('page.asOf', { day: numberWords(locale).day(release.facts.asOf) })
      const made = [say('site.name'), day, ...(release.facts.sample ? [say('page.sample')] : [])].join(' · ')
      const origin = [made, `${config.publicBaseUrl}${page}${query}`] as const
      const file = html === undefined ? undefined : chartFile(html, id, origin)
      const text = format === 'csv' ? file?.csv : file?.svg
      if (text === undefined || text === null) return undefined
      return format === 'png' ? toPng(text, CHART_SCALE) : Buffer.from(text)
    },
  }
}

/** The picture beside a link to a listing. */
function card({ exchange }: Question): Asked {
  const [, , id = ''] = CARD.exec(exchange.path) ?? []
  const { estimates, communes, outlines, sample } = exchange.release.facts
  const locale = pageLocale(exchange.path.slice('/cards'.length), new Headers())
  return {
    key: exchange.path,
    type: TYPES.png,
    make() {
      const listing = getListing(exchange.release.facts, { id })
      const [estimate = null, low = null, high = null] = estimates.get(listing.id) ?? []
      const commune = communes.get(listing.communeSlug ?? '') ?? null
      return toPng(listingPicture({ listing, commune, estimate: { estimate, low, high }, outlines, sample }, locale))
    },
  }
}
