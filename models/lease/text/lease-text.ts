import { liveStatement, liveText } from '../../language/lease/live-text.ts'
import * as phrases from '../../language/lease/layout.ts'
import { fold } from '../../language/fold.ts'
import { withHalvesInFigures } from '../../language/lease/multiples.ts'
import { plainForm, tickedOnly } from '../../language/lease/form-marks.ts'
import { leaseLanguages } from './lease-languages.ts'
import { partyAliases, partyPersons, withoutAliases } from './party-aliases.ts'
import { partyVoice, withoutPronouns, withoutThirdPersons } from './party-voice.ts'

/** One sentence or item of a lease, as it is quoted, and as it is matched. */
export interface Statement {
  readonly text: string
  /** Lower case, without accents, single blanks; the parties by their usual word, whatever the lease calls them. */
  readonly folded: string
  /** Preceding text of the same clause, folded: its heading and up to three statements. */
  readonly before: string
  /** Number of the clause, from 0. */
  readonly clause: number
}

export interface LeaseText {
  readonly statements: readonly Statement[]
  readonly folded: string
}

type Folding = (texts: readonly string[]) => readonly string[]

/** Longest text of a lease that is read, in characters: more than 60 dense pages. */
export const MAX_LEASE_CHARACTERS = 400_000

/** Parts of a statement that are read at once: most end sooner. */
const BOUNDED = /[\s\S]{1,900}/g
/** Length at which a clause ends though nothing in the text ends it; keeps time in proportion to the text. */
const MAX_CLAUSE = 12_000
/** Ending of a text that tells whether it has ended: longer than any abbreviation, with what parts it from the word before. */
const ENDING = 60
const CONTEXT_STATEMENTS = 3
const MAX_HEADING = 50

/** A lease as clauses and statements. Lines that a page has broken are joined; list items keep their lead-in as context. */
export function readLeaseText(source: string): LeaseText {
  const raw = liveText(plainForm(source.slice(0, MAX_LEASE_CHARACTERS)))
  const isSpelled = spellsUmlauts(raw)
  const persons = partyPersons(raw)
  const aliases = partyAliases(raw, persons)
  const language = leaseLanguages(raw)[0] ?? 'fr'
  const voice = partyVoice(raw, persons)
  const folding = (text: string): string =>
    withoutAliases(liveStatement(foldLease(withoutPronouns(tickedOnly(text), voice), isSpelled)), aliases, language)
  const statements = clausesOf(raw).flatMap((clause, index) =>
    statementsOf(clause, index, (texts) => withoutThirdPersons(texts.map(folding), voice)),
  )
  return { statements, folded: statements.map(({ folded }) => folded).join('\n') }
}

const UMLAUT = /[äöüßÄÖÜ]/
const SPELLED_LETTER = /(?<![aeq])(?:ae|oe|ue)(?=[bcdfghklmnprstvwxz])/g
const FEWEST_SPELLED = 2
const FEWEST_BLANK_LINES = 3
const LONG_LINES = 0.9
const FULL_SHARE = 0.85

/** Whether a text writes German umlauts with an e, as some typewriters and forms do. */
function spellsUmlauts(raw: string): boolean {
  return !UMLAUT.test(raw) && (raw.match(phrases.SPELLED_WORD)?.length ?? 0) >= FEWEST_SPELLED
}

/** Runs longer than any word or figure of a lease; patterns would try every part of them. */
const ENDLESS = /(\d{30})\d+|(\p{L}{80})\p{L}+/gu

