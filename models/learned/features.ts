const FNV_BASIS = 0x811c9dc5

/** FNV-1a, 32 bits. @param basis hash of the text before this one */
export function hashOf(name: string, basis: number = FNV_BASIS): number {
  let hash = basis
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/** Kinds of features of a reader, each with its weight and the hash that its names begin with. */
export type FeatureKinds<Kind extends string> = Readonly<
  Record<Kind, { readonly weight: number; readonly basis: number }>
>

export function featureKinds<Kind extends string>(weights: Readonly<Record<Kind, number>>): FeatureKinds<Kind> {
  const kinds = Object.entries<number>(weights).map(([kind, weight]) => [kind, { weight, basis: hashOf(kind) }])
  return Object.fromEntries(kinds) as FeatureKinds<Kind>
}

/** Weights of features by the hash of their name. */
export class Features<Kind extends string> {
  readonly weights = new Map<number, number>()
  readonly #kinds: FeatureKinds<Kind>

  constructor(kinds: FeatureKinds<Kind>) {
    this.#kinds = kinds
  }

  add(kind: Kind, name: string): void {
    const { basis, weight } = this.#kinds[kind]
    this.weights.set(hashOf(name, basis), weight)
  }
}

const SHORTEST_GRAM = 3
const LONGEST_GRAM = 5

/** Sequences of three to five letters of a word, its ends marked. */
export function letterGrams(word: string): string[] {
  const marked = `^${word}$`
  const grams: string[] = []
  for (let length = SHORTEST_GRAM; length <= LONGEST_GRAM; length++)
    for (let from = 0; from + length <= marked.length; from++) grams.push(marked.slice(from, from + length))
  return grams
}

/** Length of features as a vector, known or not; 1 for none. */
export function normOf(features: ReadonlyMap<number, number>): number {
  let sum = 0
  for (const weight of features.values()) sum += weight * weight
  return Math.sqrt(sum) || 1
}
