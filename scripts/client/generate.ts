import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'
import { describedApi, HEADER, stampOf } from './described-api.ts'

/** Versions of the generator and of the compiler that it needs, which is older than ours. */
const PACKAGES = ['openapi-typescript@7.13.0', 'typescript@5.9.3']
const TARGET = join(import.meta.dirname, 'schema.d.mts')

/** Members that say only what an address or operation does not have. */
const SAID_NOTHING =
  /^ +(?:parameters: \{\s*(?:\w+\?: never;\s*)+\}|headers: \{\s*\[name: string\]: unknown;\s*\}|\w+\?: never);\n/gm

/** `npm run client`: writes the types of the REST API from its OpenAPI description. */
using folder = temporaryFolder()
const [source, types] = [join(folder.path, 'openapi.json'), join(folder.path, 'schema.d.ts')]
const api = describedApi()
writeFileSync(source, api)
const command = [...PACKAGES.flatMap((name) => ['-p', name]), 'openapi-typescript', source, '-o', types]
execFileSync('npx', ['--yes', ...command], { cwd: folder.path, stdio: ['ignore', 'ignore', 'inherit'] })
const body = readFileSync(types, 'utf8')
  .replace(/^\/\*\*[\s\S]*?\*\/\s*/, '')
  .replaceAll(SAID_NOTHING, '')
rmSync(TARGET, { force: true })
writeFileSync(TARGET, `${HEADER}${stampOf(api, body)}\n\n${body}`)
