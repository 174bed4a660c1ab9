import { z } from 'zod'
import { renderMarkdownBlocks } from '../../../../content/markdown/render-document.ts'
import { list, paragraph, section, type Block } from '../../../../content/sections/block.ts'
import type { Text } from '../../../../content/sections/inline.ts'
import { isRecord } from '../../../../models/kernel/is-record.ts'
import { ANONYMOUS_DAY_LIMIT } from '../../../base/tiers.ts'
import { exampleCalls } from '../offer/example-calls.ts'
import type { Tool } from '../offer/tool.ts'

/** Address of the reference as Markdown; the page for people is the same without `/md`. */
export const TOOL_REFERENCE_PATH = '/developers/tools/md'

const EXAMPLES = exampleCalls({ listingId: 'l0123456789ab', commune: 'esch-sur-alzette', town: 'mersch' })

const references = new WeakMap<readonly Tool[], readonly Block[]>()

/** Reference of the tools, made once from their definitions: arguments, result, access and an example each, then cost and errors of all. */
export function toolReference(tools: readonly Tool[]): readonly Block[] {
  const known = references.get(tools) ?? makeReference(tools)
  references.set(tools, known)
  return known
}

function makeReference(tools: readonly Tool[]): Block[] {
  return [
    paragraph(
      'Tools of the Model Context Protocol at /api/mcp, made from their definitions. Every answer also has asOf (the day of its data), ' +
        'releaseId, sample (true for demo data) and, where there are any, notes. null means unknown.',
    ),
    ...tools.map(describeTool),
    section('Cost', [paragraph(COST)]),
    section('Errors', [
      paragraph('A failed call has isError, a text that says what to change, and _meta.error for programs.'),
      table('Errors', ['Code', 'Meaning', 'Counts'], ERRORS),
    ]),
  ]
}

/** The reference as Markdown, under a heading. */
export function toolReferenceText(tools: readonly Tool[]): string {
  return renderMarkdownBlocks([{ kind: 'heading', level: 1, text: 'Tool reference' }, ...toolReference(tools)])
}

const COST =
  'An answered call counts one towards the allowance of the last 24 hours, also when it finds nothing. Calls with invalid arguments, ' +
  'without the needed credential, beyond the allowance, or that fail because the service is busy or faulty do not count. The header fields ' +
  'RateLimit and RateLimit-Policy state what is left; a failed call says whether it counted.'

const ERRORS: readonly (readonly string[])[] = [
  [
    'BAD_REQUEST',
    'Arguments cannot be used: errors names each field with what is expected, the nearest value and an example.',
    'no, unless only the answer showed it',
  ],
  ['NOT_FOUND', 'No such place, listing or conversation: errors names the nearest.', 'yes'],
  ['INSUFFICIENT_SCOPE', 'The API key lacks the scope, or the tool needs OAuth.', 'no'],
  [
    'RATE_LIMIT_EXCEEDED',
    'The allowance is used, too many attempts, or the service is busy: the text and Retry-After say when to call again.',
    'no, except for too many attempts',
  ],
  ['INTERNAL_ERROR', 'A fault on our side.', 'no'],
]

function describeTool(tool: Tool): Block {
  const { name, title, description, input, output, annotations } = tool
  return section(name, [
    paragraph(`${title}. ${description}`),
    list([accessOf(tool), annotations.readOnlyHint ? 'Only reads.' : 'Writes.']),
    {
      kind: 'details',
      summary: `Arguments, result and example of ${name}`,
      blocks: [
        table(`Arguments of ${name}`, ['Argument', 'Type', 'Needed', 'Meaning'], argumentRows(input)),
        paragraph(['Result: ', ...fieldsOf(output)]),
        { kind: 'code', text: JSON.stringify({ name, arguments: EXAMPLES[name] ?? {} }, null, 2), language: 'json' },
      ],
    },
  ])
}

function accessOf({ access, scope }: Tool): string {
  if (access === 'oauth') return `Needs OAuth with the scope ${scope}; an API key is not enough.`
  if (access === 'credential') return `Needs an API key or OAuth with the scope ${scope}.`
  return `Needs no credential for up to ${ANONYMOUS_DAY_LIMIT} calls in 24 hours; beyond, an API key or OAuth with the scope ${scope}.`
}

type JsonSchema = z.core.JSONSchema.BaseSchema

function argumentRows(input: z.ZodObject): string[][] {
  const { properties = {}, required = [] } = z.toJSONSchema(input, { io: 'input' })
  return Object.entries(properties).map(([name, property]) => {
    const shape = property as JsonSchema
    const standard = shape.default === undefined ? '' : `default ${JSON.stringify(shape.default)}`
    const meaning = [shape.description, standard].filter(Boolean).join('; ')
    return [name, typeOf(shape), required.includes(name) ? 'yes' : 'no', meaning]
  })
}

function fieldsOf(output: z.ZodObject): Text[] & string[] {
  const { properties = {} } = z.toJSONSchema(output, { io: 'output' })
  const own = Object.entries(properties).filter(([name]) => !SHARED.has(name))
  return [`${own.map(([name, shape]) => `${name} (${typeOf(shape as JsonSchema)})`).join(', ')}.`]
}

const SHARED = new Set(['asOf', 'releaseId', 'sample', 'notes'])
/** Maximum choices written out. */
const MOST_CHOICES = 12

function typeOf(shape: JsonSchema): string {
  if (shape.anyOf) return [...new Set(shape.anyOf.map((each) => typeOf(each as JsonSchema)))].join(' or ')
  if (shape.enum)
    return shape.enum.length > MOST_CHOICES ? `one of ${shape.enum.length} words` : shape.enum.map(String).join(', ')
  if (shape.const !== undefined) return JSON.stringify(shape.const)
  if (shape.type === 'array') return `list of ${isRecord(shape.items) ? typeOf(shape.items as JsonSchema) : 'values'}`
  if (shape.type === 'integer' || shape.type === 'number') return numberType(shape)
  if (shape.type === 'boolean') return 'true or false'
  if (shape.format === 'date') return 'date'
  if (shape.type === 'string')
    return shape.maxLength === undefined ? 'text' : `text up to ${shape.maxLength} characters`
  return String(shape.type ?? 'any')
}

function numberType({ type, minimum, maximum }: JsonSchema): string {
  const kind = type === 'integer' ? 'whole number' : 'number'
  const isBounded = minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER
  return isBounded ? `${kind}, ${minimum} to ${maximum}` : kind
}

function table(caption: string, columns: readonly string[], rows: readonly (readonly string[])[]): Block {
  return { kind: 'table', caption, columns: columns.map((label) => ({ label })), rows }
}
