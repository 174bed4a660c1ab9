import type { AppPage } from './app-page.ts'

/** Carousel of listings. */
export const LISTING_CARDS = {
  uri: 'ui://listing-cards/page.html',
  name: 'listing-cards',
  title: 'Listing cards',
  description: 'Carousel of up to 8 listings, shown with the answer of render_listing_cards.',
  words: {
    listings: 'card.listings',
    previous: 'card.previous',
    next: 'card.next',
    beds: 'card.beds',
    baths: 'card.baths',
    energy: 'card.energy',
    noPrice: 'card.noPrice',
    noCharges: 'offer.noCharges',
    withCharges: 'offer.withCharges',
    chargesIncluded: 'box.withCharges',
    noPhoto: 'card.noPhoto',
    photo: 'card.photo',
    details: 'card.details',
    fair: 'card.fair',
    unclear: 'card.unclear',
    match: 'card.match',
    of: 'card.of',
    gone: 'card.gone',
    doubt: 'card.doubt',
  },
} as const satisfies AppPage
