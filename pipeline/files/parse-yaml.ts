import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Parses YAML. Loads the library only now: a run without news finds what it parsed before beside the compiled code. */
export function parseYaml(text: string): unknown {
  const { parse } = require('yaml') as typeof import('yaml')
  return parse(text, { logLevel: 'error' })
}
