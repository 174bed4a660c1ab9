import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { rolldown, type Plugin } from 'rolldown'
import { METHOD_FOLDERS } from '../../content/method-cards.ts'
import { VERSION } from '../../server/base/version.ts'

const ROOT = join(import.meta.dirname, '..', '..')
/** Folder of the code within the built folder. */
const CODE = 'dist'
/** Entry within the built folder, for node and for npx. */
export const ENTRY = 'lux.mjs'

/** Files that modules read beside themselves, by module; they keep their places in the built folder. */
const READS: Readonly<Record<string, readonly string[]>> = {
  'server/base/version.ts': ['package.json'],
  'server/faces/mcp/skills.ts': ['content/plugin/skills/*/SKILL.md'],
  'server/faces/mcp/apps/app-page.ts': ['server/faces/mcp/apps/*.{html,css,js}'],
  'server/faces/mcp/resources/data-dictionary.ts': ['data/contracts/data-dictionary.json'],
  'server/faces/mcp/resources/methodology.ts': Object.values(METHOD_FOLDERS).map(
    (folder) => `models/${folder}/MODEL_CARD.md`,
  ),
  'server/state/migrate.ts': ['server/state/migrations/*.sql'],
  'server/queries/listings/wish-reader.ts': ['data/reference/wish-reader.bin', 'data/reference/life-reader.bin'],
  // Reached by tools that a server over the standard streams does not offer.
  'server/state/postgres-state.ts': [],
  'server/lease/lease-checks.ts': [],
  // Its state is in memory, so that it never has a log to move.
  'server/state/log-keeper.ts': [],
}

/**
 * Writes the server over the standard streams as JavaScript that runs with plain node in any folder: Node erases no types below
 * `node_modules`. @throws Error for a module that reads files which are not known here
 */
export async function bundleServer(folder: string): Promise<void> {
  const found: string[] = []
  const bundle = await rolldown({
    input: { mcp: join(ROOT, 'server/mcp.ts') },
    cwd: ROOT,
    platform: 'node',
    plugins: [besideModules(found)],
  })
  const chunks = { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' }
  const { output } = await bundle.write({ dir: join(folder, CODE), format: 'esm', minify: true, ...chunks })
  await bundle.close()
  const modules = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []))
  const files = found.flatMap((module) => {
    const patterns = READS[module]
    if (!patterns)
      throw new Error(`${module} reads files beside itself: name them in ${relative(ROOT, import.meta.filename)}`)
    return globSync([...patterns], { cwd: ROOT })
  })
  for (const file of [...files, 'LICENSE']) cpSync(join(ROOT, file), join(folder, file))
  write(folder, 'THIRD-PARTY.txt', noticesOf(modules))
  write(folder, 'package.json', `${JSON.stringify(PACKAGE, null, 2)}\n`)
  write(folder, ENTRY, STARTER)
}

const PACKAGE = {
  name: 'lux-property-intelligence',
  version: VERSION,
  description: 'Property intelligence for Luxembourg: an MCP server over the standard streams, from a release on disk',
  license: 'MIT',
  type: 'module',
  bin: { 'lux-property-intelligence': ENTRY },
  engines: { node: '>=24' },
}

const STARTER = `#!/usr/bin/env node
import { enableCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'
if (Number(process.versions.node.split('.')[0]) < 24) {
  process.stderr.write('Node 24 or later is needed; this is ' + process.versions.node + '.\\n')
  process.exit(2)
}
// See models/kernel/node-flags.ts; a command by npx has no flags.
setFlagsFromString('--no-maglev')
enableCompileCache()
await import('./${CODE}/mcp.mjs')
`

/** Lets modules find the files beside themselves, although they stand in one file. @param found modules that look for any */
function besideModules(found: string[]): Plugin {
  return {
    name: 'beside-modules',
    transform(code, id) {
      const module = relative(ROOT, id).replaceAll('\\', '/')
      if (!/^(?:content|models|server)\//.test(module) || !code.includes('import.meta.')) return null
      found.push(module)
      const own = JSON.stringify(`../${module}`)
      const beside = JSON.stringify(`/../${dirname(module)}`)
      return code.replace(/import\.meta\.(dirname|url)/g, (_, part) =>
        part === 'url' ? `new URL(${own}, import.meta.url).href` : `(import.meta.dirname + ${beside})`,
      )
    },
  }
}

/** Licences of the packages whose modules were taken. @throws Error for a package without one */
function noticesOf(modules: readonly string[]): string {
  const folders = modules.flatMap((id) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id) ?? [])
  const notices = [...new Set(folders)].map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package
    const [file] = globSync('{LICENSE,LICENCE,license,licence}*', { cwd: folder })
    if (file === undefined && license === undefined) throw new Error(`${name} states no licence`)
    const text = file === undefined ? '' : `\n${readFileSync(join(folder, file), 'utf8').trim()}\n`
    return `${name} ${version}, ${license ?? 'see below'}\n${text}`
  })
  return notices.sort().join('\n')
}

interface Package {
  name: string
  version: string
  license?: string
}

function write(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
