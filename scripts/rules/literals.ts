import { parseSync } from 'oxc-parser'
import type { SourceFile } from './source-files.ts'

/** A constant at the top of a module whose value is written out there. */
interface Literal {
  path: string
  name: string
  value: string
  isExported: boolean
}

/**
 * Constants that stand in two modules, one of which exports it: same value, and the same name or a value that says enough by itself
 * (a text or pattern of 12 characters or more).
 * @returns one line per second place, sorted
 */
export function repeatedLiterals(files: readonly SourceFile[]): string[] {
  const literals = files.flatMap(literalsOf)
  const exported = literals.filter(({ isExported }) => isExported)
  return exported
    .flatMap((original) =>
      literals
        .filter((other) => other.path !== original.path && other.value === original.value && isTelling(original, other))
        .map((other) => `${original.path}: ${original.name} stands again in ${other.path}: ${other.name}`),
    )
    .sort()
}

const TELLING_LENGTH = 12
const isTelling = (one: Literal, other: Literal): boolean =>
  one.name === other.name || (/^['"`/]/.test(one.value) && one.value.length >= TELLING_LENGTH + 2)

function literalsOf({ path, text }: SourceFile): Literal[] {
  return parseSync(path, text).program.body.flatMap((statement) => {
    const isExported = statement.type === 'ExportNamedDeclaration'
    const declaration = isExported ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') return []
    return declaration.declarations.flatMap(({ id, init }) => {
      if (id.type !== 'Identifier' || init === null || !isWrittenOut(init)) return []
      return [{ path, name: id.name, value: text.slice(init.start, init.end).replaceAll(/\s+/g, ' '), isExported }]
    })
  })
}

interface Expression {
  type: string
  expressions?: unknown[]
  left?: Expression
  right?: Expression
  argument?: unknown
}

/** Numbers, texts, patterns and arithmetic of numbers. */
function isWrittenOut(node: Expression): boolean {
  if (node.type === 'Literal') return true
  if (node.type === 'TemplateLiteral') return node.expressions?.length === 0
  return node.type === 'BinaryExpression' && isWrittenOut(node.left!) && isWrittenOut(node.right!)
}
