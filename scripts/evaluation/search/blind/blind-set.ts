import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** Day on which the wishes of a set are asked. */
export const SETS = {
  first: '2026-11-23',
  second: '2026-10-01',
  third: '2026-10-01',
  fourth: '2026-11-25',
  fifth: '2026-11-26',
  sixth: '2026-11-26',
  seventh: '2026-11-26',
  eighth: '2026-11-26',
  ninth: '2026-11-26',
  tenth: '2026-11-26',
  eleventh: '2026-11-27',
  twelfth: '2026-11-27',
  thirteenth: '2026-11-27',
  fourteenth: '2026-11-27',
  fifteenth: '2026-11-27',
  sixteenth: '2026-11-27',
  seventeenth: '2026-11-27',
  eighteenth: '2026-11-27',
  nineteenth: '2026-11-27',
  twentieth: '2026-11-28',
  'twenty-first': '2026-11-28',
  'twenty-second': '2026-11-28',
} as const
export const setNameSchema = z.enum([
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
  'twenty-first',
  'twenty-second',
])
const labelSchema = z.object({
  field: z.string(),
  op: z.string(),
  value: z.union([
    z.string(),
    z.number(),
    z.object({ minutes: z.number(), to: z.string(), by: z.string().nullable().optional() }),
  ]),
})
export type Label = z.infer<typeof labelSchema>
const setSchema = z.array(
  z.object({
    id: z.string(),
    lang: z.enum(['en', 'fr', 'de', 'lb', 'pt']),
    text: z.string(),
    market: z.enum(['rent', 'buy']).nullable(),
    expect: z.array(labelSchema),
    also: z.array(labelSchema).default([]),
  }),
)

/** A wish with what its author expects of its reading. */
export type BlindWish = z.infer<typeof setSchema>[number]

export function loadBlindSet(name: keyof typeof SETS): BlindWish[] {
  return setSchema.parse(JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), 'utf8')))
}
