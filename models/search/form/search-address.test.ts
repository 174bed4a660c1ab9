import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  FORM_FIELDS,
  readSearchAddress,
  SEARCH_ORDERS,
  WORDED_CONDITIONS,
  writeSearchAddress,
} from './search-address.ts'

const value = fc.stringMatching(/^[\w:.~! àéü-]{0,20}$/).map((text) => text.trim())
const address = fc.record({
  q: value,
  given: fc.dictionary(
    fc.constantFrom(...FORM_FIELDS),
    value.filter((text) => text !== ''),
  ),
  without: fc.subarray([...WORDED_CONDITIONS]),
  sort: fc.constantFrom(...SEARCH_ORDERS),
  page: fc.integer({ min: 1, max: 500 }),
})

describe('the address of a search', () => {
  it('reads back as it was written', () => {
    fc.assert(
      fc.property(address, (given) => {
        expect(readSearchAddress(new URLSearchParams(writeSearchAddress(given)))).toEqual({
          ...given,
          given: { ...given.given },
        })
      }),
    )
  })

  it('takes native inputs', () => {
    const read = readSearchAddress(
      new URLSearchParams(
        'price_min=1+000&price_max=&type=&type=flat&type=house&commute_to=belval&commute_min=30&commute_by=car',
      ),
    )
    expect(read.given).toEqual({ price: '1000..', type: 'flat,house', commute: 'belval:30:car' })
    expect(readSearchAddress(new URLSearchParams('place=Mersch&around=nearby')).given).toEqual({ place: '~Mersch' })
  })
})
