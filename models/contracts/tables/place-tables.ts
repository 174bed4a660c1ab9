import { z } from 'zod'
import { COMMUTE_DESTINATIONS, COMMUTE_METHODS, COMMUTE_MODES, COMMUTE_PERIODS } from '../places/commute.ts'
import { LIVEABILITY_DIMENSIONS } from '../places/commune.ts'
import { DATA_AVAILABILITY, TREND_DIRECTIONS } from '../market/trend.ts'
import { communeColumn, countColumn, numberColumn, percentColumn, slugColumn, textColumn } from './columns.ts'

const name = (language: string) => textColumn(`name in ${language}`)
const minutes = (description: string) => countColumn('min', description)
const rank = (description: string) => z.int().min(1).nullable().describe(description).meta({ unit: 'rank' })
const score = (description: string) =>
  z.number().min(0).max(100).nullable().describe(description).meta({ unit: 'points' })

/** Row of the released table `communes`. */
export const communeTableSchema = z.object({
  communeSlug: slugColumn('the commune in every table and address of this service'),
  lau2: z
    .string()
    .regex(/^\d{4}$/)
    .describe('code of the commune: local administrative unit, level 2'),
  statecCode: z
    .string()
    .regex(/^CM\d{5}$/)
    .describe('code of the commune at the statistics office'),
  nameEn: name('English'),
  nameFr: name('French'),
  nameDe: name('German'),
  nameLb: name('Luxembourgish'),
  namePt: name('Portuguese, which is the French one'),
  canton: slugColumn('canton of the commune'),
  population: countColumn('persons', 'inhabitants'),
  populationYear: z.int().min(2000).max(2100).describe('year of the population').meta({ unit: 'year' }),
  areaKm2: numberColumn('km²', 'area'),
  latitude: z
    .number()
    .min(49)
    .max(51)
    .describe('latitude of a point inside the commune, WGS 84')
    .meta({ unit: 'degrees' }),
  longitude: z.number().min(5).max(7).describe('longitude of that point, WGS 84').meta({ unit: 'degrees' }),
  successor: slugColumn('commune that it merged into on 1 September 2023; null: it goes on').nullable(),
  validTo: z.iso.date().nullable().describe('last day on which it was a commune of its own; null: it goes on'),
  outline: textColumn('outline as GeoJSON, WGS 84; null without a feed of the layer commune-outlines').nullable(),
})

/** Row of the warehouse table `published_commune`, from which `communes` is made. */
export const publishedCommuneSchema = communeTableSchema.omit({ outline: true })

/** Row of the released table `liveability`. */
export const liveabilityTableSchema = z.object({
  communeSlug: communeColumn,
  liveabilityScore: score('weighted mean of the dimensions; null below two thirds of the weight'),
  rank: rank('rank among the communes with a score, 1 is best'),
  rankLow: rank('lower end of the 90 % interval of the rank over variants of the method'),
  rankHigh: rank('upper end of that interval'),
  sourceIds: z.array(z.string()).describe('sources that the score rests on, as in the table sources'),
})

const dimension = z.enum(LIVEABILITY_DIMENSIONS).describe('dimension of liveability')

/** Row of the released table `liveability-dimensions`. */
export const liveabilityDimensionTableSchema = z.object({
  communeSlug: communeColumn,
  dimension,
  score: score('score of the dimension; null where no defensible source exists'),
  weight: z
    .number()
    .min(0)
    .max(1)
    .describe('share of the dimension in the score of the commune, after missing ones dropped out')
    .meta({ unit: 'share' }),
  trend: z.enum(TREND_DIRECTIONS).describe('direction of the last change; unknown: cannot be told'),
  trendPercent: percentColumn('last change; null: cannot be told'),
  dataAvailability: z.enum(DATA_AVAILABILITY).describe('how much evidence the score has'),
})

/** Row of the released table `liveability-indicators`. */
export const liveabilityIndicatorTableSchema = z.object({
  communeSlug: communeColumn,
  dimension,
  indicator: textColumn('what is measured, in English'),
  value: numberColumn('as in the column unit', 'measured value; null: unknown'),
  unit: textColumn('unit of the value'),
  sourceId: textColumn('source of the value, as in the table sources; null: unknown').nullable(),
  date: textColumn('day that the value is about; null: unknown').nullable(),
})

/** Row of the released table `commute-times`. */
export const commuteTimeTableSchema = z.object({
  communeSlug: communeColumn,
  destination: z.enum(COMMUTE_DESTINATIONS).describe('place of work'),
  mode: z.enum(COMMUTE_MODES).describe('means of transport'),
  period: z.enum(COMMUTE_PERIODS).describe('peak: arriving from 7 to 9 on a working day; offPeak: between 10 and 15'),
  minutes: minutes('door to door, mean over the inhabited places of the commune'),
  low: minutes('lower end of the 80 % range of one trip from somewhere in the commune'),
  high: minutes('upper end of the range'),
  distanceKm: numberColumn('km', 'length of the way taken; null by public transport'),
  method: z
    .enum(COMMUTE_METHODS)
    .describe('timetable: from published trips; estimated: by our model; routed: by an engine'),
  stale: z.boolean().describe('whether the facts behind it have run out or are older than a year'),
  validOn: z.iso.date().describe('day that the facts behind it are about'),
  via: textColumn('station or stop where most people board, by public transport; null otherwise').nullable(),
})
