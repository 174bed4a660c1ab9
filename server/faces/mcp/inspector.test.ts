import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { startTestServer } from '../../testing/test-server.ts'

const run = promisify(execFile)

function inspectorScript(): string {
  const manifest = createRequire(import.meta.url).resolve('@modelcontextprotocol/inspector/package.json')
  const { bin } = createRequire(import.meta.url)(manifest) as { bin: Record<string, string> }
  return join(dirname(manifest), bin['mcp-inspector']!)
}

it('the inspector finds no errors in the definitions in strict mode', async () => {
  await using test = await startDisposableServer()
  using home = temporaryFolder()
  const args = ['--cli', `${test.url}/api/mcp`, '--transport', 'http', '--method', 'tools/list', '--strict']
  // Exits with another code, which rejects, when a definition has an error.
  const { stdout, stderr } = await run(process.execPath, [inspectorScript(), ...args], {
    env: { ...process.env, HOME: home.path },
    maxBuffer: 16_000_000,
  })
  const { tools } = JSON.parse(stdout) as { tools: { name: string }[] }
  expect(tools.map(({ name }) => name)).toContain('search_vibe')
  expect(stderr).not.toMatch(/^Error/m)
  // The only warnings are about list types in answers, which are shorter.
  expect(stderr.match(/^ *Path: (?!outputSchema).*/gm)).toBeNull()
})

async function startDisposableServer() {
  const test = await startTestServer()
  return { url: test.url, [Symbol.asyncDispose]: () => test.close() }
}
