/**
 * Generates texts in five languages and counts those of which the search keeps silent about a number, a negation, a word of comparison or a place.
 * Run: `node scripts/evaluation/search/conservation.ts [count]`.
 */
import { join } from 'node:path'

import { buildGazetteer } from '../../../models/places/gazetteer.ts'
import { unaccountedWords } from '../../../models/search/account-for.ts'
import { generateText } from '../../../models/search/query-texts.fixture.ts'
import { understandQuery } from '../../../models/search/understand/understand-query.ts'
import { seededRandom } from '../../../models/statistics/random.ts'
import { loadReference } from '../../../pipeline/reference/load-reference.ts'
import { WISH_READER } from './wish-reader.ts'

const SEED = 51
const SHOWN = 10
const count = Number(process.argv[2] ?? 100_000)
const gazetteer = buildGazetteer(await loadReference(join(import.meta.dirname, '../../../data/reference')))
const next = seededRandom(SEED)
let violations = 0
for (let made = 0; made < count; made++) {
  const { text, told } = generateText(next)
  const lost = unaccountedWords(
    understandQuery(text, { gazetteer, intent: 'rent', today: '2026-11-21', wishReader: WISH_READER }),
    told,
  )
  if (lost.length > 0 && violations++ < SHOWN) console.log(`${text} => ${lost.join(', ')}`)
}
console.log(`${violations} of ${count} generated texts lose a word`)
process.exitCode = violations > 0 ? 1 : 0
