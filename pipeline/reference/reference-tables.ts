import { z } from 'zod'

import { cantonSchema } from '../../models/kernel/canton.ts'
import { communeRowSchema } from '../../models/kernel/commune.ts'
import { parsePeriod } from '../../models/kernel/period.ts'
import { decimalCell, emptyOr, integerCell, slugCell } from '../../models/kernel/reference-cell.ts'
import {
  cadastralSectionSchema,
  communeMergerSchema,
  foreignTownSchema,
  localitySchema,
  placeAliasSchema,
  postcodePrefixSchema,
  quarterSchema,
} from '../../models/places/place-facts.ts'
import { vocabularyRowSchema } from '../../models/language/vocabulary/vocabulary-row.ts'

const minutes = emptyOr(integerCell(0, 300))

export const stationSchema = z.strictObject({
  slug: slugCell,
  name: z.string().min(1),
  country: z.enum(['LU', 'BE', 'DE', 'FR']),
  commune: z.union([z.literal(''), slugCell]),
  lines: z.string().describe('line numbers of the CFL, separated by blanks'),
  latitude: decimalCell(48, 51),
  longitude: decimalCell(4, 8),
  minutes_to_luxembourg: minutes,
  minutes_to_kirchberg: minutes,
  minutes_to_belval: minutes,
  minutes_mark: z.enum(['timetable', 'estimate']),
})
export type Station = z.infer<typeof stationSchema>

export const tramStopSchema = z.strictObject({
  position: integerCell(1, 100),
  name: z.string().min(1),
  commune: slugCell,
  quarter: z.union([z.literal(''), slugCell]),
  latitude: decimalCell(49, 51),
  longitude: decimalCell(5, 7),
  opened: z.string().regex(/^\d{4}-\d{2}$/, 'a month such as 2024-07'),
  mark: z.enum(['verified', 'general']),
})
export type TramStop = z.infer<typeof tramStopSchema>

/** One quarter of the official house price index. */
export const officialIndexRowSchema = z.strictObject({
  quarter: z.string().regex(/^\d{4}-Q[1-4]$/, 'a quarter such as 2025-Q3'),
  value: decimalCell(1, 1000).describe('2015 = 100'),
  flag: z.enum(['', 'p']).describe('p provisional'),
})
export type OfficialIndexRow = z.infer<typeof officialIndexRowSchema>

/** Policy rate of a quarter. */
export const policyRateSchema = z.strictObject({
  quarter: officialIndexRowSchema.shape.quarter,
  percent: decimalCell(-5, 30).describe('% a year, mean of the quarter'),
})
export type PolicyRate = z.infer<typeof policyRateSchema>

/** A published price level. `value` is null if too few observations prevented publication. */
export const priceLevelSchema = z.strictObject({
  scope: z.enum(['commune', 'quarter', 'country']),
  area: slugCell,
  listing_type: z.enum(['sale', 'rent']),
  basis: z.enum(['asking', 'registered']),
  segment: z.enum(['apartment', 'house']),
  age: z.enum(['all', 'existing', 'new_build']),
  statistic: z.enum(['mean', 'mean_with_annexes', 'mean_without_annexes', 'range_low', 'range_high']),
  value: emptyOr(decimalCell(1, 50_000)).describe('EUR per m²; per month for rent'),
  observations: emptyOr(integerCell(0, 1_000_000)),
  period_from: z.iso.date(),
  period_to: z.iso.date(),
  edition: z.iso.date(),
})
export type PriceLevel = z.infer<typeof priceLevelSchema>

/** A mean price of a whole year as the Observatoire published it. Communes that have merged since keep a row of their own. */
export const officialYearSchema = priceLevelSchema
  .pick({ area: true, listing_type: true, basis: true, segment: true, age: true })
  .extend({ year: integerCell(2000, 2100), value: decimalCell(1, 50_000).describe('EUR per m²; per month for rent') })
export type OfficialYear = z.infer<typeof officialYearSchema>

/** Offers or deeds behind the official price of a commune and year. */
export const officialCountSchema = officialYearSchema.omit({ value: true }).extend({
  observations: integerCell(0, 1_000_000),
  withheld: z.enum(['0', '1']).describe('1: no price is printed because there were too few'),
})
export type OfficialCount = z.infer<typeof officialCountSchema>

/** A mean price of the country in a whole year. */
export const officialNationalYearSchema = officialYearSchema
  .omit({ area: true })
  .extend({ observations: priceLevelSchema.shape.observations })
export type OfficialNationalYear = z.infer<typeof officialNationalYearSchema>

/** A value of a statistical series, for a release without a delivered one. */
export const officialStatisticRowSchema = z.strictObject({
  series: slugCell,
  area: z.string().min(1),
  breakdown: z.string(),
  unit: z.string().min(1),
  period: z.string().refine((text) => parsePeriod(text) !== null, 'a period such as 2025, 2025-Q3 or 2025-09'),
  value: decimalCell(-1_000_000, 1_000_000_000),
})
export type OfficialStatisticRow = z.infer<typeof officialStatisticRowSchema>

const reach = decimalCell(0, 10_000)
const surroundingsMark = z.enum(['boundary', 'nearest_locality'])

