/**
 * Counts phrasings without words of the catalogue whose wish the search reads, and those of which it reads another condition. A row's `wish` holds
 * readings of which one is enough, its `also` what may be read besides; a row without a `wish` wishes for nothing and can only be read wrongly. Kinds of
 * home and places are left out: the rows name few.
 * Run: `node scripts/evaluation/search/free-phrasings/main.ts [--set third] [--details]`.
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
const set = z
  .enum(['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'])
  .parse(options.set)
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
  const isWish = wish.length > 0
  if (options.details && ((isWish && !isRead) || isWrong))
    console.log(`${lang} ${text}\n   ${wish.join(' or ') || 'no wish'}: read ${says.join(', ') || 'nothing'}`)
  return { lang, isWish, isRead, isWrong }
})

type Outcome = (typeof outcomes)[number]
const share = (of: readonly Outcome[], which: (each: Outcome) => boolean): string =>
  of.length === 0 ? '-' : (of.filter(which).length / of.length).toFixed(2)
console.log('        wishes  read  wrongly read  without a wish  wrongly read')
for (const lang of ['en', 'fr', 'de', 'lb', 'pt', 'all']) {
  const own = outcomes.filter((each) => lang === 'all' || each.lang === lang)
  const [stated, none] = [own.filter(({ isWish }) => isWish), own.filter(({ isWish }) => !isWish)]
  const cells = [
    String(stated.length).padStart(6),
    share(stated, ({ isRead }) => isRead).padStart(4),
    share(stated, ({ isWrong }) => isWrong).padStart(12),
    String(none.length).padStart(14),
    share(none, ({ isWrong }) => isWrong).padStart(12),
  ]
  console.log(`${lang.padEnd(6)}  ${cells.join('  ')}`)
}
