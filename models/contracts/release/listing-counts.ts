import { z } from 'zod'

const count = (description: string) => z.int().min(0).describe(description)

/**
 * How many listings a release counts where. `buy`, `rent`, `other` and `outside` add up to `onOffer`; without `outside`, `implausible` and `unstated` these
 * leave `open`.
 */
export const listingCountsSchema = z.object({
  onOffer: count('listings on offer on the day of the release, each once however often it is advertised'),
  buy: count('homes for sale in a known commune'),
  rent: count('homes to rent in a known commune'),
  other: count('offices, land, parking and other property in a known commune'),
  outside: count('listings abroad, or of no known commune: they are in no search'),
  projects: count('listings on offer that stand for a project of several units'),
  open: count('listings of the open table and of the feed'),
  implausible: count('listings in a known commune whose price does not fit what they describe'),
  unstated: count('other listings in a known commune that state no title, or no price and no reason why'),
  stale: count('listings that keep a page and are not on offer, as their source may have dropped them'),
})
export type ListingCounts = z.infer<typeof listingCountsSchema>
