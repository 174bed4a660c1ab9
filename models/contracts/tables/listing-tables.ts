import { z } from 'zod'
import { ENERGY_CLASSES } from '../../kernel/energy-class.ts'
import { PRICE_CHECKS } from '../listings/price-check.ts'
import { CONFIDENCES, ESTIMATE_SUPPORTS } from '../market/estimate-support.ts'
import {
  communeColumn,
  countColumn,
  dayColumn,
  eurColumn,
  listingIdColumn,
  listingTypeColumn,
  numberColumn,
  perSqmColumn,
  segmentColumn,
  shareColumn,
  textColumn,
} from './columns.ts'

const homes = (description: string) => countColumn('homes', description)

/** Row of the released table `listings`. */
export const listingTableSchema = z.object({
  id: listingIdColumn,
  title: textColumn('title of the listing, as its source writes it'),
  price: eurColumn('asking price; monthly and without charges for rent; null where withheld, and for a project'),
  listingType: listingTypeColumn,
  propertyType: textColumn('kind of property, in our words: apartment, duplex, detached-house').nullable(),
  kind: z.enum(['single', 'project']).describe('project: several units in one listing, with a range of prices'),
  priceFrom: eurColumn('lowest price of a project'),
  priceTo: eurColumn('highest price of a project'),
  priceCheck: z
    .enum(PRICE_CHECKS)
    .describe('whether the price can be that of the home described; unknown: not checked'),
  priceCheckReason: textColumn('why the price is unusual; null where it is not').nullable(),
  usualPriceFrom: eurColumn('lower end of usual prices of such homes, where the price is unusual'),
  usualPriceTo: eurColumn('upper end of usual prices of such homes, where the price is unusual'),
  district: textColumn('quarter of a town; null: unknown, or the commune has none').nullable(),
  beds: numberColumn('rooms', 'bedrooms; null: not stated'),
  baths: numberColumn('rooms', 'bathrooms; null: not stated'),
  areaSqm: numberColumn('m²', 'living area; null: not stated'),
  energyClass: z
    .enum(ENERGY_CLASSES)
    .nullable()
    .describe('class of the energy performance certificate; null: not stated'),
  pricePerSqm: perSqmColumn('asking price by living area; monthly for rent; null where either is unknown'),
  charges: eurColumn('monthly charges; null: not stated'),
  features: z.array(z.string()).describe('features that the listing states, sorted; a feature not listed is unknown'),
  agencyName: textColumn('agency that offers the home; null: not stated, or a private offer').nullable(),
  latitude: z
    .number()
    .min(-90)
    .max(90)
    .nullable()
    .describe('latitude, WGS 84, as precise as the source')
    .meta({ unit: 'degrees' }),
  longitude: z
    .number()
    .min(-180)
    .max(180)
    .nullable()
    .describe('longitude, WGS 84, as precise as the source')
    .meta({ unit: 'degrees' }),
  firstSeen: dayColumn('earliest day it was published or seen'),
  lastSeen: dayColumn('latest day it was seen'),
  communeSlug: communeColumn,
  freshUntil: dayColumn('last day on which it counts as on offer unless it is seen again'),
  daysOnMarket: countColumn('days', 'from the first to the last day seen, so at least; earlier references included'),
})

/** Row of the released table `price-history`. */
export const priceHistoryTableSchema = z.object({
  listingId: listingIdColumn,
  listingType: listingTypeColumn,
  communeSlug: communeColumn,
  day: dayColumn('day of the event'),
  event: z
    .enum(['price', 'last_seen', 'delisted'])
    .describe(
      'price: this price was asked from this day; last_seen: latest day on offer or seen; delisted: off the market',
    ),
  price: eurColumn('asking price; monthly for rent; of the last two events the last price asked'),
})

/** Row of the released table `estimates`. */
export const estimateTableSchema = z.object({
  listingId: listingIdColumn,
  listingType: listingTypeColumn,
  communeSlug: communeColumn,
  price: eurColumn('asking price; monthly for rent'),
  estimate: eurColumn('our estimate as if the listing itself were not known; null: like no home that the model knows'),
  low: eurColumn('lower end of the interval'),
  high: eurColumn('upper end of the interval'),
  intervalLevel: shareColumn('share of asking prices that the interval is meant to contain'),
  confidence: z.enum(CONFIDENCES).nullable().describe('how sure the estimate is; null without one'),
  support: z.enum(ESTIMATE_SUPPORTS).describe('inside: among similar homes; edge: at their edge; outside: beyond them'),
  comparables: z.array(z.string()).describe('listings on offer that it was compared with, most alike first'),
})

/** Row of the released table `agencies`. */
export const agencyTableSchema = z.object({
  communeSlug: communeColumn,
  agencyName: textColumn('agency as its listings name it'),
  website: textColumn('address of its site; null: not stated').nullable(),
  stock: homes('its listings in the commune on the day of the release'),
  buyCount: homes('of these for sale'),
  rentCount: homes('of these for rent'),
  salePriceMin: eurColumn('lowest asking price for sale; null without one'),
  salePriceMax: eurColumn('highest asking price for sale; null without one'),
  rentMin: eurColumn('lowest monthly rent asked; null without one'),
  rentMax: eurColumn('highest monthly rent asked; null without one'),
})

/** Row of the released table `activity`. */
export const activityTableSchema = z.object({
  communeSlug: communeColumn,
  listingType: listingTypeColumn,
  segment: z
    .enum(['all', ...segmentColumn.options])
    .describe(
      'segment of the statistics; all: every home, with rooms and flats of projects; its medians cover flats and houses',
    ),
  activeListings: homes('listings on offer on the day of the release'),
  newListings: homes('of these first seen in the quarter of the release'),
  medianDaysOnMarket: numberColumn(
    'days',
    'median time on the market of those on offer, so far; null under 10 of them',
  ),
  medianPricePerSqm: perSqmColumn('median of those on offer; monthly for rent; null below 10 of them'),
  medianPriceEur: eurColumn('median asking price of those on offer; monthly for rent; null below 10 of them'),
})
