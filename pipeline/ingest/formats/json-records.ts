import type { FeedFault } from '../raw/feed-error.ts'

const MAX_RECORD_CHARACTERS = 4_194_304
const MAX_DEPTH = 100
const NAMED_KEYS = 30

const QUOTE = 34
const COMMA = 44
const COLON = 58
const OPEN_LIST = 91
const BACKSLASH = 92
const CLOSE_LIST = 93
const OPEN_OBJECT = 123
const CLOSE_OBJECT = 125

/** Finds the JSON texts of the records of one list in a streamed document; parses none of them. */
export interface RecordSplitter {
  /** Returns the records completed by this piece. */
  push(text: string): string[]
  /** Call after the last piece; reports a document that did not end or has no such list. */
  end(): void
}

/**
 * Splits the list at a dotted path (`''`: the document itself) into the texts of its elements. Memory is bounded by the longest element (4 MiB
 * characters), depth by 100.
 * @throws the result of `fail` for `corrupt` (not JSON), `wrong_structure` (no list there), `truncated`, `too_large`, `unsafe` (too deep)
 */
export function recordSplitter(path: string, fail: (fault: FeedFault, detail: string) => Error): RecordSplitter {
  const segments = path === '' ? [] : path.split('.')
  const keys: string[] = []
  let where: 'before' | 'list' | 'record' | 'bare' | 'after' = 'before'
  let depth = 0
  let onPath = 0
  let recordDepth = 0
  let inString = false
  let escaped = false
  let word = ''
  let key = ''
  let pending = ''

  const open = (code: number) => {
    if (++depth > MAX_DEPTH) throw fail('unsafe', `is nested deeper than ${MAX_DEPTH} levels`)
    if (where !== 'before' || onPath !== depth - 1) return
    const isWanted = depth === 1 || key === segments[depth - 2]
    if (!isWanted) return
    onPath = depth
    if (depth <= segments.length) return
    if (code === OPEN_LIST) where = 'list'
    else throw fail('wrong_structure', structureHint(path, keys))
  }
  const close = () => {
    if (--depth < 0) throw fail('corrupt', 'closes more brackets than it opens')
    onPath = Math.min(onPath, depth)
  }
  const outside = (code: number, text: string, index: number) => {
    if (code === OPEN_LIST || code === OPEN_OBJECT) {
      if (depth === 0 && where === 'after') throw fail('corrupt', 'continues after the end of its JSON')
      open(code)
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) close()
    else if (code === COLON) {
      key = word
      if (depth === 1 && keys.length < NAMED_KEYS) keys.push(key)
    } else if (depth === 0 && code > 32) {
      throw fail('corrupt', `is not JSON near ${JSON.stringify(text.slice(index, index + 60))}`)
    }
  }
  const inList = (code: number): boolean => {
    if (code <= 32 || code === COMMA) return false
    if (code === CLOSE_LIST) {
      close()
      where = 'after'
      return false
    }
    where = code === OPEN_LIST || code === OPEN_OBJECT || code === QUOTE ? 'record' : 'bare'
    recordDepth = depth
    if (code === OPEN_LIST || code === OPEN_OBJECT) open(code)
    if (code === QUOTE) inString = true
    return true
  }
  /** Whether the record ends with this character. */
  const inRecord = (code: number): boolean => {
    if (code === OPEN_LIST || code === OPEN_OBJECT) open(code)
    else if (code === CLOSE_LIST || code === CLOSE_OBJECT) close()
    return depth === recordDepth
  }

  const push = (text: string): string[] => {
    const records: string[] = []
    let start = 0
    const take = (end: number) => {
      records.push(pending + text.slice(start, end))
      pending = ''
      where = 'list'
    }
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index)
      if (inString) {
        if (escaped) escaped = false
        else if (code === BACKSLASH) escaped = true
        else if (code === QUOTE) {
          inString = false
          if (where === 'record' && depth === recordDepth) take(index + 1)
        }
        if (where === 'before' && inString && word.length < 256) word += text[index]
      } else if (where === 'list') {
        if (inList(code)) start = index
      } else if (where === 'bare') {
        if (code === COMMA || code === CLOSE_LIST || code <= 32) {
          take(index)
          inList(code)
        }
      } else if (code === QUOTE) {
        inString = true
        word = ''
      } else if (where === 'record') {
        if (inRecord(code)) take(index + 1)
      } else outside(code, text, index)
    }
    if (where === 'record' || where === 'bare') pending += text.slice(start)
    if (pending.length > MAX_RECORD_CHARACTERS)
      throw fail('too_large', `contains a record longer than ${MAX_RECORD_CHARACTERS} characters`)
    return records
  }
  const end = () => {
    if (depth > 0 || inString || pending !== '') throw fail('truncated', 'ends before its JSON does')
    if (where !== 'after') throw fail('wrong_structure', structureHint(path, keys))
  }
  return { push, end }
}

function structureHint(path: string, keys: readonly string[]): string {
  const place = path === '' ? 'as the whole document' : `at ${path}`
  const present = keys.length === 0 ? '' : `; its keys: ${keys.map((key) => JSON.stringify(key)).join(', ')}`
  return `holds no list of records ${place}; say where it is with records${present}`
}
