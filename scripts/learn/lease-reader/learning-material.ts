import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'data', 'reference', 'lease-reader')
const LABEL = /^(?:-|[-+]?L\d{2})$/

/** An invented clause for training. */
export interface WrittenClause {
  /** `L05` breaks check L05, `-L05` is lawful on its subject, `+L14` mentions what L14 requires, `-` is about something else. */
  readonly labels: readonly string[]
  /** Its file: the check for which it was written, or `lawful`. */
  readonly subject: string
  /** fr, de, en or lb. */
  readonly language: string
  /** Heading above the clause; empty for none. */
  readonly heading: string
  readonly text: string
}

/** An invented lease for training, line by line. */
export interface AnnotatedLease {
  /** Its file: the leases of one writer. */
  readonly writer: string
  /** ISO date. */
  readonly concludedOn: string
  /** Checks that report something missing. */
  readonly missing: readonly string[]
  readonly lines: readonly { readonly labels: readonly string[]; readonly text: string }[]
}

/** A folded word with its meanings in leases. */
export type GlossaryEntry = readonly [word: string, concepts: readonly string[]]

/** @throws Error with file and line of an entry that cannot be read */
export function writtenClauses(): WrittenClause[] {
  return filesIn('clauses').flatMap((file) =>
    checked(
      file,
      readFileSync(join(FOLDER, 'clauses', file), 'utf8')
        .trim()
        .split('\n'),
    ).map(([labels, language, text]) => {
      const [, heading = '', body = text!] = /^\[([^\]]{1,60})\]\s*(.*)$/.exec(text!) ?? []
      return { labels: labels!.split(' '), subject: file.replace('.tsv', ''), language: language!, heading, text: body }
    }),
  )
}

/** @throws Error with file and line of an entry that cannot be read */
export function annotatedLeases(): AnnotatedLease[] {
  return filesIn('leases').flatMap((file) =>
    readFileSync(join(FOLDER, 'leases', file), 'utf8')
      .split(/^## /m)
      .slice(1)
      .map((lease) => {
        const [head, ...rows] = lease.trim().split('\n')
        const [concludedOn, missing] = head!.split('\t')
        return {
          writer: file,
          concludedOn: concludedOn!,
          missing: missing?.split(' ') ?? [],
          lines: checked(file, rows).map(([labels, text = '']) => ({ labels: labels!.split(' '), text })),
        }
      }),
  )
}

export function glossaryEntries(): GlossaryEntry[] {
  return readFileSync(join(FOLDER, 'glossary.tsv'), 'utf8')
    .trim()
    .split('\n')
    .map((row) => {
      const [word, concepts] = row.split('\t')
      return [word!, concepts === '-' ? [] : concepts!.split(' ')]
    })
}

/** Numbers of the statements that were seen to hold a finding of a labelled lease, by set, name and check. */
export function placesOfFindings(): ReadonlyMap<string, readonly number[]> {
  const rows = readFileSync(join(FOLDER, 'places.tsv'), 'utf8')
    .trim()
    .split('\n')
    .map((row) => row.split('\t'))
  const places = Map.groupBy(rows, ([set, name, id]) => `${set} ${name} ${id}`)
  return new Map([...places].map(([key, own]) => [key, own.map(([, , , at]) => Number(at))]))
}

/** SHA-256 over all training files. */
export function materialHash(): string {
  const hash = createHash('sha256')
  for (const folder of ['clauses', 'leases'] as const)
    for (const file of filesIn(folder))
      hash.update(`${folder}/${file}\n`).update(readFileSync(join(FOLDER, folder, file)))
  for (const file of ['places.tsv', 'glossary.tsv']) hash.update(readFileSync(join(FOLDER, file)))
  return hash.digest('hex')
}

function filesIn(folder: 'clauses' | 'leases'): string[] {
  return readdirSync(join(FOLDER, folder)).sort()
}

/** Splits rows into columns. @throws Error with file and row of an entry that cannot be read */
function checked(file: string, rows: readonly string[]): string[][] {
  return rows.map((row) => {
    const columns = row.split('\t')
    if (columns[0]!.split(' ').every((label) => LABEL.test(label))) return columns
    throw new Error(`${file}: "${row}" does not begin with labels such as L05, -L05 or +L14`)
  })
}
