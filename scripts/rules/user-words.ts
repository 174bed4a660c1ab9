import { parseSync } from 'oxc-parser'
import { isNode, visit, type Node } from './imports.ts'
import type { SourceFile } from './source-files.ts'

/** Keys of languages: the locales of the interface, and `lb` of documents. */
const LANGUAGES: ReadonlySet<string> = new Set(['en', 'fr', 'de', 'lu', 'lb', 'pt'])
const FEWEST_LANGUAGES = 2
/** Annotations of tables by language, such as `Record<Locale, string>`. */
const LOCALE_TYPES: ReadonlySet<string> = new Set(['Locale', 'DocumentLocale', 'NameLocale'])
/** Two words with a space between. */
const SENTENCE = /\p{L}[^\n]*\s[^\n]*\p{L}/u

/** Texts without this hold no table by language and no switch over languages: most files need not be parsed. */
const MAY_NAME_LANGUAGES = /Locale|\b(?:en|fr|de|lu|lb|pt)['"]?\s*:/

/** Words that are read, not said: vocabularies that texts of others are searched for. */
const VOCABULARIES = [
  /^models\/language\//,
  /^models\/search\/understand\//,
  /^models\/lease\/text\//,
  /^models\/adverts\/(?:read|text)\//,
]
const UNCHECKED = /\.(?:test|fixture)\.ts$|\/testing\/|^scripts\/|\.config\.ts$/

/** Where a file holds sentences by language: `path:line`. They belong to `content/i18n/<locale>/<product>.json`. @throws Error when the file does not parse */
export function userWordsIn({ path, text }: SourceFile): string[] {
  if (UNCHECKED.test(path) || VOCABULARIES.some((folder) => folder.test(path))) return []
  if (!MAY_NAME_LANGUAGES.test(text)) return []
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`)
  const lines = new Set<number>()
  visit(program as unknown as Node, (node) => {
    if (isTableByLanguage(node) || isAnnotatedTable(node) || isChoiceByLanguage(node))
      lines.add(text.slice(0, node.start).split('\n').length)
  })
  return [...lines].map((line) => `${path}:${line}`)
}

/** An object with keys of languages and sentences in its values. */
function isTableByLanguage(node: Node): boolean {
  if (node.type !== 'ObjectExpression') return false
  const values = (node['properties'] as Node[]).filter((property) => LANGUAGES.has(keyOf(property) ?? ''))
  return values.length >= FEWEST_LANGUAGES && values.some((property) => holdsSentence(property['value']))
}

/** Anything declared or asserted to be a table by language that holds sentences, whatever its keys look like. */
function isAnnotatedTable(node: Node): boolean {
  if (node.type === 'VariableDeclarator') {
    const id = node['id'] as Node
    return namesLocaleRecord(id['typeAnnotation']) && holdsSentence(node['init'])
  }
  const isAsserted = node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression'
  return isAsserted && namesLocaleRecord(node['typeAnnotation']) && holdsSentence(node['expression'])
}

/** A switch over languages that returns sentences. */
function isChoiceByLanguage(node: Node): boolean {
  if (node.type !== 'SwitchStatement') return false
  const cases = (node['cases'] as Node[]).filter(({ test }) => LANGUAGES.has(textOf(test) ?? ''))
  return cases.length >= FEWEST_LANGUAGES && cases.some(({ consequent }) => (consequent as Node[]).some(holdsSentence))
}

function namesLocaleRecord(value: unknown): boolean {
  let found = false
  if (isNode(value))
    visit(value, (node) => {
      if (node.type !== 'TSTypeReference' || nameOf(node['typeName']) !== 'Record') return
      const [key] = (node['typeArguments'] as { params: Node[] } | null)?.params ?? []
      if (key?.type === 'TSTypeReference' && LOCALE_TYPES.has(nameOf(key['typeName']) ?? '')) found = true
    })
  return found
}

function holdsSentence(value: unknown): boolean {
  let found = false
  if (isNode(value))
    visit(value, (node) => {
      const text = textOf(node)
      if (text !== null && SENTENCE.test(text)) found = true
    })
  return found
}

/** The text of a literal; what a template says around its values. */
function textOf(node: unknown): string | null {
  if (!isNode(node)) return null
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  if (node.type !== 'TemplateLiteral') return null
  const texts = (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
  // A value stands for a word where there are words around it.
  return texts.some((each) => /\p{L}/u.test(each)) ? texts.join('x') : ''
}

function keyOf({ type, key }: Node): string | null {
  return type === 'Property' ? (nameOf(key) ?? textOf(key)) : null
}

function nameOf(node: unknown): string | null {
  return isNode(node) && node.type === 'Identifier' ? (node['name'] as string) : null
}
