import { compoundValue } from './compound-number.ts'
import { ARTICLES, HALF, JOINERS, NUMBER_WORDS } from './number-vocabulary.ts'
import { ordinalAt } from '../ordinals.ts'
import type { QueryToken } from '../query-tokens.ts'
import { readNumber } from './read-number.ts'

/**
 * Replaces number words by number tokens: `cinq cent quatre-vingt mille`, `fünfhundertachtzigtausend`, `half a million`. Articles stay words.
 * @returns a new list; other tokens are kept as they are
 */
export function joinNumberWords(tokens: readonly QueryToken[]): QueryToken[] {
  const joined: QueryToken[] = []
  for (let at = 0; at < tokens.length;) {
    const compound = tokens[at]!.value === null ? splitRoomCompound(tokens[at]!.word) : null
    if (compound) {
      const { value, unit, rest } = compound
      joined.push({ ...tokens[at]!, word: String(value), value }, { ...tokens[at]!, word: unit, text: '' })
      if (rest !== '') joined.push({ ...tokens[at]!, word: rest, text: '' })
      at++
      continue
    }
    const next = tokens[at + 1]?.word
    const ordinal = next === undefined ? null : ordinalAt([tokens[at]!.word, next], 0)
    if (ordinal?.end === 2) {
      // `dix-septième` is no ten.
      joined.push(...tokens.slice(at, at + 2))
      at += 2
      continue
    }
    const pair = PAIR_FIRST.test(tokens[at]!.word)
      ? PAIR.exec(
          tokens
            .slice(at, at + 4)
            .map(({ word }) => word)
            .join(' '),
        )
      : null
    if (pair) {
      const end = at + pair[1]!.split(' ').length
      joined.push({ ...tokens[at]!, text: textBetween(tokens, at, end), word: '2', value: 2 })
      at = end
      continue
    }
    const read = readDecimal(tokens, at) ?? readThousands(tokens, at) ?? withHalf(tokens, readNumber(tokens, at))
    if (read === null) {
      joined.push(tokens[at]!)
      at++
      continue
    }
    joined.push({
      ...tokens[at]!,
      text: textBetween(tokens, at, read.end),
      word: String(read.value),
      value: read.value,
    })
    at = read.end
  }
  return joined
}

/** `a couple of bedrooms`, not the couple that looks for a home. */
const PAIR = /^((?:a )?(?:couple|pair) of|une paire de|um par de) (?:\w+ )?(?:bed\w*|bath\w*|rooms?|chambres|quartos)\b/

const PAIR_FIRST = /^(?:a|couple|pair|une|um)$/

function textBetween(tokens: readonly QueryToken[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')
}

/** `Dreizimmerwohnung`, `Zweischlafzimmerwohnung`, `Dräizëmmerwunneng`: the number and what it counts. */
export function splitRoomCompound(
  word: string,
): { value: number; unit: 'zimmer' | 'schlafzimmer'; rest: string } | null {
  const match =
    /^([a-z]+?)(schlafzimmer|schlofzemmer|zimmer|zemmer|raum)(wohnung\w*|appartement\w*|apartment\w*|wunneng\w*|haus\w*)?$/.exec(
      word,
    )
  if (!match) return null
  const value = match[1] === 'ein' || match[1] === 'een' ? 1 : (NUMBER_WORDS.get(match[1]!)?.value ?? null)
  if (value === null || value > 12) return null
  return { value, unit: match[2]!.startsWith('schl') ? 'schlafzimmer' : 'zimmer', rest: match[3] ?? '' }
}

/**
 * Reads a whole number in folded words, as contracts write them: `mille cinq cents`, `twenty-four`, `quatre-vingt-dix`, `eintausendfunfhundert`, `fofzeg`.
 * Articles count one.
 * @returns null for what is none
 */
export function numberInWords(folded: string): number | null {
  const words = folded.split(/[\s-]+/).filter((word) => word !== '')
  const tokens = words.map((word): QueryToken => ({ text: word, word, value: null, clause: 0, isCapitalised: false }))
  // `s'élève à vingt euros`, `a ten per cent rise`: no one.
  const start = words.length > 1 && ARTICLES.has(words[0]!) && !isScaleOrHundred(words[1]!) ? 1 : 0
  const read = tokens.length === 0 ? null : withHalf(tokens, readNumber(tokens, start, true))
  return read?.end === tokens.length ? read.value : null
}

/** The value of a single word: `vier`, `dreiundzwanzig`, `fünfhunderttausend`; null when it is no number word. */
export function numberOfWord(word: string): number | null {
  const known = NUMBER_WORDS.get(word)
  if (known) return known.kind === 'scale' || known.kind === 'hundred' ? null : known.value
  return compoundValue(word)
}

/** `one point two million`, `eins Komma fünf Millionen`, `un virgule deux`. */
function readDecimal(tokens: readonly QueryToken[], start: number): { value: number; end: number } | null {
  if (!DECIMAL_MARK.test(tokens[start + 1]?.word ?? '')) return null
  const [whole, part] = [smallAt(tokens[start]), smallAt(tokens[start + 2])]
  if (whole === null || part === null) return null
  const value = whole + part / (part >= 10 ? 100 : 10)
  const scale = NUMBER_WORDS.get(tokens[start + 3]?.word ?? '')
  return scale?.kind === 'scale'
    ? { value: Math.round(value * scale.value), end: start + 4 }
    : { value, end: start + 3 }
}

const DECIMAL_MARK = /^(?:point|komma|virgule|virgula)$/

function smallAt(token: QueryToken | undefined): number | null {
  if (token === undefined) return null
  if (token.value !== null) return token.value < 100 ? token.value : null
  const value = ARTICLES.has(token.word) ? 1 : (NUMBER_WORDS.get(token.word)?.value ?? compoundValue(token.word))
  return value !== null && value < 100 ? value : null
}

/** `deux millions et demi`, `2 milhões e meio`, `two million and a half`: half of the last scale more. */
function withHalf(
  tokens: readonly QueryToken[],
  read: { value: number; end: number } | null,
): { value: number; end: number } | null {
  if (read === null) return null
  const scale = NUMBER_WORDS.get(tokens[read.end - 1]?.word ?? '')
  if (scale?.kind !== 'scale' || !JOINERS.has(tokens[read.end]?.word ?? '')) return read
  const half = read.end + (ARTICLES.has(tokens[read.end + 1]?.word ?? '') ? 2 : 1)
  return HALF.has(tokens[half]?.word ?? '') ? { value: read.value + scale.value / 2, end: half + 1 } : read
}

/** `1k5` */
function readThousands(tokens: readonly QueryToken[], at: number): { value: number; end: number } | null {
  const value = tokens[at]!.value
  const hundreds = /^k([1-9])$/.exec(tokens[at + 1]?.word ?? '')
  return value !== null && hundreds ? { value: value * 1000 + Number(hundreds[1]) * 100, end: at + 2 } : null
}

function isScaleOrHundred(word: string): boolean {
  const kind = NUMBER_WORDS.get(word)?.kind
  return kind === 'scale' || kind === 'hundred'
}
