import type { RootContent } from 'mdast'
import type { LegalFacts } from '../../../models/contracts/law/legal.ts'
import { DOCUMENT_WORDS } from '../../../content/say/document-words.ts'
import { fill } from '../../../content/say/fill.ts'
import { FRONTALIER_WORDS, type FrontalierLocale } from '../../../content/say/frontalier-words.ts'
import { numberWords } from '../../../content/say/numbers.ts'
import type { CrossBorderTown } from '../../reference/reference-tables.ts'
import { citedSources, DATA_LICENCE, type PublishContext } from '../../releases/context.ts'
import { heading, paragraph, renderDocument, table } from '../markdown/document.ts'
import { figureTable, figureWords } from './legal-figures.ts'

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
  return fill(FRONTALIER_WORDS[locale].title, { town: name })
}

/** The guide for people who live in a town across the border and work in Luxembourg. */
export function frontalierMarkdown(
  town: CrossBorderTown,
  legal: Pick<LegalFacts, 'parameters'>,
  context: PublishContext,
  locale: FrontalierLocale,
): string {
  const words = FRONTALIER_WORDS[locale]
  const { asOf, releaseId } = context
  const title = frontalierTitle(town, locale)
  const days = TOLERANCE[town.country]
  const values = figureWords(legal, [days, FRAMEWORK, REGULATION], asOf, locale)
  const law = {
    resident: words.countries[town.country].resident,
    days: values[days]!,
    framework: values[FRAMEWORK]!,
    regulation: values[REGULATION]!,
  }
  const figures = [
    { id: days, label: words.figures.days },
    { id: FRAMEWORK, label: words.figures.framework },
    { id: REGULATION, label: words.figures.regulation },
  ]
  const content: RootContent[] = [
    heading(1, title),
    ...waySections(town, locale),
    heading(2, words.teleworkHeading),
    paragraph(fill(words.telework, law)),
    paragraph(words.teleworkAbove),
    heading(2, words.securityHeading),
    paragraph(fill(words.security, law)),
    heading(2, words.unknownHeading),
    paragraph(words.unknown),
    heading(2, DOCUMENT_WORDS[locale].figures),
    figureTable(legal, figures, asOf, locale),
    heading(2, DOCUMENT_WORDS[locale].sources),
    paragraph(`${words.source}.`),
  ]
  const sources = citedSources(context, ['reference:cross-border-towns'])
  return renderDocument({ title, locale, asOf, releaseId, sample: false, sources, licence: DATA_LICENCE }, content)
}

function waySections(town: CrossBorderTown, locale: FrontalierLocale): RootContent[] {
  const words = FRONTALIER_WORDS[locale]
  const { decimal } = numberWords(locale)
  const facts = {
    town: town.name,
    region: town.region,
    country: words.countries[town.country].name,
    straight: decimal(town.straight_km, 1),
    road: decimal(town.road_km),
    line: town.line,
    via: town.via,
    minutes: decimal(town.usual_minutes),
    source: town.minutes_source,
  }
  const minutes = `${facts.minutes} (${DOCUMENT_WORDS[locale].statuses[town.minutes_mark === 'stated' ? 'secondary' : 'unverified']})`
  return [
    paragraph(fill(words.intro, facts)),
    heading(2, words.wayHeading),
    paragraph(fill(`${words.service[town.service]} ${words.minutes[town.minutes_mark]}`, facts)),
    paragraph(words.ticket),
    table(
      ['', DOCUMENT_WORDS[locale].value],
      [
        [words.facts.country, `${facts.country}, ${town.region}`],
        [words.facts.straight, facts.straight],
        [words.facts.road, facts.road],
        [words.facts.minutes, minutes],
      ],
      ['left', 'right'],
    ),
  ]
}
