import type { LegalFacts } from '../../../models/contracts/law/legal.ts'
import type { TrendPoint } from '../../../models/contracts/market/trend.ts'
import { communeName, type Commune } from '../../../models/kernel/commune.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { distanceM } from '../../../models/places/point-index.ts'
import { ADDRESSES } from '../../html/addresses.ts'
import { DOCUMENT_WORDS } from '../../say/document-words.ts'
import { numberWords } from '../../say/numbers.ts'
import { sayIn } from '../../say/words.ts'
import { figure, folded, hint, list, paragraph, section, table, type Block } from '../../sections/block.ts'
import type { Document } from '../../sections/document.ts'
import { link } from '../../sections/inline.ts'
import { figureTable, figureWords } from '../insights/legal-figures.ts'
import { levelCell, levelHeading, unknownMark } from '../level-cells.ts'
import { citedSources, feedIds, newestPoint, newestQuarter, type MarketFacts } from '../market-facts.ts'

const FRAMEWORK = 'telework_social_security_share'
const REGULATION = 'social_security_residence_share'
const TOLERANCE = {
  BE: 'telework_tolerance_be_days',
  DE: 'telework_tolerance_de_days',
  FR: 'telework_tolerance_fr_days',
} as const

/** Minutes from the central station to Luxexpo with waiting, by train and funicular and by tram: timetable of 10 November 2026, one secondary source. */
const STATION_TO_KIRCHBERG = { low: 17, high: 25 } as const
const NEAREST_COMMUNES = 5

/** A town across the border, as the table of reference facts has it. */
export interface BorderTown {
  slug: string
  name: string
  country: keyof typeof TOLERANCE
  region: string
  latitude: number
  longitude: number
  straight_km: number
  road_km: number
  service: 'rail_direct' | 'rail_change' | 'bus' | 'none'
  /** Empty without a train. */
  line: string
  /** Where to change; empty without a change. */
  via: string
  usual_minutes: number
  minutes_mark: 'stated' | 'estimate'
  minutes_source: string
  /** From one direct train to the next; empty where unknown. */
  headway_minutes: number | ''
  headway_source: string
}

/** Facts of a guide besides its town. */
export interface GuideFacts extends Pick<MarketFacts, 'trends' | 'release'> {
  legal: Pick<LegalFacts, 'parameters'>
  communes: readonly Commune[]
}

function townGuideTitle({ name }: Pick<BorderTown, 'name'>, locale: Locale): string {
  return sayIn(locale)('guide.title', { town: name })
}

/** The guide for people who live in a town across the border and work in Luxembourg. */
export function townGuide(town: BorderTown, guide: GuideFacts, locale: Locale): Document {
  const say = sayIn(locale)
  const { legal, release } = guide
  const { asOf } = release
  const days = TOLERANCE[town.country]
  const values = figureWords(legal, [days, FRAMEWORK, REGULATION], asOf, locale)
  const law = {
    resident: say(`guide.countries.${town.country}.resident`),
    days: values[days]!,
    framework: values[FRAMEWORK]!,
    regulation: values[REGULATION]!,
  }
  const figures = [
    { id: days, label: say('guide.figures.days') },
    { id: FRAMEWORK, label: say('guide.figures.framework') },
    { id: REGULATION, label: say('guide.figures.regulation') },
  ]
  const facts = factsOf(town, locale)
  const intro = say('guide.intro', facts)
  return {
    locale,
    title: townGuideTitle(town, locale),
    description: intro,
    blocks: [
      headFigures(town, facts, locale),
      paragraph(intro),
      waySection(town, facts, locale),
      reachSection(town, locale),
      nearSection(town, guide, facts, locale),
      section(say('guide.homesHeading'), [
        paragraph(say('guide.homesLead', facts)),
        {
          kind: 'ask',
          address: ADDRESSES.homes(locale),
          given: { offer: 'rent', charges: 'incl' },
          field: { name: 'price_max', label: say('guide.mostRent') },
          submit: say('guide.showHomes'),
        },
      ]),
      section(say('guide.teleworkHeading'), [
        paragraph(say('guide.telework', law)),
        paragraph(say('guide.teleworkAbove')),
      ]),
      section(say('guide.securityHeading'), [paragraph(say('guide.security', law))]),
      missingSection(town, locale),
      section(say('guide.unknownHeading'), [paragraph(say('guide.unknown'))]),
      folded(DOCUMENT_WORDS[locale].figures, [figureTable(legal, figures, asOf, locale)]),
      section(DOCUMENT_WORDS[locale].sources, [paragraph(`${say('guide.source')}.`)]),
    ],
    sources: citedSources(release, [...feedIds(release), 'reference:cross-border-towns']),
  }
}

type TownWords = Record<
  'town' | 'region' | 'country' | 'straight' | 'road' | 'line' | 'via' | 'minutes' | 'source',
  string
>

function factsOf(town: BorderTown, locale: Locale): TownWords {
  const { decimal } = numberWords(locale)
  return {
    town: town.name,
    region: town.region,
    country: sayIn(locale)(`guide.countries.${town.country}.name`),
    straight: decimal(town.straight_km, 1),
    road: decimal(town.road_km),
    line: town.line,
    via: town.via,
    minutes: decimal(town.usual_minutes),
    source: town.minutes_source,
  }
}

