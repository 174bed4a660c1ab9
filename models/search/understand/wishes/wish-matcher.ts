import { foldName } from '../../../language/fold.ts'
import type { TextLanguage } from '../../../language/words/text-language.ts'
import { WISHES } from '../../../language/wishes.ts'
import type { WishKey } from '../../intent/wish-keys.ts'
import { compileCues, type CueMatcher } from './cue-matcher.ts'

/** The words of a wish that is no wish of the search do not compile. */
const CUES = WISHES satisfies Readonly<Record<TextLanguage, Readonly<Partial<Record<WishKey, string>>>>>

let matcher: CueMatcher | undefined

/** The matcher for queries and for the texts of adverts; compiled at first use. */
export function wishMatcher(): CueMatcher {
  matcher ??= compileCues(CUES)
  return matcher
}

/** Words and beginnings of words that say a wish without others, for the correction of typos: of words that need company too many lie near one another. */
export function wordsOfWishes(): string[] {
  const cues = Object.values(CUES).flatMap((table) => Object.values(table).flatMap((text) => text.split(/\s+\/\s+/)))
  const alone = cues.map((cue) => cue.trim().replace(/^[!?-]/, '')).filter((cue) => !/\s/.test(cue))
  const words = alone.flatMap((cue) => cue.split(/[|_]/)).filter((word) => !word.startsWith('*'))
  return [...new Set(words.map((word) => foldName(word.replaceAll('*', ''))))].sort()
}