/** Amenities of one kind in a commune, and the average number within reach of its inhabited places. */
export const communeAmenitySchema = z.strictObject({
  commune: slugCell,
  amenity: z.enum(['grocery', 'dining', 'retail', 'fuel', 'pharmacy', 'health', 'school', 'bank', 'leisure']),
  in_commune: integerCell(0, 10_000),
  within_2km: reach,
  within_5km: reach,
  nearest_m: integerCell(0, 100_000),
  mark: surroundingsMark,
})
export type CommuneAmenity = z.infer<typeof communeAmenitySchema>

const departures = integerCell(0, 1_000_000)

/** Departures of one working day in a commune, and the average number within reach of its inhabited places. */
export const communeTransitSchema = z.strictObject({
  commune: slugCell,
  bus_departures: departures,
  tram_departures: departures,
  rail_departures: departures,
  served_stops: integerCell(0, 10_000),
  departures_1km: departures,
  rail_departures_3km: departures,
  station_m: integerCell(0, 100_000),
  mark: surroundingsMark,
})
export type CommuneTransit = z.infer<typeof communeTransitSchema>

/** A town across the border with commuters to Luxembourg. */
export const crossBorderTownSchema = z.strictObject({
  slug: slugCell,
  name: z.string().min(1),
  country: z.enum(['BE', 'DE', 'FR']),
  region: z.string().min(1),
  latitude: decimalCell(48, 51),
  longitude: decimalCell(4, 8),
  straight_km: decimalCell(0, 200),
  road_km: decimalCell(0, 300),
  service: z.enum(['rail_direct', 'rail_change', 'bus', 'none']),
  line: z.string().describe('line number of the CFL; empty without a train'),
  via: z.string().describe('where to change; empty without a change'),
  usual_minutes: integerCell(1, 300),
  minutes_mark: z.enum(['stated', 'estimate']),
  minutes_source: z.string(),
  headway_minutes: z
    .union([z.literal(''), integerCell(1, 240)])
    .describe('from one direct train to the next; empty where unknown'),
  headway_source: z.string(),
})
export type CrossBorderTown = z.infer<typeof crossBorderTownSchema>

/** Provenance of one table: the YAML file beside it. */
export const referenceSourceSchema = z.strictObject({
  title: z.string().min(1),
  producer: z.string().min(1),
  url: z.url().nullable(),
  licence: z.string().min(1),
  attribution: z.string().min(1).optional(),
  retrieved: z.iso.date(),
  validFrom: z.iso.date().nullable(),
  validTo: z.iso.date().nullable(),
  marks: z.record(z.string(), z.string()),
  notes: z.string().min(1),
})
export type ReferenceSource = z.infer<typeof referenceSourceSchema>

/** Row schema and key columns of every table. */
export const REFERENCE_TABLES = {
  cantons: { schema: cantonSchema, key: ['slug'] },
  communes: { schema: communeRowSchema, key: ['slug'] },
  quarters: { schema: quarterSchema, key: ['slug'] },
  localities: { schema: localitySchema, key: ['slug'] },
  'place-aliases': { schema: placeAliasSchema, key: ['alias', 'kind'] },
  'foreign-towns': { schema: foreignTownSchema, key: ['country', 'name'] },
  'postcode-prefixes': { schema: postcodePrefixSchema, key: ['prefix', 'commune'] },
  'commune-mergers': { schema: communeMergerSchema, key: ['former'] },
  'cadastral-sections': { schema: cadastralSectionSchema, key: ['commune', 'cadastral_commune', 'section', 'name'] },
  stations: { schema: stationSchema, key: ['slug'] },
  'tram-stops': { schema: tramStopSchema, key: ['position'] },
  'price-levels': {
    schema: priceLevelSchema,
    key: ['scope', 'area', 'listing_type', 'basis', 'segment', 'age', 'statistic', 'period_from'],
  },
  'official-index': { schema: officialIndexRowSchema, key: ['quarter'] },
  'policy-rate': { schema: policyRateSchema, key: ['quarter'] },
  'official-prices': {
    schema: officialYearSchema,
    key: ['area', 'listing_type', 'basis', 'segment', 'age', 'year'],
  },
  'official-counts': {
    schema: officialCountSchema,
    key: ['area', 'listing_type', 'basis', 'segment', 'age', 'year'],
  },
  'official-national': {
    schema: officialNationalYearSchema,
    key: ['listing_type', 'basis', 'segment', 'age', 'year'],
  },
  'official-statistics': { schema: officialStatisticRowSchema, key: ['series', 'area', 'breakdown', 'unit', 'period'] },
  'commune-amenities': { schema: communeAmenitySchema, key: ['commune', 'amenity'] },
  'commune-transit': { schema: communeTransitSchema, key: ['commune'] },
  'cross-border-towns': { schema: crossBorderTownSchema, key: ['slug'] },
  vocabulary: { schema: vocabularyRowSchema, key: ['concept', 'lang', 'term'] },
} as const satisfies Record<string, { schema: z.ZodType; key: readonly string[] }>

export type ReferenceTableName = keyof typeof REFERENCE_TABLES
export type ReferenceRow<N extends ReferenceTableName> = z.infer<(typeof REFERENCE_TABLES)[N]['schema']>
