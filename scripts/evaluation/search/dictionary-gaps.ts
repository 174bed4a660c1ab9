/**
 * Lists words of the national dictionary that the search does not read as it reads their equivalents. Where the words of enough languages of the five read
 * as one concept, a language none of whose words does is a gap. Many of these are other meanings, so that a draw is to be checked by hand.
 * Run: `node scripts/evaluation/search/dictionary-gaps.ts [--agree 3] [--draw 100] [--every]`; `DATA` beside the checkout, without which it says so and ends.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'

import { TEXT_LANGUAGES } from '../../../models/language/words/text-language.ts'
import type { TextLanguage } from '../../../models/language/words/text-language.ts'
import { understandQuery } from '../../../models/search/understand/understand-query.ts'
import { seededRandom } from '../../../models/statistics/random.ts'
import { WISH_READER } from './wish-reader.ts'

const FILE = resolve(import.meta.dirname, '../../../../shared/data/lod/senses.ndjson.gz')
const SEED = 17
/** Words of an equivalent that are tried in a frame. */
const MOST_WORDS = 4
const { values: options } = parseArgs({
  options: {
    agree: { type: 'string', default: '3' },
    draw: { type: 'string', default: '100' },
    every: { type: 'boolean', default: false },
  },
})
const [agree, drawn] = [Number(options.agree), Number(options.draw)]
const senseSchema = z.object({
  lb: z.string(),
  pos: z.string(),
  de: z.array(z.string()).default([]),
  en: z.array(z.string()).default([]),
  fr: z.array(z.string()).default([]),
  pt: z.array(z.string()).default([]),
})
type Sense = z.infer<typeof senseSchema>

/** Sentences in which words are read that say nothing alone, by the parts of speech that can: a number, a month, a negation, a comparison. */
const FRAMES: readonly { parts: ReadonlySet<string>; field: string; of: Readonly<Record<TextLanguage, string>> }[] = [
  {
    parts: new Set(['ADJ', 'PRON', 'SUBST']),
    field: 'bedrooms',
    of: { en: '{} bedrooms', de: '{} Schlafzimmer', fr: '{} chambres', lb: '{} Schlofkummeren', pt: '{} quartos' },
  },
  {
    parts: new Set(['SUBST', 'ADV']),
    field: 'availableBy',
    of: {
      en: 'available from {}',
      de: 'frei ab {}',
      fr: 'libre à partir de {}',
      lb: 'fräi ab {}',
      pt: 'livre a partir de {}',
    },
  },
  {
    parts: new Set(['PRON', 'PREP', 'ADV', 'CONJ', 'PART', 'ART']),
    field: 'feature',
    of: { en: '{} balcony', de: '{} Balkon', fr: '{} balcon', lb: '{} Balcon', pt: '{} varanda' },
  },
  {
    parts: new Set(['PREP', 'ADV']),
    field: 'priceEur',
    of: { en: '{} 1500 euros', de: '{} 1500 Euro', fr: '{} 1500 euros', lb: '{} 1500 Euro', pt: '{} 1500 euros' },
  },
]

if (!existsSync(FILE)) {
  console.log(`SKIPPED: no dictionary at ${join('..', 'shared', 'data', 'lod')}; nothing was compared`)
  process.exit(0)
}

const senses = gunzipSync(readFileSync(FILE))
  .toString('utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => senseSchema.parse(JSON.parse(line)))
const memo = new Map<string, readonly string[]>()
const gaps = new Map<TextLanguage, Map<string, string>>(TEXT_LANGUAGES.map((lang) => [lang, new Map()]))
for (const sense of senses) compare(sense)

console.log(`${senses.length} senses; words of ${agree} languages at least read as one concept`)
for (const lang of TEXT_LANGUAGES) {
  const found = [...gaps.get(lang)!.values()].sort()
  console.log(`\n${lang}: ${found.length} words do not`)
  for (const line of options.every ? found : draw(found)) console.log(`  ${line}`)
}

function compare(sense: Sense): void {
  const readings = TEXT_LANGUAGES.map((lang) => {
    const words = (lang === 'lb' ? [sense.lb] : sense[lang]).map(plain).filter((word) => word !== '')
    return { lang, words, concepts: new Set(words.flatMap((word) => conceptsOf(word, lang, sense.pos))) }
  })
  const counts = new Map<string, number>()
  for (const { concepts } of readings) for (const one of concepts) counts.set(one, (counts.get(one) ?? 0) + 1)
  for (const [concept, count] of counts) {
    if (count < agree) continue
    for (const { lang, words, concepts } of readings) {
      if (concepts.has(concept) || words.length === 0) continue
      const others = readings.filter((each) => each.concepts.has(concept)).flatMap((each) => each.words)
      gaps.get(lang)!.set(`${words.join()} ${concept}`, `${words.join(', ')} [${concept}] = ${others.join(', ')}`)
    }
  }
}

/** `pas (de)`: what stands in brackets belongs to the grammar. */
function plain(word: string): string {
  return word.replaceAll(/\([^)]*\)/g, ' ').trim()
}

/** Conditions that the search reads in a word alone and, for words that say nothing alone, in a frame. */
function conceptsOf(word: string, lang: TextLanguage, part: string): readonly string[] {
  const texts = FRAMES.filter(({ parts }) => parts.has(part) && word.split(' ').length <= MOST_WORDS).map(
    ({ field, of }) => ({
      field,
      text: of[lang].replace('{}', word),
      bare: of[lang].replace('{}', ''),
    }),
  )
  const framed = texts.flatMap(({ field, text, bare }) => {
    const known = new Set(read(bare))
    return read(text).filter((one) => one.startsWith(`${field} `) && !known.has(one))
  })
  return [...new Set([...read(word), ...framed])]
}

function read(text: string): readonly string[] {
  const known = memo.get(text)
  if (known) return known
  const found = understandQuery(text, { today: '2026-11-25', wishReader: WISH_READER }).understood.map(
    ({ field, op, value }) => `${field} ${op} ${value}`,
  )
  memo.set(text, found)
  return found
}

function draw(lines: string[]): string[] {
  const next = seededRandom(SEED)
  const rest = [...lines]
  const chosen: string[] = []
  while (chosen.length < drawn && rest.length > 0) chosen.push(...rest.splice(Math.floor(next() * rest.length), 1))
  return chosen.sort()
}
