import { describe, expect, it } from 'vitest'
import type { LegalAmount } from '../../../models/law/parameters/value-on.ts'
import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import { LOCALES, type Locale } from '../../../models/kernel/locale.ts'
import { renderBlocks } from '../../html/render-blocks.ts'
import { sayIn } from '../../say/words.ts'
import { aListing } from './listing.fixture.ts'
import type { ListingMarket, ListingPageFacts } from './listing-facts.ts'
import { priceBox } from './price-box.ts'

const RENT: Partial<ListingRecord> = { listingType: 'rent', priceEur: 1_700, chargesEur: 120, pricePerSqm: 28.33 }
const DEPOSIT: LegalAmount = {
  id: 'deposit_months',
  title: 'Guarantee at most',
  unit: 'months',
  law: 'a law',
  value: 2,
  validFrom: '2024-08-01',
  validTo: null,
  source: 'a page',
  status: 'secondary',
  note: null,
  url: 'https://law.example/5',
}

const box = (over: Partial<ListingRecord>, locale: Locale = 'en', estimate: [number, number, number] | null = null) => {
  const market = { depositMonths: DEPOSIT } as unknown as ListingMarket
  const facts: ListingPageFacts = {
    listing: aListing(1, { propertyType: 'apartment', ...over }),
    asOf: '2026-09-30',
    commune: null,
    sources: new Map(),
    market,
    estimate: estimate && {
      estimate: estimate[0],
      low: estimate[1],
      high: estimate[2],
      confidence: 'high',
      support: 'inside',
      comparables: [],
      position: null,
    },
  }
  return renderBlocks(priceBox(facts, locale)).text
}

describe('the price box', () => {
  it('says first what is paid a month, then its parts', () => {
    expect(box(RENT)).toContain('<p class="sum">€1,820 <small>a month with charges</small></p>')
    expect(box(RENT)).toMatch(/<dt>Rent<\/dt><dd>€1,700<\/dd>.*<dt>Charges, a month<\/dt><dd>€120<\/dd>/s)
    expect(box(RENT)).toContain('<dd>€28.33</dd>')
  })

  it.each(LOCALES)('adds up nothing unknown, and says in %s what to ask', (locale) => {
    const say = sayIn(locale)
    const text = box({ ...RENT, chargesEur: null }, locale)
    expect(text).toContain(say('offer.noCharges'))
    expect(text).toContain(say('box.firstMonth'))
    expect(text.split(say('box.ask')).length - 1).toBe(3)
    expect(text).toContain(say('box.atLeast'))
    expect(text).not.toContain(say('box.total'))
  })

  it('holds the guarantee against its legal maximum', () => {
    const at = (depositEur: number | null) => box({ ...RENT, depositEur })
    expect(at(3_400)).toMatch(
      /<a href="https:\/\/law.example\/5"[^>]*>legal maximum: 2 months of rent without charges, €3,400</,
    )
    expect(at(3_400)).not.toContain('above the legal maximum')
    expect(at(5_100)).toContain('The deposit is €1,700 above the legal maximum.')
    expect(at(null)).toContain('legal maximum: 2 months')
    expect(box({ ...RENT, depositEur: 5_100, propertyType: 'office' })).not.toContain('legal maximum')
  })

  it('says a total only where every part is known', () => {
    const whole = { ...RENT, depositEur: 3_400, agencyFeeEur: 994.5 }
    expect(box(whole)).toContain('<div class="total"><dt>In all</dt><dd>€6,214.50</dd></div>')
    expect(box({ ...whole, agencyFeeEur: null })).toContain('<dt>At least</dt><dd>€5,220</dd>')
    expect(box({ ...whole, agencyFeeEur: null, hosting: 'service' })).toContain('<dt>In all</dt><dd>€5,220</dd>')
  })

  it('draws the asking price on the band of our estimate, and says how far outside it is', () => {
    const found: [number, number, number] = [2_097, 1_845, 2_325]
    expect(box(RENT, 'en', found)).toContain('€145 below the range.')
    expect(box({ ...RENT, priceEur: 2_400 }, 'en', found)).toContain('€75 above the range.')
    expect(box({ ...RENT, priceEur: 2_000 }, 'en', found)).toContain('The asking price is within this range.')
    expect(box(RENT, 'en', found)).toMatch(/<text[^>]*class="ask">asks €1,700<\/text>/)
  })

  it.each(LOCALES)(
    'says in %s that a rent held against our estimate may hold charges, where nobody states them',
    (locale) => {
      const found: [number, number, number] = [2_097, 1_845, 2_325]
      const doubt = sayIn(locale)('estimate.charges.unstated')
      for (const priceEur of [1_700, 2_000, 2_400])
        expect(box({ ...RENT, priceEur, chargesEur: null }, locale, found)).toContain(doubt)
      expect(box(RENT, locale, found)).not.toContain(doubt)
      expect(box({ ...RENT, listingType: 'sale', chargesEur: null }, locale, found)).not.toContain(doubt)
    },
  )

  it.each(LOCALES)('says in %s that a rent contains charges of an amount that nobody states', (locale) => {
    const say = sayIn(locale)
    const held = box({ ...RENT, chargesEur: null, absences: { chargesEur: 'included' } }, locale, [2_097, 1_845, 2_325])
    for (const key of [
      'box.withCharges',
      'box.chargesIncluded',
      'box.firstMonthCharges',
      'estimate.charges.included',
    ] as const)
      expect(held).toContain(say(key))
    for (const key of ['offer.noCharges', 'box.firstMonth', 'estimate.charges.unstated'] as const)
      expect(held).not.toContain(`${say(key)}<`)
  })

  it.each(LOCALES)(
    'says in %s why there is no estimate: too few homes are known, or too little of this one',
    (locale) => {
      const [few, unfit] = [sayIn(locale)('calc.estRefused'), sayIn(locale)('box.noEstimate')]
      const known = { ...RENT, areaM2: 60, communeSlug: 'mersch', segment: 'apartment' as const }
      expect(box(known, locale)).toContain(few)
      for (const over of [{ areaM2: null }, { communeSlug: null }, { segment: null }, { isProject: true }])
        expect(box({ ...known, ...over }, locale)).toContain(unfit)
    },
  )

  it('says beside an amount that is not surely known how sure it is', () => {
    const facts = {
      chargesEur: { source: 's', method: 'extracted' as const, observedAt: '2026-09-28', confidence: 0.8 },
    }
    expect(box({ ...RENT, facts })).toContain('<dd>€120 <span class="tag warn">80\u{a0}% sure</span></dd>')
  })

  it('leads to the owner, or to the contact of an agency, or nowhere if nobody can be reached', () => {
    expect(box({ ...RENT, hosting: 'service' })).toContain('href="/account/write/ltest1?lang=en">Write to the owner')
    const action = '<a class="btn act full" href="#contact">'
    expect(box({ ...RENT, agency: { name: 'A', phone: '1', email: null, website: null } })).toContain(action)
    expect(box({ ...RENT, sourceUrl: 'https://agency.example/1' })).toContain(action)
    expect(box({ ...RENT, sourceUrl: null })).not.toContain('btn act')
  })
})
