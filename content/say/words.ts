import { ACCOUNT_WORDS } from '../i18n/account.ts'
import { AFFORDABILITY_WORDS } from '../i18n/affordability.ts'
import { CALENDAR_WORDS } from '../i18n/calendar.ts'
import { CALCULATOR_WORDS, RENTING_WORDS } from '../i18n/renting.ts'
import { RENT_OR_BUY_WORDS } from '../i18n/renting.ts'
import { COMMUNE_WORDS } from '../i18n/commune.ts'
import { DATA_WORDS } from '../i18n/data.ts'
import { DEVELOPERS_WORDS } from '../i18n/developers.ts'
import { DOCUMENT_WORDS } from '../i18n/document.ts'
import { FORECAST_WORDS } from '../i18n/forecast.ts'
import { FRONTALIER_GUIDE_WORDS } from '../i18n/frontalier-guide.ts'
import { FRONTALIER_WORDS } from '../i18n/frontalier.ts'
import { INQUIRY_WORDS } from '../i18n/inquiry.ts'
import { INSIGHTS_WORDS, LAW_WORDS } from '../i18n/insights.ts'
import { LEASE_WORDS } from '../i18n/lease.ts'
import { LISTING_WORDS } from '../i18n/listing.ts'
import { LIVEABILITY_WORDS } from '../i18n/liveability.ts'
import { OFFICIAL_WORDS } from '../i18n/official.ts'
import { PRICES_WORDS } from '../i18n/prices.ts'
import { RECORD_WORDS } from '../i18n/record.ts'
import { SEARCH_WORDS } from '../i18n/search.ts'
import { SITE_WORDS, TRUST_WORDS } from '../i18n/site.ts'
import { TOOLS_WORDS } from '../i18n/tools.ts'
import { TRENDS_WORDS } from '../i18n/trends.ts'
import { VALUATION_WORDS } from '../i18n/valuation.ts'
import { LOCALES, type Locale } from '../../models/kernel/locale.ts'
import { speaker, type SayOf } from './speaker.ts'

const TABLES = [
  ACCOUNT_WORDS,
  AFFORDABILITY_WORDS,
  CALCULATOR_WORDS,
  CALENDAR_WORDS,
  COMMUNE_WORDS,
  DATA_WORDS,
  DEVELOPERS_WORDS,
  DOCUMENT_WORDS,
  FORECAST_WORDS,
  FRONTALIER_GUIDE_WORDS,
  FRONTALIER_WORDS,
  INQUIRY_WORDS,
  INSIGHTS_WORDS,
  LAW_WORDS,
  LEASE_WORDS,
  LISTING_WORDS,
  LIVEABILITY_WORDS,
  OFFICIAL_WORDS,
  PRICES_WORDS,
  RECORD_WORDS,
  RENTING_WORDS,
  RENT_OR_BUY_WORDS,
  SEARCH_WORDS,
  SITE_WORDS,
  TOOLS_WORDS,
  TRENDS_WORDS,
  TRUST_WORDS,
  VALUATION_WORDS,
] as const

type KeyOf<Table> = Table extends { en: infer English } ? Extract<keyof English, string> : never
export type WordKey = KeyOf<(typeof TABLES)[number]>
export type Say = SayOf<WordKey>

/** All words by locale. Code that a job of the pipeline runs takes the table of its product instead: a changed word makes less stale then. */
export const WORDS = Object.fromEntries(
  LOCALES.map((locale) => [locale, Object.assign({}, ...TABLES.map((table) => table[locale]))]),
) as Readonly<Record<Locale, Readonly<Record<WordKey, string>>>>

/** Says anything of any product in a language. */
export const sayIn: (locale: Locale) => Say = speaker(WORDS)
