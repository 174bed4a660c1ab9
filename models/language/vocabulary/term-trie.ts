import { SYMBOLS, foldSymbols } from './fold-table.ts'

/** A trie over folded symbols. Node 0 is the root and stands for "no way on" as a child, which the root never is. */
export interface TermTrie {
  children: Int32Array
  /** Node to 1 + the index of what ends there; 0 where nothing does. */
  accepts: Int32Array
}

export interface TrieBuilder {
  /** Index of what ends at this text, or -1. */
  find(text: string, isReversed?: boolean): number
  add(text: string, index: number, isReversed?: boolean): void
  build(): TermTrie
}

export function createTrieBuilder(): TrieBuilder {
  let children = new Int32Array(SYMBOLS * 4096)
  let accepts = new Int32Array(4096)
  let nodes = 1
  const symbolsOf = (text: string, isReversed = false): number[] => {
    const symbols = foldSymbols(text)
    return isReversed ? symbols.reverse() : symbols
  }
  const grow = (): void => {
    children = copy(children, children.length * 2)
    accepts = copy(accepts, accepts.length * 2)
  }
  return {
    find(text, isReversed) {
      let node = 0
      for (const symbol of symbolsOf(text, isReversed)) {
        node = children[node * SYMBOLS + symbol]!
        if (node === 0) return -1
      }
      return accepts[node]! - 1
    },
    add(text, index, isReversed) {
      let node = 0
      for (const symbol of symbolsOf(text, isReversed)) {
        if (children[node * SYMBOLS + symbol] === 0) {
          if (nodes === accepts.length) grow()
          children[node * SYMBOLS + symbol] = nodes++
        }
        node = children[node * SYMBOLS + symbol]!
      }
      if (node !== 0) accepts[node] = index + 1
    },
    build: () => ({ children: children.slice(0, nodes * SYMBOLS), accepts: accepts.slice(0, nodes) }),
  }
}

function copy(from: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> {
  const to = new Int32Array(length)
  to.set(from)
  return to
}
