import * as phrases from '../../language/lease/layout.ts'
import { OTHERS, TITLE_ALONE, TITLES, VOICES } from '../../language/lease/voices.ts'
import { fold } from '../../language/fold.ts'
import { actorsIn, otherThan } from './actors.ts'
import type { Actor } from './actors.ts'

type Gender = keyof typeof TITLES

/** Who is meant by the pronouns of a lease. */
export interface PartyVoice {
  readonly pronouns: readonly (readonly [pattern: RegExp, word: string])[]
  /** Sides of the women and the men whom the opening names with a title. */
  readonly sides: Readonly<Record<Gender, ReadonlySet<Actor>>>
  /** Whom a writer who says I, and you to nobody, writes about. */
  readonly writtenAbout: Actor | null
}

/** Minimum pronoun count before the lease is read as written in that party's voice. */
const FEWEST = 3
const OPENING = 700

/** Who says I and you in a lease: the landlord writes to the tenant, unless the opening says otherwise. `We` is a party only where it speaks to a `you`. */
export function partyVoice(raw: string, persons: readonly [person: string, side: Actor][] = []): PartyVoice {
  const speaker: Actor = phrases.TENANT_SPEAKS.test(raw.slice(0, OPENING)) ? 'tenant' : 'landlord'
  const other = otherThan(speaker)
  const pronouns = VOICES.flatMap(({ one, several, addressed, words }): [RegExp, string][] => {
    const speaks = isUsed(raw, one)
    const speaksTo = isUsed(raw, addressed)
    return [
      ...(speaks ? [[one, words[speaker]] as [RegExp, string]] : []),
      ...(speaksTo && !speaks && isUsed(raw, several) ? [[several, words[speaker]] as [RegExp, string]] : []),
      ...(speaksTo ? [[addressed, words[other]] as [RegExp, string]] : []),
    ]
  })
  const titled = (gender: Gender): ReadonlySet<Actor> =>
    new Set(persons.filter(([person]) => TITLES[gender].test(person)).map(([, side]) => side))
  const isToNobody = pronouns.length > 0 && !VOICES.some(({ addressed }) => isUsed(raw, addressed))
  return { pronouns, sides: { she: titled('she'), he: titled('he') }, writtenAbout: isToNobody ? other : null }
}

/** A statement with the usual words for the parties in place of their pronouns, and of titles that tell them apart. */
export function withoutPronouns(text: string, { pronouns, sides }: PartyVoice): string {
  const shown = pronouns.reduce((before, [pattern, word]) => before.replace(pattern, ` ${word} `), text)
  return shown.replace(TITLE_ALONE, (title) => {
    const [side, ...others] = sides[TITLES.she.test(title) ? 'she' : 'he']
    return side === undefined || others.length > 0 ? title : VOICES[0]!.words[side]
  })
}

/** Folded statements of a clause with the usual word for whom he and she mean: the party named before them, else the one whose title tells. */
export function withoutThirdPersons(folded: readonly string[], voice: PartyVoice): readonly string[] {
  const shown: string[] = []
  for (const text of folded) {
    let told = text
    for (const { words, ...patterns } of VOICES)
      for (const gender of ['she', 'he'] as const) {
        const at = told.search(patterns[gender])
        const party = at < 0 ? null : meantBy(gender, told.slice(0, at), shown, voice)
        if (party !== null) told = told.replace(patterns[gender], fold(words[party]))
      }
    shown.push(told)
  }
  return shown
}

/** Null where the statement has named a party, or somebody else, or where both may be meant. */
function meantBy(gender: Gender, ahead: string, before: readonly string[], voice: PartyVoice): Actor | null {
  const last = before.findLast((text) => actorsIn(text).length > 0)
  if (actorsIn(ahead).length > 0 || OTHERS.test(`${before.at(-1) === last ? '' : before.at(-1)} ${ahead}`)) return null
  const named = last === undefined ? null : actorsIn(last)[0]!.actor
  const own = voice.sides[gender]
  // Masculine words for the parties stand for women too.
  if (named !== null && (gender === 'he' || own.has(named) || !voice.sides.he.has(named))) return named
  return own.size === 0 ? voice.writtenAbout : own.size === 1 ? [...own][0]! : null
}

function isUsed(raw: string, pattern: RegExp): boolean {
  return (raw.match(pattern)?.length ?? 0) >= FEWEST
}
