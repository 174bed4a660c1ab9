import { dirname, join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { oncePerFile } from './once-per-file.ts'

/** One reference of a module to another: static, dynamic, re-export, type import, `require` or the URL of a worker. */
export interface Import {
  from: string
  /** Path within the checkout for a module of ours, otherwise the specifier. */
  to: string
  isOurs: boolean
}

/** A part of a parsed module. */
export interface Node {
  type: string
  start: number
  [key: string]: unknown
}

/** The only forms of an import that stand inside statements. */
const WITHIN_STATEMENTS = /\b(?:import|require|URL)\s*\(/

/** Every import of a file, whatever its form. @throws Error when the file does not parse */
export const importsOf = oncePerFile(({ path, text }): Import[] => {
  const parsed = parseSync(path, text)
  if (parsed.errors.length > 0) throw new Error(`${path}: ${parsed.errors[0]!.message}`)
  const { staticImports, staticExports } = parsed.module
  const specifiers = new Set(staticImports.map(({ moduleRequest }) => moduleRequest.value))
  for (const { moduleRequest } of staticExports.flatMap(({ entries }) => entries))
    if (moduleRequest) specifiers.add(moduleRequest.value)
  if (WITHIN_STATEMENTS.test(text))
    visit(parsed.program as unknown as Node, (node) => {
      const specifier = specifierOf(node)
      if (specifier !== null) specifiers.add(specifier)
    })
  return [...specifiers].sort().map((specifier) => {
    const isOurs = specifier.startsWith('.')
    return { from: path, to: isOurs ? join(dirname(path), specifier) : specifier, isOurs }
  })
})

const DECLARATIONS = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
])

function specifierOf(node: Node): string | null {
  if (DECLARATIONS.has(node.type)) return literal(node['source'])
  if (node.type === 'TSImportType') return literal(node['source'] ?? node['argument'])
  if (node.type === 'NewExpression' && isNamed(node['callee'], 'URL'))
    return besideModule(node['arguments'] as unknown[])
  if (node.type === 'CallExpression' && isNamed(node['callee'], 'require'))
    return literal((node['arguments'] as unknown[])[0])
  return null
}

/** A module that runs elsewhere, such as a worker: `new URL('./worker.ts', import.meta.url)`. */
function besideModule([path, base]: unknown[]): string | null {
  const isModule =
    isNode(base) && base.type === 'MemberExpression' && isNode(base['object']) && base['object'].type === 'MetaProperty'
  const specifier = isModule ? literal(path) : null
  return specifier?.endsWith('.ts') ? specifier : null
}

/** The text of a literal or of a template without parts; an import of anything else cannot be checked and is not allowed. */
function literal(value: unknown): string | null {
  if (!isNode(value)) return null
  if (value.type === 'Literal' && typeof value['value'] === 'string') return value['value']
  if (value.type === 'TSLiteralType') return literal(value['literal'])
  if (value.type !== 'TemplateLiteral') return COMPUTED
  const [quasi, ...more] = value['quasis'] as { value: { cooked: string } }[]
  return more.length > 0 || !quasi ? COMPUTED : quasi.value.cooked
}

/** Stands for a specifier that is computed at run time. */
export const COMPUTED = '(computed)'

/** Shows a part of a module and all its own parts, from the outside in. */
export function visit(node: Node, see: (node: Node) => void): void {
  see(node)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, see)
  }
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}

function isNamed(value: unknown, name: string): boolean {
  return isNode(value) && value.type === 'Identifier' && value['name'] === name
}
