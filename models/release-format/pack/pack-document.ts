/** Documents a listing has in a pack: its Markdown and its JSON. */
export const PACK_KINDS = ['md', 'json'] as const
export type PackKind = (typeof PACK_KINDS)[number]

export interface PackDocument {
  listingId: string
  kind: PackKind
  text: string
}

/** The documents of a pack as bytes. */
export interface PackBodies {
  /** Listings with at least one document, in the order of the file. */
  listingIds(): IterableIterator<string>
  /** @returns the UTF-8 body, a view on the bytes of the pack where they are not compressed; undefined when there is none */
  body(listingId: string, kind: PackKind): Uint8Array | undefined
}
