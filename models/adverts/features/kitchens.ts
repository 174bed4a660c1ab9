import { DINING_ROOM as DINING } from '../../language/adverts/rooms.ts'
import { anyOf } from '../../language/any-of.ts'
import { fold } from '../../language/fold.ts'
import { memoized } from '../../kernel/memoized.ts'
import { KITCHENS } from '../../language/kitchen.ts'
import type { ConceptMatch } from '../../language/vocabulary/find-concepts.ts'
import type { KitchenWords } from '../../language/words/some-words.ts'
import type { TextLanguage } from '../../language/words/text-language.ts'
import type { Sentence } from './sentences.ts'

const ALL = Object.keys(KITCHENS) as TextLanguage[]
/** Languages whose adjectives stand before the kitchen. */
const BEFORE: readonly TextLanguage[] = ['en', 'de', 'lb']
const KITCHEN = new Set(['room.kitchen', 'attr.fitted_kitchen', 'attr.open_kitchen', 'attr.separate_kitchen'])
const REACH_BEFORE = 40
const REACH_BEHIND = 70
const ROOM_REACH = 100

const words = (part: keyof KitchenWords, languages = ALL): string =>
  anyOf(languages.flatMap((language) => KITCHENS[language][part]))
/** Adverts say the same few words around a kitchen. */
const said = (part: 'equipped' | 'open' | 'separate') => {
  const says = (languages: readonly TextLanguage[]) => {
    const pattern = new RegExp(`\\b(?=${words(part, [...languages])})(?<!\\b${words('not')}\\s(?:\\p{L}+\\s)?)`, 'u')
    return memoized((text: string) => pattern.test(text))
  }
  return { before: says(BEFORE), behind: says(ALL) }
}
const EQUIPPED = said('equipped')
const OPEN = said('open')
const SEPARATE = said('separate')
const JOINT = `(?:\\s*[/&+]\\s*|-|\\s+${words('joints')}\\s+)(?:\\p{L}+\\s)?`
const LIVING_BEFORE = new RegExp(
  `\\b${words('living')}(?:[ ,/–-]*${DINING})?${JOINT}(?:${DINING}\\s?[/&+-]\\s?)?$`,
  'u',
)
const LIVING_BEHIND = new RegExp(`^${JOINT}(?:${DINING}\\s?[/&+-]\\s?)?${words('living')}`, 'u')
const OPENED_TO = new RegExp(`\\b${words('open')}\\s+${words('onto')}\\b[^,;.]{0,40}$`, 'u')
const ONE_ROOM = new RegExp(`\\b${words('oneRoom')}`, 'u')
const STOP = /[;:!?•*\n]|(?<!\d)[.,]|[.,](?!\d)| [-–—] /
const BRACKETS = /\([^()]*\d[^()]*\)/g

/** Equipped and open kitchens by the words around a kitchen: `cuisine moderne et équipée`, `séjour/cuisine`. */
export function describedKitchens(text: string, sentence: Sentence): ConceptMatch[] {
  return sentence.matches
    .filter(({ concept, negated }) => KITCHEN.has(concept) && !negated)
    .flatMap(({ start, end }) => {
      const next = sentence.matches.find(
        (one) =>
          one.start >= end &&
          !one.concept.startsWith('surface.') &&
          !(one.concept === 'attr.dining_room' && one.start - end <= 3),
      )
      const limit = Math.min(sentence.end, end + REACH_BEHIND)
      const behind = fold(text.slice(end, limit)).replace(BRACKETS, ' ')
      const until = next
        ? fold(text.slice(start, Math.min(limit, next.start))).replace(BRACKETS, ' ')
        : fold(text.slice(start, limit)).replace(BRACKETS, ' ')
      const before = fold(text.slice(Math.max(sentence.start, start - REACH_BEFORE), start))
      const earlier = fold(text.slice(Math.max(sentence.start, start - ROOM_REACH), start))
      const [left, right] = [before.split(STOP).at(-1)!, until.split(STOP)[0]!]
      const has = (how: ReturnType<typeof said>): boolean => how.before(left) || how.behind(right)
      const isSeparate = has(SEPARATE)
      const isOpen =
        has(OPEN) ||
        LIVING_BEFORE.test(before) ||
        LIVING_BEHIND.test(behind) ||
        OPENED_TO.test(before) ||
        ONE_ROOM.test(earlier)
      const found: ConceptMatch[] = []
      if (has(EQUIPPED)) found.push({ concept: 'attr.fitted_kitchen', start, end, negated: false })
      if (isOpen && !isSeparate) found.push({ concept: 'attr.open_kitchen', start, end, negated: false })
      return found
    })
}
