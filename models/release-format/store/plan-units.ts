import { MAX_DICTIONARY_BYTES, MAX_UNIT_BYTES, MAX_UNIT_DEPTH } from '../../contracts/release/release-store.ts'
import type { Piece, StoredUnit } from '../../contracts/release/release-store.ts'
import type { ReleaseFile } from '../../contracts/release/release.ts'
import { joinPieces, lengthOf, slicePieces } from './pieces.ts'

type Content = Pick<ReleaseFile, 'path' | 'bytes' | 'sha256'>

/** Present content of a store: the units, and where the files of the release before lie in them. */
export interface Before {
  units: readonly StoredUnit[]
  files: ReadonlyMap<string, { sha256: string; pieces: readonly Piece[] }>
}

/** Bytes of a file from `start` to `end`, the latter exclusive. */
export interface Slice {
  path: string
  start: number
  end: number
}

/** A unit to be made of slices of files, in this order. */
export interface PlannedUnit {
  members: Slice[]
  bytes: number
  /** The dictionary, as slices of files of the release before. */
  bases: Slice[]
  /** The same as pieces of units of before. */
  dictionary: Piece[]
  depth: number
}

export interface UnitPlan {
  units: PlannedUnit[]
  /** Files that the store has, by path; pieces in units of before. */
  reused: Map<string, readonly Piece[]>
}

/** How far a part of a large file may have moved by what was inserted before it. */
const DRIFT_BYTES = 4 << 20

/**
 * Plans what to send to a store for a release. Content that the store has under any path is not sent again. The rest goes in units: files of a
 * kind together, each unit compressed with the same files of the release before as its dictionary. A unit whose chain of dictionaries would be
 * too deep starts anew, without one.
 */
export function planUnits(files: readonly Content[], before: Before): UnitPlan {
  const known = new Map([...before.files.values()].map(({ sha256, pieces }) => [sha256, pieces]))
  const reused = new Map<string, readonly Piece[]>()
  const groups = new Map<string, Content[]>()
  for (const file of [...files].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const pieces = file.bytes === 0 ? [] : known.get(file.sha256)
    if (pieces) reused.set(file.path, pieces)
    else groups.set(groupOf(file.path), [...(groups.get(groupOf(file.path)) ?? []), file])
  }
  const units = [...groups.values()].flatMap((group) => {
    const sizes = new Map(group.map(({ path, bytes }) => [path, bytes]))
    return fill(group).map((members) => planUnit(members, basesOf(members, sizes, before), before))
  })
  return { units, reused }
}

function planUnit(members: Slice[], bases: Slice[], { units, files }: Before): PlannedUnit {
  const bytes = bytesOf(members)
  const dictionary = joinPieces(
    bases.flatMap(({ path, start, end }) => slicePieces(files.get(path)!.pieces, start, end)),
  )
  const depth = 1 + Math.max(0, ...dictionary.map(([unit]) => units[unit]!.depth))
  if (depth > MAX_UNIT_DEPTH) return { members, bytes, bases: [], dictionary: [], depth: 1 }
  return { members, bytes, bases, dictionary, depth }
}

/** Files of one folder and ending resemble each other: `public/communes/x/feed.json` is of `public/communes json`. */
function groupOf(path: string): string {
  const folders = path.split('/').slice(0, -1)
  return `${folders.slice(0, 2).join('/')} ${path.split('.').at(-1)}`
}

function fill(group: readonly Content[]): Slice[][] {
  const units: Slice[][] = []
  let room = 0
  for (const { path, bytes } of group)
    for (let start = 0; start < bytes;) {
      if (room === 0) {
        units.push([])
        room = MAX_UNIT_BYTES
      }
      const end = Math.min(bytes, start + room)
      units.at(-1)!.push({ path, start, end })
      room -= end - start
      start = end
    }
  return units
}

/** The same files as they were; of a large one only the part that resembles, as far as the dictionary has room. */
function basesOf(members: readonly Slice[], sizes: ReadonlyMap<string, number>, { files }: Before): Slice[] {
  let room = MAX_DICTIONARY_BYTES
  return members.flatMap(({ path, start, end }) => {
    const before = lengthOf(files.get(path)?.pieces ?? [])
    const bytes = sizes.get(path)!
    const isWhole = start === 0 && end === bytes
    const scale = before / bytes
    const from = isWhole ? 0 : Math.max(0, Math.floor(start * scale) - DRIFT_BYTES)
    const to = Math.min(isWhole ? before : Math.ceil(end * scale) + DRIFT_BYTES, before, from + room)
    if (from >= to) return []
    room -= to - from
    return [{ path, start: from, end: to }]
  })
}

function bytesOf(slices: readonly Slice[]): number {
  return slices.reduce((sum, { start, end }) => sum + end - start, 0)
}
