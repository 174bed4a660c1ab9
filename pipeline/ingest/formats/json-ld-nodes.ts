/** A JSON-LD object. */
export type LdNode = Readonly<Record<string, unknown>>

/** Types of nodes that describe one offered property. */
const LISTING_TYPES: ReadonlySet<string> = new Set([
  'RealEstateListing',
  'Accommodation',
  'Apartment',
  'House',
  'SingleFamilyResidence',
  'Residence',
  'Room',
  'Suite',
  'Offer',
  'OfferForLease',
  'OfferForPurchase',
  'Product',
  'IndividualProduct',
])
const MAX_DEPTH = 40

/**
 * Finds the outermost listing nodes of some documents, in order: inside `@graph`, lists and pages, but not inside another listing. Replaces a node
 * that is only an `@id` by the node with that id.
 */
export function findListings(documents: readonly unknown[], unsafe: (detail: string) => Error): LdNode[] {
  const byId = new Map<string, LdNode>()
  const found: LdNode[] = []
  const parts = new Set<string>()
  const visit = (value: unknown, depth: number, see: (node: LdNode) => boolean): void => {
    if (depth > MAX_DEPTH) throw unsafe(`is nested deeper than ${MAX_DEPTH} levels`)
    if (Array.isArray(value)) for (const item of value) visit(item, depth + 1, see)
    else if (isNode(value) && see(value)) for (const part of Object.values(value)) visit(part, depth + 1, see)
  }
  visit(documents, 0, (node) => {
    const id = idOf(node)
    if (id !== undefined && Object.keys(node).length > 1) byId.set(id, node)
    return true
  })
  visit(documents, 0, (node) => {
    if (!isListing(node)) return true
    found.push(node)
    for (const part of Object.values(node).flat()) if (isReference(part)) parts.add(idOf(part)!)
    return false
  })
  return found.filter((node) => !parts.has(idOf(node) ?? '') && !isReference(node)).map((node) => linked(node, byId))
}

export function isNode(value: unknown): value is LdNode {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

/** The types of a node without their vocabulary: `https://schema.org/House` becomes `House`. */
export function typesOf(node: LdNode): string[] {
  return [own(node, '@type')]
    .flat()
    .filter((type) => typeof type === 'string')
    .map((type) => type.replace(/^.*[/:#]/, ''))
}

/** An own property; the first element of a list. */
export function first(node: LdNode | undefined, key: string): unknown {
  const value = node === undefined ? undefined : own(node, key)
  return Array.isArray(value) ? value[0] : value
}

export function own(node: LdNode, key: string): unknown {
  return Object.hasOwn(node, key) ? node[key] : undefined
}

/** Replaces references one level down by the nodes that they refer to. */
function linked(node: LdNode, byId: ReadonlyMap<string, LdNode>): LdNode {
  const resolve = (value: unknown): unknown => (isReference(value) ? (byId.get(idOf(value)!) ?? value) : value)
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, Array.isArray(value) ? value.map(resolve) : resolve(value)]),
  )
}

function isListing(node: LdNode): boolean {
  return typesOf(node).some((type) => LISTING_TYPES.has(type))
}

function isReference(value: unknown): value is LdNode {
  return isNode(value) && idOf(value) !== undefined && Object.keys(value).length === 1
}

function idOf(node: LdNode): string | undefined {
  const id = own(node, '@id')
  return typeof id === 'string' ? id : undefined
}
