import { z } from 'zod'
import { propertyMemberSchema } from '../../../models/contracts/listings/property.ts'
import { checkPrice } from '../../../models/adverts/plausibility/check-price.ts'
import { learnPriceLevels } from '../../../models/adverts/plausibility/price-levels.ts'
import type { PricedOffer, PriceLevels } from '../../../models/adverts/plausibility/price-levels.ts'
import { TERM_STEMS } from '../../../models/language/adverts/terms-of-sale.ts'
import type { Job, Run } from '../../engine/job.ts'
import { writeRecords } from '../../warehouse/records.ts'
import { runScript } from '../../warehouse/script.ts'
import { sqlBeside } from '../../warehouse/sql.ts'

/** Maximum properties to learn from, a random draw of all: more changes no level by as much as a percent. */
const MOST_PROPERTIES = 30_000

const priceLevelsSchema = z.object({
  levels: z
    .string()
    .describe('usual prices by commune, type and listing type')
    .meta({ contentMediaType: 'application/json' }),
})
const implausibleAdvertSchema = propertyMemberSchema.pick({ advertId: true })

type Row = PricedOffer & { advertId: string; text: string }

/** Learns what prices are usual, and lists the adverts whose first price is none of what they describe. */
export const priceLevelsJob: Job = {
  name: 'price-levels',
  title: 'usual prices, and adverts beyond them',
  inputs: ['advert', 'property_member', 'commune'],
  outputs: ['price_level', 'implausible_advert'],
  module: import.meta.url,
  async work(run) {
    const { warehouse } = run
    await runScript(warehouse, sqlBeside(import.meta.url, 'priced-offers'), { term_words: TERM_STEMS })
    // Ids are hashes, so the first in their order are a random draw.
    const learned = await warehouse.all<Row>(
      `SELECT * FROM priced_offer QUALIFY row_number() OVER (PARTITION BY property_id ORDER BY advert_id) = 1
       ORDER BY advert_id LIMIT ${MOST_PROPERTIES}`,
    )
    const levels = learnPriceLevels(learned)
    await writeRecords(warehouse, 'price_level', priceLevelsSchema, [{ levels: JSON.stringify(levels) }])
    await writeRecords(warehouse, 'implausible_advert', implausibleAdvertSchema, implausibleAdverts(run, levels))
    await warehouse.run('DROP TABLE priced_offer')
    return { kinds: Object.keys(levels).length }
  },
}

async function* implausibleAdverts(
  { warehouse, signal }: Run,
  levels: PriceLevels,
): AsyncGenerator<{ advertId: string }> {
  for await (const rows of warehouse.stream<Row>('SELECT * FROM priced_offer ORDER BY advert_id')) {
    signal.throwIfAborted()
    for (const row of rows)
      if (checkPrice(row, row.text, levels).priceCheck === 'implausible') yield { advertId: row.advertId }
  }
}
