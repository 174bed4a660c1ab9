import { readdirSync, readFileSync } from 'node:fs'
import { isAbsolute, join, relative, resolve } from 'node:path'
import { z } from 'zod'
import { sourceSchema, type Source } from '../../models/contracts/release/source.ts'
import { publishLevelOf } from '../../models/licences/publish-level.ts'
import { ROOT } from '../base/settings.ts'
import { derivedOnce } from '../files/derived-once.ts'
import { parseYaml } from '../files/parse-yaml.ts'
import { mappedRecordOf, optionsSchemaOf } from './adapter-options.ts'
import { excerpt, messageOf } from './raw/feed-error.ts'
import { UsageError } from '../base/usage-error.ts'
import { nearestName } from '../base/nearest-name.ts'

type Environment = Record<string, string | undefined>

const MAX_DEFINITION_BYTES = 1_048_576
/** Feed ids that would collide with folders of the raw store: the blobs and the fetched photos. */
const RESERVED_IDS = new Set(['blobs', 'photos'])

/**
 * Loads every feed definition below a directory, ordered by id. Fills `${NAME}` in locations from the environment and makes paths absolute. A
 * variable that is not set stays as it is: fetching that feed then fails with a message that names the variable.
 * @throws UsageError that lists every problem of every file: place in the YAML, received, expected
 */
export function loadSources(directory: string, env: Environment): Source[] {
  const faults: string[] = []
  const origins = new Map<string, string>()
  const sources: Source[] = []
  for (const path of definitionPaths(directory)) {
    const name = relative(directory, path)
    const source = readDefinition(path, env, (fault) => faults.push(`${name}: ${fault}`))
    if (!source || (source.needs !== undefined && !env[source.needs])) continue
    const other = origins.get(source.id)
    if (other) faults.push(`${name}: id: received "${source.id}", which ${other} has too; expected an id of its own`)
    origins.set(source.id, name)
    sources.push(source)
  }
  if (faults.length > 0)
    throw new UsageError(`Some feed definitions in ${directory} cannot be used:\n- ${faults.join('\n- ')}`)
  return sources.sort((a, b) => (a.id < b.id ? -1 : 1))
}

/**
 * Loads one feed definition as `loadSources` does.
 * @throws UsageError with every problem of the file, a line each
 */
export function loadSource(path: string, env: Environment): Source {
  const faults: string[] = []
  const source = readDefinition(path, env, (fault) => faults.push(`${path}: ${fault}`))
  if (!source) throw new UsageError(faults.join('\n'))
  return source
}

function definitionPaths(directory: string): string[] {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' })
  return names
    .filter((name) => /\.ya?ml$/.test(name))
    .sort()
    .map((name) => join(directory, name))
}

function readDefinition(path: string, env: Environment, report: (fault: string) => void): Source | undefined {
  let document: unknown
  try {
    const content = readFileSync(path)
    if (content.length > MAX_DEFINITION_BYTES) throw new Error(`is larger than ${MAX_DEFINITION_BYTES} bytes`)
    document = derivedOnce('yaml-1', content.toString('utf8'), parseYaml)
  } catch (error) {
    // The parser adds an excerpt of the file below its first line.
    report(messageOf(error).split('\n', 1)[0]!.replace(/:$/, ''))
    return undefined
  }
  const parsed = sourceSchema.safeParse(withEnvironment(document, env), { reportInput: true })
  if (!parsed.success) {
    for (const issue of parsed.error.issues) report(describe(issue))
    return undefined
  }
  const faults = faultsWithin(parsed.data)
  for (const fault of faults) report(fault)
  return faults.length > 0 ? undefined : withAbsolutePath(parsed.data)
}

function withEnvironment(document: unknown, env: Environment): unknown {
  if (document === null || typeof document !== 'object' || !('location' in document)) return document
  return { ...document, location: expanded(document.location, { DATA_DIR: join(ROOT, 'data'), ...env }) }
}

function expanded(value: unknown, env: Environment): unknown {
  if (typeof value === 'string') return value.replaceAll(/\$\{(\w+)\}/g, (whole, name: string) => env[name] || whole)
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, expanded(item, env)]))
}

function withAbsolutePath(source: Source): Source {
  const { location } = source
  if (!('path' in location) || location.path.startsWith('${')) return source
  const path = isAbsolute(location.path) ? location.path : resolve(ROOT, location.path)
  return { ...source, location: { ...location, path } }
}

/** Checks what the schema of a definition cannot: names of fields, patterns that do not compile, options of the adapter. */
function faultsWithin(source: Source): string[] {
  const faults: string[] = []
  if (RESERVED_IDS.has(source.id)) faults.push(`id: received "${source.id}", which is reserved`)
  const options = optionsSchemaOf(source.adapter).safeParse(source.options, { reportInput: true })
  if (!options.success) faults.push(...options.error.issues.map((issue) => `options.${describe(issue)}`))
  else faults.push(...fieldFaults(source))
  for (const [field, mapping] of Object.entries(source.mapping)) {
    if (typeof mapping === 'object' && mapping.pattern !== undefined)
      faults.push(...patternFaults(`mapping.${field}.pattern`, mapping.pattern))
  }
  if (source.location.type === 'udata') faults.push(...patternFaults('location.title', source.location.title))
  if (source.photos && publishLevelOf(source) !== 'full')
    faults.push('photos: photos are fetched to be shown; expected publish: full beside them')
  return faults
}

function fieldFaults(source: Source): string[] {
  const { record, fields } = mappedRecordOf(source)
  const names = (['mapping', 'defaults'] as const).flatMap((part) =>
    Object.keys(source[part]).map((name) => [part, name] as const),
  )
  return names
    .filter(([, name]) => !fields.includes(name))
    .map(([part, name]) => {
      const near = nearestName(name, fields)
      return `${part}.${name}: expected a field of ${record}${near ? `; did you mean ${near}?` : ''}`
    })
}

function patternFaults(place: string, pattern: string): string[] {
  try {
    RegExp(pattern, 'iu')
    return []
  } catch (error) {
    return [`${place}: received "${excerpt(pattern)}", expected a regular expression: ${messageOf(error)}`]
  }
}

function describe(issue: z.core.$ZodIssue): string {
  const place = issue.path.length === 0 ? 'the document' : issue.path.map(String).join('.')
  const received = issue.input === undefined ? 'nothing' : JSON.stringify(excerpt(issue.input))
  return `${place}: received ${received}. ${issue.message}`
}