/** Folds case, accents and blanks; cuts endless words and figures; on demand German umlauts that were written with an e. */
export function foldLease(text: string, hasSpelledUmlauts = false): string {
  const folded = fold(text)
    .replace(/\s+/g, ' ')
    .replace(ENDLESS, '$1$2')
    .replace(/\bclefs?\b/g, 'cles')
    .replace(/\bcan['’]t\b|\bwon['’]t\b/g, (word) => (word.startsWith('c') ? 'can not' : 'will not'))
    .replace(/\b(do|does|did|is|are|must|should|need|has|have)n['’]t\b/g, '$1 not')
    .trim()
  return withHalvesInFigures(hasSpelledUmlauts ? folded.replace(SPELLED_LETTER, (pair) => pair[0]!) : folded)
}

function clausesOf(raw: string): string[] {
  const clauses: string[] = []
  let open = ''
  const close = (): void => {
    if (open.trim() !== '') clauses.push(open.trim())
    open = ''
  }
  const lines = linesOf(raw)
  const hasParagraphs = lines.filter((line) => line.trim() === '').length >= FEWEST_BLANK_LINES
  const fullLine = fullLineOf(lines)
  let last = ''
  for (const line of lines) {
    if (line.trim() === '') {
      if (!/[:,?]\s*$/.test(endingOf(open))) close()
      continue
    }
    if (phrases.CLAUSE_START.test(line) || open.length > MAX_CLAUSE) close()
    else if (open !== '' && startsAnew(open, line, hasParagraphs)) close()
    open = open === '' ? line.trim() : joined(open, line, endsEarly(last, line, fullLine))
    last = line
  }
  close()
  return clauses
}

/** Characters that certainly fit into a line. */
function fullLineOf(lines: readonly string[]): number {
  const lengths = lines
    .map((line) => line.trim().length)
    .filter((length) => length > 0)
    .sort((a, b) => a - b)
  return (lengths[Math.floor(lengths.length * LONG_LINES)] ?? 0) * FULL_SHARE
}

function linesOf(raw: string): string[] {
  return raw
    .normalize('NFC')
    .replace(/\u00ad/g, '')
    .replace(/[\u00a0\u202f\u2000-\u200a]/g, ' ')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/\r\n?|\f|\u2028|\u2029/g, '\n')
    .replace(phrases.INLINE_CLAUSE, '\n')
    .split('\n')
}

/** A line that is no continuation of the one before: that one has ended, and it is no item of a list. */
function startsAnew(open: string, line: string, hasParagraphs: boolean): boolean {
  // A numbered clause goes on until the next one or a blank line.
  if (phrases.BULLET.test(line) || phrases.CLAUSE_START.test(open) || /\?\s*$/.test(endingOf(open))) return false
  // Where blank lines part paragraphs, the end of a line parts nothing but the lines of a form.
  if (hasParagraphs && !phrases.LABELLED.test(line)) return false
  return /[.!?;»"]\s*$/.test(endingOf(open)) && /^\s*["«„(]?\p{Lu}/u.test(line)
}

/** Where the first word of the next line would have fitted, the writer ended the line. */
function endsEarly(line: string, next: string, fullLine: number): boolean {
  return line.trim().length + 1 + next.trim().split(/\s/, 1)[0]!.length < fullLine
}

function joined(open: string, line: string, hasEnded: boolean): string {
  if (phrases.BULLET.test(line)) return `${open}\n${line.trim()}`
  // A word that the end of a line has parted: `Wohn-` `ung`.
  // Numbers in words keep their hyphen: `vingt-` `cinq`.
  if (phrases.HYPHENATED_NUMBER.test(endingOf(open))) return open + line.trim()
  if (/\p{Ll}-$/u.test(endingOf(open)) && /^\s*\p{Ll}/u.test(line) && !phrases.JOINED_WORD.test(line))
    return open.slice(0, -1) + line.trim()
  const isOwnLine = hasEnded && !phrases.UNFINISHED.test(endingOf(open)) && /^\s*["«„(]?[\p{Lu}\d]/u.test(line)
  return isOwnLine || phrases.LABELLED.test(line) || (phrases.HEADING.test(open) && /^\s*\p{Lu}/u.test(line))
    ? `${open}\n${line.trim()}`
    : `${open} ${line.trim()}`
}

/** A pattern that looks for the end of a text reads all of it, so it gets the end only. */
function endingOf(text: string): string {
  return text.slice(-ENDING)
}

/** Splits a clause into statements. A question states nothing; it becomes the context of its answer. */
function statementsOf(clause: string, index: number, folding: Folding): Statement[] {
  const texts = clause
    .split('\n')
    .flatMap(sentencesOf)
    .flatMap((sentence) => sentence.match(BOUNDED)!)
  const folded = folding(texts)
  return texts
    .map((text, i) => ({ text, folded: folded[i]!, before: contextOf(folded, i), clause: index }))
    .filter(({ text }, i) => !text.endsWith('?') || i === texts.length - 1)
}

function contextOf(folded: readonly string[], index: number): string {
  const from = Math.max(0, index - CONTEXT_STATEMENTS)
  const heading = from > 0 && folded[0]!.length < MAX_HEADING ? [folded[0]!] : []
  return [...heading, ...folded.slice(from, index)].join(' . ')
}

function sentencesOf(line: string): string[] {
  const sentences: string[] = []
  let from = 0
  for (const match of line.matchAll(/[.!?;](?=[\s"»)”])\s*/g)) {
    const end = match.index + 1
    if (match[0].startsWith('.') && isInside(line, from, end)) continue
    sentences.push(line.slice(from, end).trim())
    from = match.index + match[0].length
  }
  sentences.push(line.slice(from).trim())
  return sentences.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}

/** A full stop of an abbreviation, an ordinal or a clause number ends nothing. */
function isInside(line: string, from: number, end: number): boolean {
  const sentence = line.slice(Math.max(from, end - ENDING), end)
  const next = line.slice(end).trimStart()
  // An amount may end a sentence: `190 EUR. Die Vorauszahlungen …`.
  if (/\d\s*eur\.$/i.test(sentence) && /^\p{Lu}/u.test(next)) return false
  // `leet Dir et no. D'Grondsteier …`
  if (phrases.ABBREVIATION.test(sentence)) return !/\sno\.$/.test(sentence) || /^[\p{Ll}\d(]/u.test(next)
  if (/^\s*(?:\S{1,12}\s+)?(?:\d{1,3}|§\s*\d+)\.$/.test(sentence) && sentence.length < 16) return true
  if (/(?:^|\s)\d{1,2}\.$/.test(sentence))
    return /^(?:\p{Ll}|(?:Jan|F[eé]b|M[aäe]|Apr|Abr|Jun|Jul|Aug|Sep|O[ck]t|Nov|De[cz]|Stock|OG|Obergeschoss|Etage|Tag)|\d)/u.test(
      next,
    )
  return /^[,\p{Ll}]/u.test(next) && !/^(?:si|d')/.test(next)
}
