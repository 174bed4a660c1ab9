/**
 * Checks the estimates of the current release: whether the tool answers as get_listing does, and how absurd questions are answered.
 * Run: `npm run -s eval:estimates [DATA_DIR]`; ends with 1 when an answer differs or an absurd question gets high or medium confidence.
 */
import { readReleaseFacts } from './read-release-facts.ts'
import { scoreAbsurd, scoreSameAnswers } from './score-answers.ts'

const MOST_LISTINGS = 200
const MOST_SHOWN = 20

const [dataDir = process.env['DATA_DIR'] ?? 'data'] = process.argv.slice(2)
const facts = await readReleaseFacts(dataDir)

const same = scoreSameAnswers(facts, MOST_LISTINGS)
console.log(`${facts.id}: ${same.asked} listings, asked by their facts and with their ids`)
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
