import { describe, expect, it } from 'vitest'
import { FIXTURE_GAZETTEER } from '../../../models/search/gazetteer.fixture.ts'
import { fieldsOfIntent, withFields } from '../../../models/search/form/form-fields.ts'
import { readSearchAddress } from '../../../models/search/form/search-address.ts'
import spoken from '../../../models/search/understand/spoken-queries.cases.json' with { type: 'json' }
import turned from '../../../models/search/understand/turned-wishes.cases.json' with { type: 'json' }
import { understandQuery } from '../../../models/search/understand/understand-query.ts'
import { searchConditions, type Condition } from './search-chips.ts'

const TODAY = '2026-11-21'
const TWO_OF_A_NAME = [
  'flat to rent in Belval',
  'Belval or Berg, 2 bedrooms',
  'appartement à Belval, pas à Berg',
  'nicht in Belval',
  'near Belval, balcony',
]

function conditionsAt(query: string): Condition[] {
  const address = readSearchAddress(new URLSearchParams(query))
  const own = understandQuery(address.q, { gazetteer: FIXTURE_GAZETTEER, intent: 'rent', today: TODAY })
  const offer = own.listingType === 'sale' ? 'buy' : 'rent'
  const { intent } = withFields(own, { offer, ...address.given }, address.without, FIXTURE_GAZETTEER)
  return searchConditions({ address, intent, fields: fieldsOfIntent(intent), communes: new Map() }, 'en')
}

/** The label of a limit says whether charges are in it, which is a condition of its own. */
const plain = (label: string): string => label.replace(', without charges', '')
const labelsAt = (query: string): string[] => conditionsAt(query).map(({ label }) => plain(label))

/** All texts of a file of cases, of which some are wishes. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

describe('the conditions of a search', () => {
  const wishes = [...new Set([...TWO_OF_A_NAME, ...textsIn([turned, spoken])])]

  it('are each one chip, whose link takes that condition away and leaves the others', () => {
    const left: object[] = []
    for (const q of wishes) {
      const query = new URLSearchParams({ q, offer: 'rent' }).toString()
      const conditions = conditionsAt(query)
      const labels = conditions.map(({ label }) => plain(label))
      if (new Set(labels).size < labels.length) left.push({ q, labels })
      for (const { label, address } of conditions) {
        const after = labelsAt(address.split('?')[1] ?? '')
        const others = labels.filter((each) => each !== plain(label))
        if (after.join() !== others.join()) left.push({ q, label, after })
      }
    }
    expect(left).toEqual([])
  }, 60_000)

  it('keep both places of a name when the form sends the name back', () => {
    const { given } = readSearchAddress(new URLSearchParams('q=flat+in+Belval&place=Belval'))
    const own = understandQuery('flat in Belval', { gazetteer: FIXTURE_GAZETTEER, intent: 'rent', today: TODAY })
    const { intent } = withFields(own, given, [], FIXTURE_GAZETTEER)
    expect(intent.places).toEqual(own.places)
    expect(own.places.length).toBeGreaterThan(1)
  })
})
