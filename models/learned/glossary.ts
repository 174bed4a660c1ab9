/** Meanings of words: concepts by folded word, in any language. */
export interface Glossary {
  readonly words: ReadonlyMap<string, readonly string[]>
  /** Concepts by beginning of a word, for words that are not listed themselves. */
  readonly stems: ReadonlyMap<string, readonly string[]>
}

const SHORTEST_STEM = 5
const LONGEST_STEM = 10
const SHORTEST_PART = 4
/** Share of the words that begin alike that have to mean the same. */
const AGREED = 0.6
const JOINTS = ['', 's', 'n', 'en', 'es', 'ns', '-']

/** @param listed lines of `word<TAB>CONCEPT CONCEPT`, words folded; `-` for words that tell nothing */
export function buildGlossary(listed: Iterable<readonly [word: string, concepts: readonly string[]]>): Glossary {
  const words = new Map<string, readonly string[]>()
  for (const [word, concepts] of listed) words.set(word, [...new Set([...(words.get(word) ?? []), ...concepts])])
  const groups = new Map<string, (readonly string[])[]>()
  for (const [word, concepts] of words)
    for (let length = SHORTEST_STEM; length <= Math.min(word.length, LONGEST_STEM); length++)
      add(groups, word.slice(0, length), concepts)
  const stems = new Map<string, readonly string[]>()
  for (const [stem, lists] of groups) {
    if (lists.length === 1) {
      if (lists[0]!.length > 0) stems.set(stem, lists[0]!)
      continue
    }
    const counts = new Map<string, number>()
    for (const concept of lists.flat()) counts.set(concept, (counts.get(concept) ?? 0) + 1)
    const agreed = [...counts].filter(([, count]) => count >= lists.length * AGREED).map(([concept]) => concept)
    if (agreed.length > 0) stems.set(stem, agreed)
  }
  return { words, stems }
}

/** Concepts of one folded word; of a compound those of its parts; none for a word that nothing is known of. */
export function conceptsOf(word: string, { words, stems }: Glossary): readonly string[] {
  const listed = words.get(word)
  if (listed) return listed
  const [head, tail] = partsOf(word, words)
  if (head !== undefined) return [...new Set([...words.get(head)!, ...(words.get(tail!) ?? [])])]
  for (let length = Math.min(word.length, LONGEST_STEM); length >= SHORTEST_STEM; length--) {
    const found = stems.get(word.slice(0, length))
    if (found) return found
  }
  return []
}

/** `kautionsruckzahlung` as two listed words, the longest first part first. */
function partsOf(word: string, words: Glossary['words']): [string, string] | [] {
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
    const head = word.slice(0, at)
    if (!words.has(head)) continue
    for (const joint of JOINTS) {
      const rest = word.slice(at)
      if (rest.startsWith(joint) && words.has(rest.slice(joint.length))) return [head, rest.slice(joint.length)]
    }
  }
  return []
}

function add<K, V>(groups: Map<K, V[]>, key: K, value: V): void {
  const group = groups.get(key)
  if (group === undefined) groups.set(key, [value])
  else group.push(value)
}
