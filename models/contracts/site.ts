import { z } from 'zod'

/** Where a release says what its pages are dressed in; a release without the file has no pages. */
export const SITE_PATH = 'index/site.json'

export const siteSchema = z.object({
  stylesheet: z
    .string()
    .regex(/^\/assets\/[\w.-]+\.css$/)
    .describe('address of the stylesheet, with the hash of its content in it'),
})
export type Site = z.infer<typeof siteSchema>
