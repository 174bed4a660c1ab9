import { renderMarkdown } from '../../../content/markdown/render-document.ts'
import { figure, paragraph, section, table, type Block, type Table } from '../../../content/sections/block.ts'
import {
  ESTIMATES_PATH,
  listingEstimateSchema,
  VALUATION_PATHS,
  valuationEquitySchema,
  valuationModelRowSchema,
  valuationReportSchema,
  valuationScoreSchema,
  type ListingEstimates,
  type ListingType,
  type ValuationEquity,
  type ValuationScore,
} from '../../../models/contracts/market/valuation.ts'
import type { z } from 'zod'
import { FEWEST_ROWS } from '../../../models/valuation/train/training-table.ts'
import type { Run } from '../../engine/job.ts'
import { streamRecords } from '../../warehouse/records.ts'
import type { PublishContext } from '../../releases/context.ts'
import type { ReleaseWriter } from '../../releases/release-writer.ts'

type Report = z.infer<typeof valuationReportSchema>

/** Writes the models that the server loads, the estimates of current listings, and the accuracy report as JSON and Markdown. */
export async function publishValuation(run: Run, writer: ReleaseWriter, context: PublishContext): Promise<void> {
  const models: Report['models'] = []
  for await (const rows of streamRecords(
    run.warehouse,
    'valuation_model',
    valuationModelRowSchema,
    'ORDER BY listing_type',
  )) {
    for (const { model, ...row } of rows) {
      models.push(row)
      await writer.write(VALUATION_PATHS[row.listingType], model, { contentType: 'application/json' })
    }
  }
  await writer.writeJson(ESTIMATES_PATH, await listingEstimates(run))
  const { asOf, releaseId, sample } = context
  const report: Report = {
    asOf,
    releaseId,
    sample,
    basis: 'asking',
    models,
    scores: await readScores(run),
    equity: await readEquity(run),
  }
  await writer.writeJson('reports/valuation.json', report, { publicPath: '/data/valuation.json' })
  await writer.write('reports/valuation.md', valuationMarkdown(report, await usableHomes(run), context.baseUrl), {
    contentType: 'text/markdown; charset=utf-8',
    publicPath: '/data/valuation/md',
  })
}

/** Homes that a model can be trained on. */
async function usableHomes({ warehouse }: Run): Promise<Record<ListingType, number>> {
  return warehouse.one(
    `SELECT count(DISTINCT property_id) FILTER (WHERE listing_type = 'sale') AS sale,
       count(DISTINCT property_id) FILTER (WHERE listing_type = 'rent') AS rent FROM market_entry WHERE area_m2 > 0`,
  )
}

async function listingEstimates(run: Run): Promise<ListingEstimates> {
  const estimates: ListingEstimates = {}
  const rows = streamRecords(run.warehouse, 'listing_estimate', listingEstimateSchema, 'ORDER BY listing_id')
  for await (const chunk of rows)
    for (const { listingId, estimate, low, high, confidence, support } of chunk)
      estimates[listingId] = [estimate, low, high, confidence, support]
  return estimates
}

async function readScores(run: Run): Promise<ValuationScore[]> {
  const scores: ValuationScore[] = []
  const order = `ORDER BY listing_type DESC, method <> 'stack', method, "by" <> 'all', "by", segment`
  for await (const chunk of streamRecords(run.warehouse, 'valuation_score', valuationScoreSchema, order))
    scores.push(...chunk)
  return scores
}

async function readEquity(run: Run): Promise<ValuationEquity[]> {
  const tests: ValuationEquity[] = []
  const order = 'ORDER BY listing_type DESC, measure'
  for await (const chunk of streamRecords(run.warehouse, 'valuation_equity', valuationEquitySchema, order))
    tests.push(...chunk)
  return tests
}

const TITLE = 'How well the valuation does'
const NAMES = { sale: 'Sales', rent: 'Rents' }

const DESCRIPTION =
  'The valuation estimates the asking price of a home. Its errors are measured on homes that the measured model was not ' +
  'trained on. Standard methods are shown for comparison.'

