import type { SourceFile } from './source-files.ts'

const MAX_COLUMNS = 160

/** Lines that do not fit on a screen, as `path:line (columns)`. */
export function longLines(files: readonly SourceFile[]): string[] {
  return linesOf(files)
    .filter(({ line }) => line.length > MAX_COLUMNS)
    .map(({ place, line }) => `${place} (${line.length} columns)`)
}

/** Comments that begin where a reader has to guess the subject: "Of a query so many stems count". */
const GUESSED = /^\s*(?:\/\*\*|\/\/|\*|--)\s+(?:Of|That|As|What|Whoever)\s+[^?]*$/

export function guessingComments(files: readonly SourceFile[]): string[] {
  return linesOf(files)
    .filter(({ line }) => GUESSED.test(line))
    .map(({ place, line }) => `${place}: ${line.trim().slice(0, 100)}`)
}

/** Casts that step around the type of a record: what crosses a room is parsed by its contract. */
export function forcedCasts(files: readonly SourceFile[]): string[] {
  return linesOf(files)
    .filter(({ line }) => /\bas unknown as\b/.test(line))
    .map(({ place }) => place)
}

const linesOf = (files: readonly SourceFile[]): { place: string; line: string }[] =>
  files.flatMap(({ path, text }) => text.split('\n').map((line, index) => ({ place: `${path}:${index + 1}`, line })))
