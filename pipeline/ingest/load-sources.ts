import { readdirSync, readFileSync } from 'node:fs'
import { isAbsolute, join, relative, resolve } from 'node:path'
import { sourceSchema, type Source } from '../../models/contracts/release/source.ts'
import { publishLevelOf } from '../../models/licences/publish-level.ts'
import { ROOT } from '../base/settings.ts'
import { derivedOnce } from '../files/derived-once.ts'
import { parseYaml } from '../files/parse-yaml.ts'
import { mappedRecordOf, optionsSchemaOf } from './adapter-options.ts'
import { faultWriter, type FaultWriter } from './definition-faults.ts'
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
  let text: string
  try {
    const content = readFileSync(path)
    if (content.length > MAX_DEFINITION_BYTES) throw new Error(`is larger than ${MAX_DEFINITION_BYTES} bytes`)
    text = content.toString('utf8')
    document = derivedOnce('yaml-1', text, parseYaml)
  } catch (error) {
    // The parser adds an excerpt of the file below its first line.
    report(messageOf(error).split('\n', 1)[0]!.replace(/:$/, ''))
    return undefined
  }
  const parsed = sourceSchema.safeParse(withEnvironment(document, env), { reportInput: true })
  if (!parsed.success) {
    for (const fault of faultWriter(text).ofIssues(parsed.error.issues, sourceSchema)) report(fault)
    return undefined
  }
  const faults = faultsWithin(parsed.data, () => faultWriter(text))
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
function faultsWithin(source: Source, writer: () => FaultWriter): string[] {
  const faults: string[] = []
  const add = (path: readonly string[], fault: string): void => void faults.push(writer().at(path, fault))
  if (RESERVED_IDS.has(source.id)) add(['id'], `received "${source.id}", which is reserved. Choose another`)
  const schema = optionsSchemaOf(source.adapter)
  const options = schema.safeParse(source.options, { reportInput: true })
  if (options.success) for (const [path, fault] of fieldFaults(source)) add(path, fault)
  else faults.push(...writer().ofIssues(options.error.issues, schema, ['options']))
  const { location, mapping } = source
  const patterns = Object.entries(mapping).flatMap(([field, one]): [string[], string][] =>
    typeof one === 'object' && one.pattern !== undefined ? [[['mapping', field, 'pattern'], one.pattern]] : [],
  )
  if (location.type === 'udata') patterns.push([['location', 'title'], location.title])
  for (const [path, pattern] of patterns) for (const fault of patternFaults(pattern)) add(path, fault)
  if (source.photos && publishLevelOf(source) !== 'full')
    add(['photos'], 'photos are fetched to be shown; expected publish: full beside them')
  return faults
}

function fieldFaults(source: Source): [path: string[], fault: string][] {
  const { record, fields } = mappedRecordOf(source)
  const names = (['mapping', 'defaults'] as const).flatMap((part) =>
    Object.keys(source[part]).map((name) => [part, name] as const),
  )
  return names
    .filter(([, name]) => !fields.includes(name))
    .map(([part, name]) => {
      const near = nearestName(name, fields)
      const fault = `expected a field of ${record}${near ? `; did you mean ${near}?` : '.'}`
      return [[part, name], `${fault} content/docs/feeds.md lists the fields`]
    })
}

function patternFaults(pattern: string): string[] {
  try {
    RegExp(pattern, 'iu')
    return []
  } catch (error) {
    return [`received "${excerpt(pattern)}", expected a regular expression: ${messageOf(error)}`]
  }
}
