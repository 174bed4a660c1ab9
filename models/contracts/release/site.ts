import { z } from 'zod'
import { listingCountsSchema } from './listing-counts.ts'
import { citedSourceSchema } from '../places/commune.ts'

/** Where a release says what its pages are dressed in and cite; a release without the file has no pages. */
export const SITE_PATH = 'index/site.json'

export const siteSchema = z.object({
  stylesheet: z
    .string()
    .regex(/^\/assets\/[\w.-]+\.css$/)
    .describe('address of the stylesheet, with the hash of its content in it'),
  script: z
    .string()
    .regex(/^\/assets\/[\w.-]+\.js$/)
    .nullable()
    .default(null)
    .describe(
      'address of the script that adds to pages, with the hash of its content in it; null in releases from before there was one',
    ),
  manifest: z
    .string()
    .regex(/^\/assets\/[\w.-]+\.webmanifest$/)
    .nullable()
    .default(null)
    .describe('address of the web manifest; null in releases from before there was one'),
  font: z
    .string()
    .regex(/^\/assets\/[\w.-]+\.woff2$/)
    .nullable()
    .default(null)
    .describe(
      'address of the font of the stylesheet, which pages ask for early; null in releases from before there was one',
    ),
  sources: z.array(citedSourceSchema).default([]).describe('feeds and reference tables that pages cite, by id'),
  counts: listingCountsSchema
    .nullable()
    .default(null)
    .describe('what is counted as a listing, and how many there are; null in releases from before they were counted'),
})
export type Site = z.infer<typeof siteSchema>
