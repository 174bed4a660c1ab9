import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { emptyIntent } from '../../../models/search/intent/search-intent.ts'
import { renderBlocks } from '../../html/render-blocks.ts'
import { listingCard } from '../listing/listing-card.ts'
import { aListing } from '../listing/listing.fixture.ts'
import { somePageFacts } from '../market-facts.fixture.ts'
import { foundCards } from './found-cards.ts'

const communes = new Map(somePageFacts().communes.map((each) => [each.slug, each]))
const intent = emptyIntent('')
const homes = [1, 2, 3].map((number) => ({
  listing: aListing(number),
  minutes: null,
  estimate: { estimate: 500_000 + number, low: 400_000, high: 600_000 },
}))

describe('the cards of the homes that were found', () => {
  it('are the same when they are asked for again, in each language those of the listing', () => {
    for (const locale of LOCALES) {
      const cards = homes.map(({ listing, estimate }) =>
        listingCard(listing, { locale, communeName: undefined, estimate }),
      )
      const unnamed = new Map<never, never>()
      const [first, again] = [1, 2].map(() => foundCards({ homes, communes: unnamed, intent }, locale).text)
      expect([first, again]).toEqual([first, renderBlocks([{ kind: 'cards', cards }]).text])
      expect(foundCards({ homes, communes, intent }, locale).text).toBe(
        foundCards({ homes: structuredClone(homes), communes: new Map(communes), intent }, locale).text,
      )
    }
  })

  it('follow another estimate, another record and minutes to work', () => {
    const shown = (home: (typeof homes)[number]) => foundCards({ homes: [home], communes, intent }, 'en').text
    const [home] = homes as [(typeof homes)[number]]
    const plain = shown(home)
    expect(shown({ ...home, estimate: { estimate: 2, low: 1, high: 3 } })).not.toBe(plain)
    expect(shown({ ...home, listing: { ...home.listing, bedrooms: 9 } })).toContain('9 bedrooms')
    expect(shown(home)).toBe(plain)
    const commute = { ...intent, commutes: [{ destinationName: 'Belval', minutes: 30 } as never] }
    const near = foundCards({ homes: [{ ...home, minutes: 12 as never }], communes, intent: commute }, 'en').text
    expect(near).toContain('Belval')
    expect(shown(home)).toBe(plain)
  })
})
