/**
 * Checks the estimates of the current release: whether the tool answers as get_listing does, and how absurd questions are answered.
 * Run: `npm run -s eval:estimates [DATA_DIR]`; ends with 1 when an answer differs or an absurd question gets high or medium confidence.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { RELEASE_PATHS, releaseManifestSchema } from '../../../models/contracts/release/release.ts'
import { loadFacts } from '../../../server/release/load-facts.ts'
import { scoreAbsurd, scoreSameAnswers } from './score-answers.ts'

const MOST_LISTINGS = 200
const MOST_SHOWN = 20

const [dataDir = process.env['DATA_DIR'] ?? 'data'] = process.argv.slice(2)
const { releaseId } = JSON.parse(await readFile(join(dataDir, 'current.json'), 'utf8')) as { releaseId: string }
const folder = join(dataDir, 'releases', releaseId)
const manifest = releaseManifestSchema.parse(JSON.parse(await readFile(join(folder, RELEASE_PATHS.manifest), 'utf8')))
const paths = new Set(manifest.files.map(({ path }) => path))
const facts = await loadFacts(manifest, async (path) => (paths.has(path) ? readFile(join(folder, path)) : undefined))

const same = scoreSameAnswers(facts, MOST_LISTINGS)
console.log(`${releaseId}: ${same.asked} listings, asked by their facts and with their ids`)
for (const { listingId, by, fields } of same.different.slice(0, MOST_SHOWN))
  console.log(`  ${listingId} by ${by}: ${fields.join(', ')}`)
console.log(
  `  ${same.different.length} answers differ from get_listing, ${same.circular.length} name the listing itself, ` +
    `${same.offMarket.length} ids are off the market`,
)

const absurd = [...scoreAbsurd(facts)]
let [asked, sure] = [0, 0]
for (const [kind, { high, medium, low, refused }] of absurd) {
  console.log(`  ${kind}: ${high} high, ${medium} medium, ${low} low, ${refused} refused`)
  asked += high + medium + low + refused
  sure += high + medium
}
console.log(`  ${sure} of ${asked} absurd questions answered with high or medium confidence`)
if (same.different.length + same.circular.length + same.offMarket.length + sure > 0) process.exitCode = 1
