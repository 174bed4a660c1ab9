import type { LegalFacts } from '../../../models/contracts/law/legal.ts'
import { ADDRESSES } from '../../html/addresses.ts'
import { DOCUMENT_WORDS } from '../../say/document-words.ts'
import { FRONTALIER_GUIDE_WORDS, type FrontalierLocale } from '../../i18n/frontalier-guide.ts'
import { numberWords } from '../../say/numbers.ts'
import { speaker } from '../../say/speaker.ts'
import { figure, paragraph, section, table, type Block } from '../../sections/block.ts'
import type { Document } from '../../sections/document.ts'
import { figureTable, figureWords } from '../insights/legal-figures.ts'
import { citedSources, type ReleaseFacts } from '../market-facts.ts'

const sayIn = speaker(FRONTALIER_GUIDE_WORDS)
const FRAMEWORK = 'telework_social_security_share'
const REGULATION = 'social_security_residence_share'
const TOLERANCE = {
  BE: 'telework_tolerance_be_days',
  DE: 'telework_tolerance_de_days',
  FR: 'telework_tolerance_fr_days',
} as const

/** A town across the border, as the table of reference facts has it. */
export interface BorderTown {
  slug: string
  name: string
  country: keyof typeof TOLERANCE
  region: string
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
}

export function townGuideTitle({ name }: Pick<BorderTown, 'name'>, locale: FrontalierLocale): string {
  return sayIn(locale)('guide.title', { town: name })
}

/** The guide for people who live in a town across the border and work in Luxembourg. */
export function townGuide(
  town: BorderTown,
  legal: Pick<LegalFacts, 'parameters'>,
  release: ReleaseFacts,
  locale: FrontalierLocale,
): Document {
  const say = sayIn(locale)
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
      paragraph(intro),
      waySection(town, facts, locale),
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
      section(say('guide.unknownHeading'), [paragraph(say('guide.unknown'))]),
      section(DOCUMENT_WORDS[locale].figures, [figureTable(legal, figures, asOf, locale)]),
      section(DOCUMENT_WORDS[locale].sources, [paragraph(`${say('guide.source')}.`)]),
    ],
    isOfMarket: false,
    sources: citedSources(release, ['reference:cross-border-towns']),
  }
}

type TownWords = Record<
  'town' | 'region' | 'country' | 'straight' | 'road' | 'line' | 'via' | 'minutes' | 'source',
  string
>

function factsOf(town: BorderTown, locale: FrontalierLocale): TownWords {
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

function waySection(town: BorderTown, facts: TownWords, locale: FrontalierLocale): Block {
  const say = sayIn(locale)
  const { value, statuses } = DOCUMENT_WORDS[locale]
  const minutes = `${facts.minutes} (${statuses[town.minutes_mark === 'stated' ? 'secondary' : 'unverified']})`
  const rows = [
    [say('guide.facts.country'), `${facts.country}, ${town.region}`],
    [say('guide.facts.straight'), facts.straight],
    [say('guide.facts.road'), facts.road],
    [say('guide.facts.minutes'), minutes],
  ]
  return section(say('guide.wayHeading'), [
    paragraph(`${say(`guide.service.${town.service}`, facts)} ${say(`guide.minutes.${town.minutes_mark}`, facts)}`),
    paragraph(say('guide.minutes.elsewhere', facts)),
    paragraph(say('guide.ticket')),
    table(say('guide.wayHeading'), ['', figure(value)], rows),
  ])
}
