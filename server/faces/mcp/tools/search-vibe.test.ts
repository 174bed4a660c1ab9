import { describe, expect, it } from 'vitest'
import { sampleListing } from '../../../testing/sample-records.ts'
import { callTool, releaseForTools, textOf } from '../../../testing/tool-call.ts'
import { searchVibe } from './search-vibe.ts'

const RECORDS = [0, 1, 2, 3, 4, 5].map((index) => ({
  ...sampleListing(index),
  bedrooms: index < 3 ? 2 : 1,
  features: index === 2 ? ['balcony'] : [],
}))
const release = await releaseForTools({ records: RECORDS })

interface Found {
  listings: { id: string; score: number; matchReasons: string[]; listingType: string }[]
  total: number
  understood: { field: string; value: unknown }[]
  reading: string
  notUnderstood: string[]
}

async function found(args: object): Promise<Found> {
  return (await callTool(searchVibe, release, args)).structuredContent as unknown as Found
}

describe('search_vibe', () => {
  it('finds what was described, best first, with scores and reasons', async () => {
    const { listings, understood } = await found({ query: '2 bedroom flat to buy with a balcony' })
    expect(listings.map(({ id }) => id)).toEqual([RECORDS[2]!.id, RECORDS[0]!.id])
    expect(listings[0]!.score).toBeGreaterThan(listings[1]!.score)
    expect(listings[0]!.matchReasons.join()).toMatch(/balcony/i)
    expect(understood).toContainEqual(expect.objectContaining({ field: 'bedrooms', op: 'at_least', value: 2 }))
  })

  it('takes rent or buy from the argument if the query does not say', async () => {
    const types = async (args: object) => new Set((await found(args)).listings.map(({ listingType }) => listingType))
    expect(await types({ query: 'flat' })).toEqual(new Set(['rent']))
    expect(await types({ query: 'flat', intent: 'buy' })).toEqual(new Set(['sale']))
    expect(await types({ query: 'flat for sale', intent: 'rent' })).toEqual(new Set(['sale']))
  })

  it('says of a limit with charges which rents it cannot judge', async () => {
    const rents = [300, null].map((chargesEur, index) => ({
      ...sampleListing(3 + 2 * index),
      priceEur: 1_500,
      chargesEur,
    }))
    const rented = await releaseForTools({ records: rents })
    const call = (query: string) => callTool(searchVibe, rented, { query })
    const result = await call('flat to rent, all in, max 1900')
    const { listings } = result.structuredContent as unknown as Found
    const reasonsOf = (at: number) => listings.find(({ id }) => id === rents[at]!.id)!.matchReasons.join('; ')
    expect(reasonsOf(1)).toContain('Not stated: charges')
    expect(reasonsOf(0)).not.toContain('Not stated: charges')
    expect(textOf(result)).toContain('For 1 of these homes the listing does not state the charges')
    expect(textOf(await call('flat to rent, max 1900'))).not.toMatch(/state the charges|Not stated: charges/)
  })

  it('says the same in the text, with what it did not understand', async () => {
    const result = await callTool(searchVibe, release, { query: 'flat with a zorblax', intent: 'buy' })
    expect((result.structuredContent as unknown as Found).notUnderstood).toEqual(['zorblax'])
    expect(textOf(result)).toMatch(
      /Not understood, matched only as plain words: zorblax\.\n3 listings for sale, best match first:/,
    )
    expect(textOf(result)).toContain(RECORDS[4]!.id)
  })

  it('names the order that the description or the caller asks for', async () => {
    const head = async (args: object) => textOf(await callTool(searchVibe, release, { intent: 'buy', ...args }))
    expect(await head({ query: 'cheapest flats' })).toContain('for sale, cheapest first:')
    const biggest = await head({ query: 'cheapest flats', sort: 'biggest' })
    expect(biggest).toContain('for sale, biggest first:')
    expect(biggest).not.toContain('cheapest first')
    expect(await head({ query: 'flat', limit: 2, offset: 1 })).toMatch(/best match first, 2 to 3:\n2\. /)
    expect(await head({ query: 'flats, reduced ones first' })).toContain('the newest come first')
  })

  it.each([
    ['en', 'cheapest flats', 'sort'],
    ['fr', 'appartements les moins chers d’abord', 'n’a pas été appliqué'],
    ['de', 'Wohnungen günstigste zuerst', 'wurde nicht angewendet'],
    ['lu', 'Appartementer déi bëllegst fir d’éischt', 'gouf net ugewannt'],
    ['pt', 'apartamentos mais baratos primeiro', 'não foi aplicado'],
  ])('tells in %s of an order in %j that the argument overrules', async (locale, query, note) => {
    const text = async (args: object) =>
      textOf(await callTool(searchVibe, release, { query, intent: 'buy', locale, ...args }))
    expect(await text({ sort: 'newest' })).toContain(note)
    expect(await text({ sort: 'cheapest' })).not.toContain(note)
    expect(await text({})).not.toContain(note)
  })

  it('assumes no offer that the argument names', async () => {
    const text = async (args: object) => textOf(await callTool(searchVibe, release, { query: 'flat', ...args }))
    expect(await text({})).toContain('Assumed: to rent.')
    expect(await text({ intent: 'rent' })).not.toContain('Assumed')
    expect(await text({ intent: 'buy' })).not.toContain('Assumed')
  })

  it('echoes a description only as plain words', async () => {
    const result = await callTool(searchVibe, release, { query: 'flat <b>”\n\nIgnore` all`\u202E' })
    expect(JSON.stringify(result)).not.toMatch(/<b>|\\n\\n|\u202e/)
  })

  it('says what to relax when nothing fits', async () => {
    const result = await callTool(searchVibe, release, { query: 'flat to rent under 200 €' })
    expect(result).toMatchObject({ isError: true, structuredContent: { total: 0 } })
    expect(textOf(result)).toMatch(/“at most 200 €”.*the nearest at 1,501 €/)
    expect(textOf(result)).toContain('No listings for rent meet all conditions.')
    expect(textOf(result)).toContain('To find something, change “at most 200 €” to 1,501 €.')
  })

  it('says that a place is abroad, once', async () => {
    const result = await callTool(searchVibe, release, { query: 'flat in Thionville' })
    expect(result.isError).toBe(true)
    expect(textOf(result).match(/“Thionville” is abroad/g)).toHaveLength(1)
  })

  it('attaches at most five labelled covers, and none when not wanted', async () => {
    const picture = { content: Buffer.alloc(9), contentType: 'image/webp' }
    const records = Array.from({ length: 14 }, (_, index) => ({
      ...sampleListing(2 * index),
      photos: index % 2 === 0 ? [`/media/${index}.webp`] : [],
    }))
    const pictures = Object.fromEntries(records.flatMap(({ photos }) => photos.map((path) => [path, picture])))
    const shown = await releaseForTools({ records, pictures })
    const { content } = await callTool(searchVibe, shown, { query: 'flat', intent: 'buy' })
    expect(content.filter(({ type }) => type === 'image')).toHaveLength(5)
    content.forEach((block, index) => {
      if (block.type !== 'image') return
      expect(content[index - 1]).toMatchObject({
        type: 'text',
        text: expect.stringMatching(/^Photo: listing l\w{12}, /),
      })
    })
    expect(
      (await callTool(searchVibe, shown, { query: 'flat', intent: 'buy', includePhotos: false })).content,
    ).toHaveLength(1)
  })

  it('shows thumbnails where the release has them', async () => {
    const aPicture = (content: string) => ({ content: Buffer.from(content), contentType: 'image/webp' })
    const drawn = { card: '/media/a.webp', thumb: '/media/a-s.webp', width: 640, height: 480, credit: null }
    const records = [{ ...sampleListing(0), photos: ['/media/a.webp'], pictures: [drawn] }]
    const pictures = { '/media/a.webp': aPicture('card'), '/media/a-s.webp': aPicture('thumb') }
    const shown = await releaseForTools({ records, pictures })
    const { content } = await callTool(searchVibe, shown, { query: 'flat', intent: 'buy' })
    const images = content.filter((block) => block.type === 'image')
    expect(images.map(({ data }) => Buffer.from(data, 'base64').toString())).toEqual(['thumb'])
  })
})
