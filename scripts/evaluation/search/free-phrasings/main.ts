/**
 * Counts phrasings without words of the catalogue whose wish the search reads, and those of which it reads another condition. A row's `wish` holds
 * readings of which one is enough, its `also` what may be read besides. Kinds of home and places are left out: the rows name few.
 * Run: `node scripts/evaluation/search/free-phrasings/main.ts [--set second] [--details]`.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'

import { understandQuery } from '../../../../models/search/understand/understand-query.ts'
import { WISH_READER } from '../wish-reader.ts'

const { values: options } = parseArgs({
  options: { details: { type: 'boolean', default: false }, set: { type: 'string', default: 'first' } },
})
const words = z.string().transform((text) => text.split(' ').filter((word) => word !== ''))
const rowSchema = z.object({
  lang: z.enum(['en', 'fr', 'de', 'lb', 'pt']),
  wish: words,
  also: words,
  text: z.string().min(1),
})
const set = z.enum(['first', 'second']).parse(options.set)
const file = readFileSync(join(import.meta.dirname, `${set}.csv`), 'utf8')
const rows = z.array(rowSchema).parse(parse(file, { columns: true }))
const LEFT_OUT: ReadonlySet<string> = new Set(['listingType', 'propertyType', 'place'])

const outcomes = rows.map(({ lang, wish, also, text }) => {
  const { understood } = understandQuery(text, { today: '2026-11-25', wishReader: WISH_READER })
  const read = understood
    .filter(({ field }) => !LEFT_OUT.has(field))
    .map(({ field, op, value }) => {
      const isWanted = op === 'has' || op === 'has_unless_denied'
      return field !== 'feature' ? field : isWanted ? String(value) : `not-${value}`
    })
  // A refusal of works is a wish for a home in good condition.
  const says = read.map((each) => (each === 'not-to_renovate' ? 'good_condition' : each))
  const isRead = says.some((each) => wish.includes(each))
  const isWrong = says.some((each) => ![...wish, ...also].includes(each))
  if (options.details && (!isRead || isWrong))
    console.log(`${lang} ${text}\n   ${wish.join(' or ')}: read ${says.join(', ') || 'nothing'}`)
  return { lang, isRead, isWrong }
})

console.log('        phrasings  read  wrongly read')
for (const lang of ['en', 'fr', 'de', 'lb', 'pt', 'all']) {
  const own = outcomes.filter((each) => lang === 'all' || each.lang === lang)
  const share = (of: (each: (typeof own)[number]) => boolean): string => (own.filter(of).length / own.length).toFixed(2)
  console.log(
    `${lang.padEnd(6)}${String(own.length).padStart(11)}${share(({ isRead }) => isRead).padStart(6)}${share(({ isWrong }) => isWrong).padStart(14)}`,
  )
}
