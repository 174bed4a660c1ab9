import type { RootContent } from 'mdast'
import type { LegalFacts } from '../../../models/contracts/law/legal.ts'
import { DOCUMENT_WORDS } from '../../../content/say/document-words.ts'
import { FRONTALIER_GUIDE_WORDS, type FrontalierLocale } from '../../../content/i18n/frontalier-guide.ts'
import { numberWords } from '../../../content/say/numbers.ts'
import { speaker } from '../../../content/say/speaker.ts'
import type { CrossBorderTown } from '../../reference/reference-tables.ts'
import { citedSources, DATA_LICENCE, type PublishContext } from '../../releases/context.ts'
import { heading, paragraph, renderDocument, table } from '../markdown/document.ts'
import { figureTable, figureWords } from './legal-figures.ts'

const sayIn = speaker(FRONTALIER_GUIDE_WORDS)
const FRAMEWORK = 'telework_social_security_share'
const REGULATION = 'social_security_residence_share'
const TOLERANCE = {
  BE: 'telework_tolerance_be_days',
  DE: 'telework_tolerance_de_days',
  FR: 'telework_tolerance_fr_days',
} as const

/** Address of the guide of a town. */
export function frontalierPath({ slug }: Pick<CrossBorderTown, 'slug'>, locale: FrontalierLocale): string {
  return `/${locale}/frontalier/${slug}/md`
}

export function frontalierTitle({ name }: Pick<CrossBorderTown, 'name'>, locale: FrontalierLocale): string {
  return sayIn(locale)('guide.title', { town: name })
}

/** The guide for people who live in a town across the border and work in Luxembourg. */
export function frontalierMarkdown(
  town: CrossBorderTown,
  legal: Pick<LegalFacts, 'parameters'>,
  context: PublishContext,
  locale: FrontalierLocale,
): string {
  const say = sayIn(locale)
  const { asOf, releaseId } = context
  const title = frontalierTitle(town, locale)
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
  const content: RootContent[] = [
    heading(1, title),
    ...waySections(town, locale),
    heading(2, say('guide.teleworkHeading')),
    paragraph(say('guide.telework', law)),
    paragraph(say('guide.teleworkAbove')),
    heading(2, say('guide.securityHeading')),
    paragraph(say('guide.security', law)),
    heading(2, say('guide.unknownHeading')),
    paragraph(say('guide.unknown')),
    heading(2, DOCUMENT_WORDS[locale].figures),
    figureTable(legal, figures, asOf, locale),
    heading(2, DOCUMENT_WORDS[locale].sources),
    paragraph(`${say('guide.source')}.`),
  ]
  const sources = citedSources(context, ['reference:cross-border-towns'])
  return renderDocument({ title, locale, asOf, releaseId, sample: false, sources, licence: DATA_LICENCE }, content)
}

function waySections(town: CrossBorderTown, locale: FrontalierLocale): RootContent[] {
  const say = sayIn(locale)
  const { decimal } = numberWords(locale)
  const facts = {
    town: town.name,
    region: town.region,
    country: say(`guide.countries.${town.country}.name`),
    straight: decimal(town.straight_km, 1),
    road: decimal(town.road_km),
    line: town.line,
    via: town.via,
    minutes: decimal(town.usual_minutes),
    source: town.minutes_source,
  }
  const minutes = `${facts.minutes} (${DOCUMENT_WORDS[locale].statuses[town.minutes_mark === 'stated' ? 'secondary' : 'unverified']})`
  return [
    paragraph(say('guide.intro', facts)),
    heading(2, say('guide.wayHeading')),
    paragraph(`${say(`guide.service.${town.service}`, facts)} ${say(`guide.minutes.${town.minutes_mark}`, facts)}`),
    paragraph(say('guide.ticket')),
    table(
      ['', DOCUMENT_WORDS[locale].value],
      [
        [say('guide.facts.country'), `${facts.country}, ${town.region}`],
        [say('guide.facts.straight'), facts.straight],
        [say('guide.facts.road'), facts.road],
        [say('guide.facts.minutes'), minutes],
      ],
      ['left', 'right'],
    ),
  ]
}
