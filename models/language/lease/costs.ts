import { costs as de } from '../de/lease/costs.ts'
import { costs as en } from '../en/lease/costs.ts'
import { costs as fr } from '../fr/lease/costs.ts'
import { costs as lb } from '../lb/lease/costs.ts'
import { JOINS } from './bearer.ts'
import { joinWords } from '../words/join-words.ts'
import type { CostWords } from '../words/lease/cost-words.ts'

// Words of fees, costs of the owner, and repairs.

const words = (key: keyof CostWords): string => joinWords([fr, de, en, lb], key)

export const PAID: RegExp = new RegExp(words('paid'))
export const FLAT: RegExp = new RegExp(words('flat'))
export const FEE: RegExp = new RegExp(words('fee'))
export const PAYS: RegExp = new RegExp(words('pays'))
export const MANAGING: RegExp = new RegExp(words('managing'))
export const NAMED_ONLY: RegExp = new RegExp(String.raw`^${words('namedOnly')}$`)
/** `frais : 0,00` in a form without a currency. */
export const ZERO: RegExp = /[:|]\s*0(?:[.,]0{1,2})?\s*(?:€|eur)?\s*$/
/** Who pays it himself passes nothing on; in a list of costs that is the landlord. */
export const HIMSELF: RegExp = new RegExp(String.raw`\b${words('himself')}\b`)
/** Who asks nothing for it. */
export const ASKS_NOTHING: RegExp = new RegExp(
  String.raw`${words('asks')} (?:\w+ ){0,4}${words('nothing')}\b|${words('noneAsked')}`,
)
/** A fee that the tenant gets back. */
export const GIVEN_BACK: RegExp = new RegExp(words('givenBack'))
/** The other party pays the same. */
export const LIKEWISE: RegExp = new RegExp(String.raw`\b${words('likewise')}\W*$`)
export const COSTS: RegExp = new RegExp(words('costs'))
export const AMONG_CHARGES: RegExp = new RegExp(words('amongCharges'))
export const INCLUDES: RegExp = new RegExp(words('includes'))
export const EQUIPMENT: RegExp = new RegExp(String.raw`(?<![a-z0-9])${words('equipment')}`)
export const REPAIRS: RegExp = new RegExp(String.raw`(?<![a-z0-9])${words('repairs')}`)
const AND_MENDING = String.raw` ${JOINS} (?:\w+ |[ld]')?${words('repairs')}(?![a-z])`
const OF_PARTS = String.raw` (?:\w+ )?(?:[ld]')?${words('parts')}`
const UPKEEP = String.raw`${words('upkeep')}(?![a-z])(?!${AND_MENDING}(?!${OF_PARTS}))`
/** Mending, or upkeep that no mending goes with but that of small parts. */
export const REPAIRS_OR_UPKEEP: RegExp = new RegExp(
  String.raw`(?<![a-z0-9])(?:${words('repairs')}|(?<!${words('repairs')} ${JOINS} (?:\w+ |[ld]')?)${UPKEEP})`,
)
/** Before a piece of equipment: only a part of it, as its seals. */
export const PART_OF: RegExp = new RegExp(String.raw`\b${words('parts')} (?:(?!${JOINS} )[\w']+ ){0,2}(?:[ld]')?$`)
/** Somebody tells of repairs, or lets them be done, and pays nothing. */
export const TOLERATES: RegExp = new RegExp(words('tolerates'))
/** Who pays for damage of his own doing pays no repair of the owner. */
export const CAUSED_BY_TENANT: RegExp = new RegExp(words('causedByTenant'))
export const OR_NOT: RegExp = new RegExp(String.raw`\b${words('orNot')}`)
export const NO_AGENCY: RegExp = new RegExp(
  String.raw`\b${words('without')} (?:\w+ )?${words('agencyOrFee')}|${words('noAgency')}`,
)
/** Who comes in is the tenant, whatever a fee is said to be for. */
export const INCOMING: RegExp = new RegExp(words('incoming'), 'g')
/** Goes on about what the sentence before named. */
/** Tells what a term of the lease covers. */
export const DEFINED: RegExp = new RegExp(
  String.raw`^\W*(?:\w{2,5} )?(?:[ld]')?\W{0,2}([a-z]{5,20})\W{1,3}(?:${words('covers')})\b`,
)
export const GOES_ON: RegExp = new RegExp(String.raw`^\W*(?:${words('since')} [^,]{0,60}, )?${words('it')}\b`)
export const OWNERS: RegExp = new RegExp(words('owners'), 'g')
export const NOT_LISTED: RegExp = new RegExp(String.raw`\b${words('notListed')}\b.{0,40}:?$`)
export const TENANT: RegExp = new RegExp(words('tenants'))