/** How sure the usual minutes of a town are: read in one source, or our estimate without any. */
export function minutesSureness({ minutes_mark: mark }: Pick<BorderTown, 'minutes_mark'>, locale: Locale): string {
  return DOCUMENT_WORDS[locale].statuses[mark === 'stated' ? 'secondary' : 'unverified']
}

/** Key figures of a town; the minutes with how sure they are. */
function headFigures(town: BorderTown, facts: TownWords, locale: Locale): Block {
  const say = sayIn(locale)
  return {
    kind: 'figures',
    figures: [
      { label: say('guide.facts.minutes'), value: facts.minutes, note: minutesSureness(town, locale) },
      { label: say('guide.facts.road'), value: facts.road },
      { label: say('guide.facts.straight'), value: facts.straight },
    ],
  }
}

const TIMETABLE = /^timetable (?<month>\d{4}-\d{2})$/

/** A source of departures: a timetable with its month in words, any other by its name. */
function timetableText(source: string, locale: Locale): string {
  const month = TIMETABLE.exec(source)?.groups?.['month']
  return month === undefined ? source : sayIn(locale)('guide.timetable', { month: numberWords(locale).month(month) })
}

function waySection(town: BorderTown, facts: TownWords, locale: Locale): Block {
  const say = sayIn(locale)
  return section(say('guide.wayHeading'), [
    paragraph(`${say(`guide.service.${town.service}`, facts)} ${say(`guide.minutes.${town.minutes_mark}`, facts)}`),
    ...(town.headway_minutes === ''
      ? []
      : [
          paragraph(
            say('guide.headway', { minutes: town.headway_minutes, source: timetableText(town.headway_source, locale) }),
          ),
        ]),
    paragraph(say('guide.ticket')),
  ])
}

/** Minutes to the three places of work by train or bus and by car, as far as anything is known of them. */
function reachSection(town: BorderTown, locale: Locale): Block {
  const { usual_minutes: minutes } = town
  const say = sayIn(locale)
  const { destinations } = DOCUMENT_WORDS[locale]
  const status = minutesSureness(town, locale)
  const { low, high } = STATION_TO_KIRCHBERG
  const unknown = unknownMark(locale)
  const span = say('guide.reach.span', { low: minutes + low, high: minutes + high })
  return section(say('guide.reachHeading'), [
    table(
      say('guide.reachHeading'),
      [say('guide.reach.destination'), figure(say('guide.reach.train')), figure(say('guide.reach.car'))],
      [
        [say('guide.reach.city'), `${minutes} (${status})`, unknown],
        [destinations.kirchberg, `${span} (${status})`, unknown],
        [destinations.belval, unknown, unknown],
      ],
    ),
    hint(say('guide.reach.note', { low, high })),
  ])
}

/** Asking prices and rents of the nearest communes on the other side of the border. */
function nearSection(
  town: BorderTown,
  { communes, trends, release }: GuideFacts,
  facts: TownWords,
  locale: Locale,
): Block {
  const say = sayIn(locale)
  const { decimal } = numberWords(locale)
  const nearest = communes
    .filter(({ successor }) => successor === null)
    .map((commune) => ({ commune, km: distanceM(town, commune) / 1_000 }))
    .sort((a, b) => a.km - b.km || (a.commune.slug < b.commune.slug ? -1 : 1))
    .slice(0, NEAREST_COMMUNES)
  const pointOf = (areaSlug: string, listingType: 'sale' | 'rent'): TrendPoint | undefined =>
    newestPoint({ trends }, { areaLevel: 'commune', areaSlug, listingType, segment: 'apartment' })
  const types = (['sale', 'rent'] as const).map((type) => {
    const points = nearest.map(({ commune: { slug } }) => pointOf(slug, type))
    return { type, quarter: newestQuarter(points) ?? release.quarter }
  })
  const rows = nearest.map(({ commune, km }) => [
    link(communeName(commune, locale), ADDRESSES.commune(locale, commune.slug), { hasMarkdown: true }),
    decimal(km),
    ...types.map(({ type, quarter }) => levelCell(pointOf(commune.slug, type), type, locale, quarter)),
  ])
  const levels = types.map(({ type, quarter }) =>
    levelHeading(say(`guide.near.${type}`), quarter, release.quarter, locale),
  )
  const columns = [say('guide.near.km'), ...levels].map(figure)
  return section(say('guide.nearHeading'), [
    paragraph(say('guide.nearLead', facts)),
    table(say('guide.nearHeading'), [DOCUMENT_WORDS[locale].commune, ...columns], rows),
  ])
}

/** Names the facts that people come for and no source gives, so that they can be asked for. */
function missingSection(town: BorderTown, locale: Locale): Block {
  const say = sayIn(locale)
  const items = [
    say('guide.no.times'),
    ...(town.headway_minutes === '' ? [say('guide.no.frequency')] : []),
    say('guide.no.pass'),
    say('guide.no.parking'),
    say('guide.no.car'),
    say('guide.no.belval'),
  ]
  return section(say('guide.noHeading'), [paragraph(say('guide.no.lead')), list(items)])
}
