import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { startFixtureEndpoint } from './testing/fixture-endpoint.ts'

const SUITE = createRequire(import.meta.url).resolve('@modelcontextprotocol/conformance/dist/index.js')

/** Scenarios that none of our servers passes, with the reason. */
const EXPECTED_FAILURES: Record<string, string[]> = {
  // They need a session in which the server asks the client during a call; our server has none.
  '2025-11-25': [
    'tools-call-sampling',
    'tools-call-elicitation',
    'elicitation-sep1034-defaults',
    'elicitation-sep1330-enums',
  ],
  '2026-07-28': [],
}

/** Scenarios that our own tools can answer. The others call tools, prompts or resources named by the suite. */
const OWN_SCENARIOS: Record<string, string[]> = {
  '2025-11-25': [
    'server-initialize',
    'ping',
    'tools-list',
    'resources-list',
    'prompts-list',
    'dns-rebinding-protection',
    'server-sse-multiple-streams',
  ],
  '2026-07-28': [
    'tools-list',
    'resources-list',
    'prompts-list',
    'sep-2164-resource-not-found',
    'dns-rebinding-protection',
    'caching',
    'server-sse-multiple-streams',
    'input-required-result-missing-input-response',
    'input-required-result-unsupported-methods',
    'input-required-result-ignore-extra-params',
    'input-required-result-validate-input',
  ],
}

interface Outcome {
  passed: string[]
  failed: string[]
}

/** Runs a revision's required scenarios and reads the summary, without those it does not score. */
async function runSuite(url: string, revision: string): Promise<Outcome> {
  using folder = temporaryFolder()
  const args = ['server', '--url', url, '--requirements', revision, '--timeout', '10000']
  const suite = spawn(process.execPath, [SUITE, ...args], { cwd: folder.path, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  suite.stdout.on('data', (piece: Buffer) => (output += piece.toString()))
  await once(suite, 'close')
  const summary = output.slice(output.indexOf('=== SUMMARY ==='))
  const unscored = new Set([...summary.matchAll(/^ {2}[✓✗] (\S+) \(/gm)].map(([, name]) => name!))
  const rows = [...summary.matchAll(/^([✓✗]) (\S+): /gm)].filter(([, , name]) => !unscored.has(name!))
  const named = (mark: string) => rows.filter((row) => row[1] === mark).map(([, , name]) => name!)
  return { passed: named('✓'), failed: named('✗') }
}

describe.each(['2025-11-25', '2026-07-28'])('the conformance suite of %s', (revision) => {
  let test: TestServer
  let fixture: Awaited<ReturnType<typeof startFixtureEndpoint>>
  beforeAll(async () => {
    ;[test, fixture] = await Promise.all([startTestServer(), startFixtureEndpoint()])
  })
  afterAll(() => Promise.all([test.close(), fixture.close()]))

  it('passes with the fixture behind the same wiring, except for expected failures', async () => {
    const { passed, failed } = await runSuite(fixture.url, revision)
    expect(failed).toEqual(EXPECTED_FAILURES[revision])
    expect(passed.length).toBeGreaterThan(25)
  })

  it('passes with our own tools where they suffice', async () => {
    const { passed, failed } = await runSuite(`${test.url.replace('127.0.0.1', 'localhost')}/api/mcp`, revision)
    expect(failed.filter((name) => OWN_SCENARIOS[revision]!.includes(name))).toEqual([])
    expect(passed).toEqual(expect.arrayContaining(OWN_SCENARIOS[revision]!))
  })
})
