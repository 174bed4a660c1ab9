import type { Representation } from '../../http/representation.ts'

/** Answers of a release by their address, for a page that many ask for; the longest unasked are forgotten first. */
export interface KeptPages {
  /** The kept answer, or the one that is made now. @param release whose end is the end of its answers */
  of(release: object, key: string, make: () => Representation): Representation
  /** The kept answer, if there is one. */
  known(release: object, key: string): Representation | undefined
  /** Memory of the answers of a release in bytes, with room for their codings. */
  bytes(release: object): number
}

/** Codings of a page together take less than half of it. */
const WITH_CODINGS = 1.5

/** Keeps nothing that belongs to a person: the key has to say all that a page depends on. @param mostBytes for each release */
export function keepPages(mostBytes: number): KeptPages {
  const releases = new WeakMap<object, { pages: Map<string, Representation>; bytes: number }>()
  return {
    of(release, key, make) {
      const kept = releases.get(release) ?? { pages: new Map<string, Representation>(), bytes: 0 }
      releases.set(release, kept)
      const { pages } = kept
      const known = pages.get(key)
      const page = known ?? make()
      pages.delete(key)
      pages.set(key, page)
      if (known === undefined) kept.bytes += bytesOf(key, page)
      for (const [oldest, answer] of pages) {
        if (kept.bytes <= mostBytes) break
        pages.delete(oldest)
        kept.bytes -= bytesOf(oldest, answer)
      }
      return page
    },
    known: (release, key) => releases.get(release)?.pages.get(key),
    bytes: (release) => releases.get(release)?.bytes ?? 0,
  }
}

function bytesOf(key: string, { identity }: Representation): number {
  return Math.ceil(WITH_CODINGS * identity.body.length) + 2 * key.length
}
