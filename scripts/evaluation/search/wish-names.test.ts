import { expect, it } from 'vitest'
import { sayIn } from '../../../content/say/words.ts'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { WISH_KEYS } from '../../../models/search/intent/wish-keys.ts'
import { understandQuery } from '../../../models/search/understand/understand-query.ts'
import { WISH_READER } from './wish-reader.ts'

/** Names that say what a listing claims: nobody would wish in such words. */
const CLAIMS: ReadonlySet<string> = new Set([
  'bright',
  'character',
  'city_centre',
  'motorway',
  'nature',
  'quiet',
  'shops',
])
/** Names of two things, or of what a condition asks for: `Energieklasse A oder B`, `bureau`, `garagem ou estacionamento interior`. */
const OTHERWISE: ReadonlySet<string> = new Set(['energy_efficient', 'home_office', 'garage'])
const PLAIN = WISH_KEYS.filter((key) => !CLAIMS.has(key) && !OTHERWISE.has(key))

it.each(LOCALES)('reads each wish by its own name in a list of two, in %s', (locale) => {
  const say = sayIn(locale)
  const lost = PLAIN.flatMap((key) =>
    (['garden', 'terrace', 'lift'] as const).flatMap((other) => {
      const text = `${say(`wish.${key}`)}; ${say(`wish.${other}`)}`
      const { wishes, notUnderstood } = understandQuery(text, { today: '2026-03-04', wishReader: WISH_READER })
      const read = new Set(wishes.flatMap((wish) => (wish.wanted ? [wish.key] : [])))
      return read.has(key) && read.has(other) ? [] : [`${text}: ${notUnderstood.join(', ')}`]
    }),
  )
  expect(lost).toEqual([])
})
