import { foldName } from '../../../language/fold.ts'
import { ENDING } from '../../../language/queries/typos.ts'
import type { WishKey } from '../../intent/wish-keys.ts'

export interface Hit {
  sequence: number
  /** No word of it is the last part of a compound only. */
  isWhole: boolean
  from: number
  to: number
}

export type Atoms = ReturnType<typeof createAtoms>

export type Sequences = ReturnType<typeof createSequences>

const MAX_MEMO = 100_000

/** Patterns of single words. */
export function createAtoms() {
  const ids = new Map<string, number>()
  const exact = new Map<string, number>()
  const prefixes = new Map<string, number>()
  const others: { id: number; part: string; isSuffix: boolean }[] = []
  const memo = new Map<string, readonly number[]>()
  return {
    add(pattern: string): number {
      const startsOpen = pattern.startsWith('*')
      const endsOpen = pattern.endsWith('*')
      const part = foldName(pattern.replaceAll('*', '')).replaceAll(' ', '')
      const key = `${startsOpen ? '*' : ''}${part}${endsOpen ? '*' : ''}`
      const known = ids.get(key)
      if (known !== undefined) return known
      const id = ids.size
      ids.set(key, id)
      if (startsOpen) others.push({ id, part, isSuffix: !endsOpen })
      else if (endsOpen) prefixes.set(part, id)
      else exact.set(part, id)
      return id
    },
    of(word: string): readonly number[] {
      const known = memo.get(word)
      if (known) return known
      const found: number[] = []
      const id = exact.get(word)
      if (id !== undefined) found.push(id)
      for (let length = 1; length <= word.length; length++) {
        const prefix = prefixes.get(word.slice(0, length))
        if (prefix !== undefined) found.push(prefix)
      }
      for (const { id: other, part, isSuffix } of others)
        if (word.length > part.length && (isSuffix ? word.endsWith(part) : word.includes(part))) found.push(other)
      if (memo.size < MAX_MEMO) memo.set(word, found)
      return found
    },
    spells: (word: string): boolean => {
      if (exact.has(word) || others.some(({ part }) => word.includes(part))) return true
      const plain = word.replace(ENDING, '')
      // Little is left of `Wonung` without its ending.
      if (plain.length < 4) return prefixes.has(word)
      return exact.has(plain) || prefixes.has(word) || prefixes.has(plain) || prefixes.has(plain.slice(0, -1))
    },
  }
}

/** Words that follow each other, as numbers of atoms. */
export function createSequences(atoms: Atoms) {
  const ids = new Map<string, number>()
  const byFirst = new Map<number, { id: number; rest: readonly number[]; isWhole: boolean }[]>()
  const keys = new Map<number, Set<WishKey>>()
  return {
    add(text: string, wish: WishKey): number {
      const parts = text.split('_').map((part) => atoms.add(part))
      for (const part of parts) keys.set(part, (keys.get(part) ?? new Set<WishKey>()).add(wish))
      const key = parts.join(',')
      const known = ids.get(key)
      if (known !== undefined) return known
      const id = ids.size
      ids.set(key, id)
      byFirst.set(parts[0]!, [
        ...(byFirst.get(parts[0]!) ?? []),
        { id, rest: parts.slice(1), isWhole: !text.startsWith('*') },
      ])
      return id
    },
    keysOf: (atom: number): readonly WishKey[] => [...(keys.get(atom) ?? [])],
    find(words: readonly string[], atomsOf: Atoms): Hit[] {
      const hits: Hit[] = []
      for (let at = 0; at < words.length; at++) {
        if (words[at] === '') continue
        for (const atom of atomsOf.of(words[at]!))
          for (const { id, rest, isWhole } of byFirst.get(atom) ?? []) {
            const isFound = rest.every((next, index) => atomsOf.of(words[at + 1 + index] ?? '').includes(next))
            if (isFound) hits.push({ sequence: id, isWhole, from: at, to: at + 1 + rest.length })
          }
      }
      return hits
    },
  }
}