/** Renders the accuracy report as a page. */
function valuationMarkdown(report: Report, homes: Record<ListingType, number>, baseUrl: string): string {
  const { models, scores, equity } = report
  const blocks: Block[] = [
    paragraph(DESCRIPTION),
    ...(['sale', 'rent'] as const)
      .filter((listingType) => !models.some((model) => model.listingType === listingType))
      .map((listingType) =>
        paragraph(
          `${NAMES[listingType]}: no model. Homes newly on the market with a price and an area: ${homes[listingType]}; a model needs ${FEWEST_ROWS}.`,
        ),
      ),
    ...models
      .toReversed()
      .map((model) =>
        section(NAMES[model.listingType], [
          paragraph(
            `The model of this release (${model.modelVersion}) is trained on ${model.trainedOn.toLocaleString('en-GB')} properties ` +
              `that came on the market from ${model.fromQuarter} to ${model.toQuarter}.`,
          ),
          ...scoreBlocks(scores.filter(({ listingType }) => listingType === model.listingType)),
          equityTable(equity.filter(({ listingType }) => listingType === model.listingType)),
        ]),
      ),
    paragraph(
      'MdAPE: median absolute error. PE10, PE20: share of estimates within 10 % and 20 %. COD, PRD and PRB: dispersion, and fairness between ' +
        'cheap and expensive homes (IAAO Standard on Ratio Studies, 2013). Coverage: share of prices inside the 80 % interval. insufficient: ' +
        'the method puts a home at more than 100 times its price, or less than a hundredth of it, which alone would decide the mean.',
    ),
    paragraph(
      'Confidence: from the width of the interval, and low for homes unlike those in the training. Not high where we know fewer than five homes of the ' +
        'kind in the commune from the last four quarters, or no similar one, and low where both are so. High and medium are given only where the ' +
        'intervals of such estimates held 80 % of the prices of homes held out, or so few less that it may be chance (binomial, 95 %); else a lower ' +
        'class is.',
    ),
    paragraph(
      'Known homes: of the kind in the commune from the last four quarters; only homes with an estimate. The intervals of each of these classes are ' +
        'widened by what homes of other projects showed, so that no price decides on the interval that it is held against.',
    ),
    paragraph(
      'VEI: ratio of estimate to price of the most expensive homes less that of the cheapest, in % (IAAO 2025). Horizontal: mean distance of ' +
        'cantons and types from the whole, in %. The intervals hold 95 %, from resamples of whole projects. Pass: the interval lies inside ' +
        'the accepted range. Fail: it lies outside. Unclear: it crosses a bound.',
    ),
  ]
  const document = { title: TITLE, description: DESCRIPTION, locale: 'en' as const, sources: [], blocks }
  return renderMarkdown(document, { ...report, baseUrl })
}

function scoreBlocks(scores: readonly ValuationScore[]): Block[] {
  const [first] = scores
  if (!first) return [paragraph('No score, so no estimates: too few homes to hold some out.')]
  const overall = scores.filter(({ by }) => by === 'all')
  const parts = scores.filter(({ by, method }) => by !== 'all' && method === 'stack')
  return [
    paragraph(
      first.heldOut === 'quarter'
        ? `Held out: ${first.quarter}; trained for this on ${first.trainedOn.toLocaleString('en-GB')} properties of the quarters before.`
        : `Held out: each project in turn (all homes that one agency offers in one commune); trained for this on at least ` +
            `${first.trainedOn.toLocaleString('en-GB')} properties of other projects.`,
    ),
    scoreTable(['Method'], overall, ({ method }) => [method]),
    scoreTable(['By', 'Part'], parts, ({ by, segment }) => [by, segment]),
  ]
}

const MEASURES = { cod: 'COD', prd: 'PRD', prb: 'PRB', vei: 'VEI %', horizontal: 'Horizontal %' }

function equityTable(tests: readonly ValuationEquity[]): Table {
  const rows = tests.map(({ measure, value, low, high, from, to, result }) => [
    MEASURES[measure],
    String(value),
    `${low} to ${high}`,
    `${from} to ${to}`,
    result,
  ])
  return table('Equity', ['Measure', figure('value'), '95 % interval', 'accepted', 'result'], rows)
}

const FIGURES = ['mdape', 'pe10', 'pe20', 'cod', 'prd', 'prb', 'coverage', 'width'] as const
/** Measures that one estimate beyond all measure leaves without a figure. */
const MEANS = new Set<string>(['cod', 'prd', 'prb'])
const HEADINGS = ['n', 'MdAPE %', 'PE10 %', 'PE20 %', 'COD', 'PRD', 'PRB', 'coverage %', 'width %']

function scoreTable(
  keys: string[],
  scores: readonly ValuationScore[],
  keyOf: (score: ValuationScore) => string[],
): Table {
  const rows = scores.map((score) => [
    ...keyOf(score),
    score.count.toLocaleString('en-GB'),
    ...FIGURES.map((name) => score[name]?.toString() ?? (MEANS.has(name) ? 'insufficient' : '–')),
  ])
  return table(TITLE, [...keys, ...HEADINGS.map(figure)], rows)
}
