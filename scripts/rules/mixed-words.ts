import { parseSync } from 'oxc-parser'
import { visit, type Node } from './imports.ts'
import type { SourceFile } from './source-files.ts'

/** The language whose files alone have a word. */
export type WordOwners = ReadonlyMap<string, string>

const LANGUAGE_FILE = /^models\/language\/(en|fr|de|lb|pt)\//
const LANGUAGE_ROOM = /^models\/language\//
const UNCHECKED = /\.(?:test|fixture)\.ts$|\/testing\/|^scripts\//
/** Words of addresses, of SQL and of a format, which no language has for its own. */
const OTHER_WORDS: ReadonlySet<string> = new Set([
  'models/adverts/read/advert-url.ts',
  'pipeline/ingest/formats/json-ld-advert.ts',
  'server/state/settled-writes.ts',
])
/** Shorter ones are articles and abbreviations that several languages share. */
const WORD = /(?<![a-z\\])[a-z]{3,}/g
/** Words before or behind the bar between two alternatives. */
const ALTERNATIVE = /(?<![a-z\\])[a-z]{3,}(?=\|[^|])|(?<=[^|]\|)[a-z]{3,}/g
const FEWEST_LANGUAGES = 2
const FEWEST_WORDS = 3

/** @throws Error when a file does not parse */
export function wordOwners(files: readonly SourceFile[]): WordOwners {
  const owners = new Map<string, string | null>()
  for (const { path, text } of files) {
    const language = LANGUAGE_FILE.exec(path)?.[1]
    if (language === undefined) continue
    const texts = path.endsWith('.ts') ? literalsOf(path, text).map((literal) => literal.text) : [text]
    for (const [word] of texts.flatMap((each) => [...each.matchAll(WORD)]))
      owners.set(
        word,
        (owners.get(word) ?? language) === language ? (owners.has(word) ? owners.get(word)! : language) : null,
      )
  }
  return new Map([...owners].filter((entry): entry is [string, string] => entry[1] !== null))
}

/**
 * Where a pattern outside the language room has words of more than one language: `path:line`. They belong to `models/language/<language>`, a file a
 * language.
 * @throws Error when the file does not parse
 */
export function mixedWordsIn({ path, text }: SourceFile, owners: WordOwners): string[] {
  if (UNCHECKED.test(path) || LANGUAGE_ROOM.test(path) || OTHER_WORDS.has(path)) return []
  const mixed = literalsOf(path, text).filter((literal) => {
    const words = [...literal.text.matchAll(ALTERNATIVE)].filter(([word]) => owners.has(word))
    return words.length >= FEWEST_WORDS && new Set(words.map(([word]) => owners.get(word))).size >= FEWEST_LANGUAGES
  })
  return [...new Set(mixed.map(({ line }) => `${path}:${line}`))]
}

function literalsOf(path: string, text: string): { text: string; line: number }[] {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`)
  const found: { text: string; line: number }[] = []
  visit(program as unknown as Node, (node) => {
    const value = textOf(node)
    if (value !== null) found.push({ text: value, line: text.slice(0, node.start).split('\n').length })
  })
  return found
}

/** A string, a pattern, or what a template says around its values. */
function textOf(node: Node): string | null {
  if (node.type === 'TemplateLiteral')
    return (node['quasis'] as { value: { raw: string } }[]).map(({ value }) => value.raw).join(' ')
  if (node.type !== 'Literal') return null
  const regex = node['regex'] as { pattern: string } | null | undefined
  if (regex) return regex.pattern
  return typeof node['value'] === 'string' ? node['value'] : null
}
