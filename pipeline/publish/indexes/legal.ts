import { renderMarkdown } from '../../../content/markdown/render-document.ts'
import { figure, paragraph, section, table, type Block } from '../../../content/sections/block.ts'
import {
  LEGAL_PATH,
  type LegalFacts,
  type LegalParameter,
  type LegalValue,
} from '../../../models/contracts/law/legal.ts'
import type { Run } from '../../engine/job.ts'
import { publishedRates } from './mortgage-rates.ts'
import type { PublishContext } from '../../releases/context.ts'
import type { ReleaseWriter } from '../../releases/release-writer.ts'

const TITLE = 'Figures of law and practice'

/** Writes the dated legal parameters used by the calculators: for the server, for programs, and as a page. */
export async function publishLegal(run: Run, writer: ReleaseWriter, context: PublishContext): Promise<void> {
  const legal: LegalFacts = { ...run.reference.legal, mortgageRates: await publishedRates(run) }
  await writer.writeJson(LEGAL_PATH, legal, { rows: legal.parameters.length, publicPath: '/data/legal.json' })
  await writer.write('reports/legal.md', legalMarkdown(legal, context), {
    contentType: 'text/markdown; charset=utf-8',
    publicPath: '/data/legal/md',
  })
}

const DESCRIPTION =
  'The figures that the calculators use. Verified: read in the official text or on a page of the issuing body. ' +
  'Secondary: read elsewhere, such as a law firm, a newspaper or a chamber. Unverified: general knowledge or usual practice. ' +
  'The day of the deed or lease decides which figure applies. This is not legal, tax or financial advice.'

/** Renders the parameters as a page. */
export function legalMarkdown(
  { parameters, mortgageRates }: LegalFacts,
  release: Pick<PublishContext, 'asOf' | 'releaseId' | 'sample' | 'baseUrl'>,
): string {
  const blocks: Block[] = [
    paragraph(DESCRIPTION),
    table(
      TITLE,
      ['Parameter', figure('Value'), 'From', 'To', 'Law', 'Source', 'Page', 'Read in', 'Status'],
      parameters.flatMap((parameter) => parameter.values.map((value) => parameterRow(parameter, value))),
    ),
    section('Average rates of new housing loans', [
      paragraph(
        'Percent a year, by month and initial fixation. A loan takes the newest month of the fixation that it has.',
      ),
      table(
        'Average rates of new housing loans',
        ['Month', 'Fixed for years', figure('Rate %'), 'Source', 'Page', 'Status'],
        mortgageRates.map(({ month, fixedYearsFrom, fixedYearsTo, percent, source, status, url }) => [
          month,
          `${fixedYearsFrom} to ${fixedYearsTo ?? 'longer'}`,
          percent.toFixed(2),
          source,
          url ?? '–',
          status,
        ]),
      ),
    ]),
  ]
  const document = {
    title: TITLE,
    description: DESCRIPTION,
    locale: 'en' as const,
    sources: [],
    isOfMarket: false,
    blocks,
  }
  return renderMarkdown(document, release)
}

function parameterRow({ title, unit, law }: LegalParameter, value: LegalValue): string[] {
  const { validFrom, validTo, source, status, note, url, noUrl, checked } = value
  const said = note === null ? source : `${source}. ${note}`
  const page = url ?? `none: ${noUrl ?? 'not stated'}`
  return [
    title,
    valueText(value.value, unit),
    validFrom ?? '–',
    validTo ?? '–',
    law,
    said,
    page,
    checked ?? '–',
    status,
  ]
}

function valueText(value: LegalValue['value'], unit: LegalParameter['unit']): string {
  if (typeof value !== 'number') return `${value.length} slices`
  if (unit === 'share') return `${Number((value * 100).toFixed(4))} %`
  return unit === 'count' ? String(value) : `${value.toLocaleString('en-GB')} ${unit}`
}
