import type { TextLanguage } from '../../../language/words/text-language.ts'
import { WISHES } from '../../../language/wishes.ts'
import type { WishKey } from '../../intent/wish-keys.ts'
import { compileCues } from './cue-matcher.ts'
import type { CueMatcher } from './cue-matcher.ts'

/** The words of a wish that is no wish of the search do not compile. */
const CUES = WISHES satisfies Readonly<Record<TextLanguage, Readonly<Partial<Record<WishKey, string>>>>>

let matcher: CueMatcher | undefined

/** The matcher for queries and for the texts of adverts; compiled at first use. */
export function wishMatcher(): CueMatcher {
  matcher ??= compileCues(CUES)
  return matcher
}
