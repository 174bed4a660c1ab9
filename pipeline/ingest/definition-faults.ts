import { createRequire } from 'node:module'
import { z } from 'zod'
import { nearestName } from '../base/nearest-name.ts'
import { excerpt } from './raw/feed-error.ts'

const require = createRequire(import.meta.url)

type Path = readonly PropertyKey[]
type Shape = z.core.JSONSchema.BaseSchema

/** Puts the mistakes of a definition in words, each with its line. */
export interface FaultWriter {
  /** @param within path of the part of the document that a schema read */
  ofIssues(issues: readonly z.core.$ZodIssue[], schema: z.ZodType, within?: Path): string[]
  /** A mistake that no schema finds, at a place. */
  at(path: Path, fault: string): string
}

export function faultWriter(text: string): FaultWriter {
  const lineOf = lineFinder(text)
  const at: FaultWriter['at'] = (path, fault) => `line ${lineOf(path)}, ${placeOf(path)}: ${fault}`
  return {
    at,
    ofIssues(issues, schema, within = []) {
      const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
      return issues.flatMap(flattened).flatMap((issue) => {
        const shape = shapeAt(root, issue.path)
        const path = [...within, ...issue.path]
        if (issue.code !== 'unrecognized_keys') return [at(path, wrongValue(issue, shape))]
        const form = formOf(shape, issue.input)
        return issue.keys.map((key) => at([...path, key], unknownKey(key, form)))
      })
    },
  }
}

function placeOf(path: Path): string {
  return path.length === 0 ? 'the document' : path.map(String).join('.')
}

/** Mistakes of the form of a value that it comes nearest to, where it may have several. */
function flattened(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const near = issue.errors.find((errors) =>
    errors.every(({ path, code }) => path.length > 0 || code === 'unrecognized_keys'),
  )
  if (near === undefined || near.length === 0) return [issue]
  return near.flatMap((inner) => flattened({ ...inner, path: [...issue.path, ...inner.path] }))
}

function unknownKey(key: string, { properties = {} }: Shape): string {
  const names = Object.keys(properties)
  const near = nearestName(key, names)
  const known = names.length === 0 ? 'there is none here' : `the keys here are ${names.join(', ')}`
  return `no key is called ${JSON.stringify(excerpt(key))}${near ? `; did you mean ${near}?` : ','} ${near ? sentence(known) : known}. Rename or remove it`
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function wrongValue(issue: z.core.$ZodIssue, shape: Shape): string {
  if (issue.input === undefined && issue.code !== 'custom')
    return `received nothing, expected ${described(shape)}. Add it`
  const received = `received ${JSON.stringify(excerpt(issue.input))}, expected `
  if (issue.code === 'invalid_value') {
    const near = typeof issue.input === 'string' ? nearestName(issue.input, issue.values.map(String)) : undefined
    return `${received}one of ${issue.values.map(String).join(', ')}${near ? `; did you mean ${near}?` : ''}`
  }
  if (issue.code === 'invalid_type' || issue.code === 'invalid_union') return `${received}${described(shape)}`
  return received + issue.message.replace(/^(?:Invalid \w+: |expected )+/i, '')
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  null: 'nothing',
}

/** Says what a value may be. */
function described(shape: Shape): string {
  const choices = shape.anyOf ?? shape.oneOf
  if (choices) return [...new Set((choices as Shape[]).map(described))].join(', or ')
  if (shape.const !== undefined) return JSON.stringify(shape.const)
  if (shape.enum) return `one of ${shape.enum.map(String).join(', ')}`
  if (shape.type !== 'object') return TYPES[String(shape.type)] ?? 'another value'
  const names = Object.entries(shape.properties ?? {}).map(([name, part]) => {
    const fixed = typeof part === 'object' ? part.const : undefined
    return fixed === undefined ? name : `${name}: ${String(fixed)}`
  })
  const optional = names.filter((name) => !(shape.required ?? []).includes(name.split(':')[0]!))
  const needed = names.filter((name) => !optional.includes(name))
  if (names.length === 0) return 'an object of names and values'
  const parts = [needed.join(', '), optional.length === 0 ? '' : `optional: ${optional.join(', ')}`].filter(Boolean)
  return `an object with ${parts.join('; ')}`
}

/** The schema of a place; of several forms the one with the most of its path. */
function shapeAt(root: Shape, path: Path): Shape {
  let shape = root
  for (const key of path) {
    const forms = ((shape.anyOf ?? shape.oneOf) as Shape[] | undefined) ?? [shape]
    const inner = forms.map((form) => partOf(form, key)).find((part) => part !== undefined)
    if (inner === undefined) return {}
    shape = inner
  }
  return shape
}

/** Finds the first of several forms whose fixed values an object has. */
function formOf(shape: Shape, value: unknown): Shape {
  const forms = ((shape.anyOf ?? shape.oneOf) as Shape[] | undefined) ?? [shape]
  const isOf = ({ properties = {} }: Shape): boolean =>
    Object.entries(properties).every(
      ([name, part]) =>
        typeof part !== 'object' || part.const === undefined || part.const === (value as Record<string, unknown>)[name],
    )
  return forms.find((form) => form.properties !== undefined && isOf(form)) ?? shape
}

function partOf({ properties, additionalProperties, items }: Shape, key: PropertyKey): Shape | undefined {
  const part = properties?.[String(key)] ?? (typeof key === 'number' ? items : additionalProperties)
  return typeof part === 'object' && !Array.isArray(part) ? part : undefined
}

/** Finds the line of a place, or of the nearest part around it that the document has. */
function lineFinder(text: string): (path: Path) => number {
  const { parseDocument, LineCounter, isMap, isScalar } = require('yaml') as typeof import('yaml')
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, logLevel: 'error' })
  return (path) => {
    for (let length = path.length; length > 0; length--) {
      const keys = path.slice(0, length).map(String)
      const parent = length === 1 ? document.contents : document.getIn(keys.slice(0, -1), true)
      const pair = isMap(parent)
        ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === keys.at(-1))
        : undefined
      if (pair && isScalar(pair.key) && pair.key.range) return counter.linePos(pair.key.range[0]).line
    }
    return 1
  }
}
