import { describe, expect, it } from 'vitest'
import { sayIn } from '../../../content/say/words.ts'
import { LOCALES } from '../../../models/kernel/locale.ts'
import type { WishKey } from '../../../models/search/intent/wish-keys.ts'
import { understandQuery } from '../../../models/search/understand/understand-query.ts'
import { FIXTURE_GAZETTEER } from '../../../models/search/gazetteer.fixture.ts'
import MANNERS from './manners-of-wishing.cases.json' with { type: 'json' }
import { WISH_READER } from './wish-reader.ts'

/** Things with a name of their own, in every language. */
const THINGS = [
  'garden',
  'lift',
  'parking',
  'cellar',
  'pool',
  'fireplace',
  'sauna',
  'gym',
  'carpet',
  'bathtub',
  'heat_pump',
  'alarm',
  'air_conditioning',
  'fitted_kitchen',
  'dressing',
  'underfloor_heating',
  'parquet',
] as const satisfies readonly WishKey[]

/** Whether the text wants the thing or refuses it; null where it sets nothing, and `told` where it says that it did not understand. */
function readOf(text: string, thing: WishKey): 'wanted' | 'refused' | 'told' | null {
  const { wishes, notUnderstood } = understandQuery(text, {
    gazetteer: FIXTURE_GAZETTEER,
    today: '2026-03-04',
    wishReader: WISH_READER,
  })
  const wish = wishes.find(({ key }) => key === thing)
  if (wish) return wish.wanted ? 'wanted' : 'refused'
  return notUnderstood.length > 0 ? 'told' : null
}

describe.each(LOCALES)('each thing, said in %s', (locale) => {
  const say = sayIn(locale)
  const read = (manner: string) => THINGS.map((thing) => readOf(manner.replace('{x}', say(`wish.${thing}`)), thing))

  it.each(MANNERS[locale].wanted)('is wanted: %s', (manner) => {
    expect(new Set(read(manner))).toEqual(new Set(['wanted']))
  })
  // A thing that nobody refuses is told instead.
  it.each(MANNERS[locale].refused)('is refused or told: %s', (manner) => {
    const found = read(manner)
    expect(found.filter((one) => one !== 'refused' && one !== 'told')).toEqual([])
    expect(found).toContain('refused')
  })
  it.each(MANNERS[locale].unneeded)('is neither wanted nor refused: %s', (manner) => {
    expect(read(manner).filter((one) => one !== null && one !== 'told')).toEqual([])
  })
})
