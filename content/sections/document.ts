import type { PriceCover } from '../../models/contracts/market/price-limits.ts'
import { strictestLicence } from '../../models/licences/licence.ts'
import type { Locale } from '../../models/kernel/locale.ts'
import type { Block, Photos } from './block.ts'

/** Licence of a source that a document only cites: nothing in it comes from there. */
export const CITED_ONLY = '–'

/** Source of a document: who, under which licence, up to when. */
export interface DocumentSource {
  title: string
  producer: string
  licence: string
  /** ISO date of its newest observation; null where it has none. */
  date: string | null
  url: string | null
  /** Prices that its adverts were limited to. */
  covers?: PriceCover | undefined
}

/** A document in one language, from which every face is rendered. */
export interface Document {
  locale: Locale
  title: string
  /** Stands above the page where that is not its title. */
  heading?: string
  /** Path of its page on the site. */
  address?: string
  /** One or two plain sentences for lists of results. */
  description: string
  /** The way from the home page to this document, which is not in it. */
  crumbs?: readonly { label: string; address: string }[]
  /** Pictures above the title; for HTML only. */
  photos?: readonly Photos[]
  blocks: readonly Block[]
  sources: readonly DocumentSource[]
  /** False for law and method, in which no figure rests on the market of a release. */
  isOfMarket?: boolean
  /** ISO date of the last change of an authored text. */
  updated?: string
}

/** The licence of a document: the strictest of its sources. */
export function documentLicence({ sources }: Pick<Document, 'sources'>): string {
  return strictestLicence(sources.map(({ licence }) => licence).filter((licence) => licence !== CITED_ONLY))
}
