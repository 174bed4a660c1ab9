import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { RELEASE_PATHS, releaseManifestSchema, type ReleasePointer } from '../../models/contracts/release/release.ts'
import type { Verdict } from '../../models/contracts/release/verdict.ts'
import { SCOPES } from '../auth/api-key.ts'
import { createKey } from '../auth/keys.ts'
import { readConfig } from '../base/config.ts'
import { startServer, type RunningServer } from '../start.ts'
import { agentQuestions } from './agent-questions.ts'
import { documentQuestions, endpointQuestions, type Send } from './questions.ts'

const ACCOUNT = 'smoke'
/** Longest wait for one answer, in milliseconds. */
const ANSWER_MS = 20_000

/**
 * Serves a release on a free port of this machine, asks it everything that the contracts list, and collects what went wrong.
 * @param releaseFolder folder with the manifest, whatever its name
 * @param workFolder emptied and removed; holds the state of the server meanwhile
 */
export async function askRelease(releaseFolder: string, workFolder: string): Promise<Verdict> {
  rmSync(workFolder, { recursive: true, force: true })
  pointAt(resolve(releaseFolder), workFolder)
  const errors: string[] = []
  const config = readConfig({ PORT: '0', DATA_DIR: workFolder, LOG_LEVEL: 'error' })
  const server = await startServer(config, { logDestination: { write: (line) => void errors.push(line) } })
  try {
    const send = await sender(server)
    const { facts } = server.releases.current
    const questions = [
      ...endpointQuestions(send, facts),
      ...(await agentQuestions(send, facts)),
      ...documentQuestions(send, server.releases.current),
    ]
    const verdict: Verdict = { asked: { endpoint: 0, tool: 0, document: 0 }, failures: [] }
    for (const { kind, name, ask } of questions) {
      verdict.asked[kind]++
      errors.length = 0
      try {
        await ask()
      } catch (error) {
        verdict.failures.push({
          asked: name,
          problem: [(error as Error).message, ...errors.map(loggedError)].join('; '),
        })
      }
    }
    return verdict
  } finally {
    await server.close()
    rmSync(workFolder, { recursive: true, force: true })
  }
}

/** Makes a data folder whose current release is the given one. */
function pointAt(releaseFolder: string, dataFolder: string): void {
  const manifest = readFileSync(join(releaseFolder, RELEASE_PATHS.manifest))
  const { id: releaseId } = releaseManifestSchema.parse(JSON.parse(manifest.toString('utf8')))
  mkdirSync(join(dataFolder, 'releases'), { recursive: true })
  symlinkSync(releaseFolder, join(dataFolder, 'releases', releaseId), 'junction')
  const pointer: ReleasePointer = { releaseId, manifestSha256: createHash('sha256').update(manifest).digest('hex') }
  writeFileSync(join(dataFolder, 'current.json'), JSON.stringify(pointer))
}

/** Sends with a key and as an account that may do everything: of some tools only a person can make use. */
async function sender({ url, services }: RunningServer): Promise<Send> {
  const now = services.clock()
  const at = new Date(now).toISOString()
  const person = { id: ACCOUNT, name: ACCOUNT, email: 'smoke@localhost', tier: 'premium', locale: 'en' } as const
  await services.state.db
    .insertInto('user')
    .values({ ...person, emailVerified: 1, createdAt: at, updatedAt: at })
    .execute()
  services.verifyBearer = async () => ({
    kind: 'account',
    accountId: ACCOUNT,
    clientId: ACCOUNT,
    scopes: SCOPES,
    tier: 'premium',
  })
  const { key } = await createKey(
    services.state.db,
    { name: ACCOUNT, tier: 'premium', scopes: SCOPES, expiresAt: null },
    now,
  )
  return (path, init = {}) => {
    const isAgent = init.method === 'POST'
    const headers = new Headers(init.headers)
    // Compressing the answers would take longer than giving them.
    headers.set('accept-encoding', 'identity')
    headers.set(isAgent ? 'authorization' : 'x-api-key', isAgent ? `Bearer ${ACCOUNT}` : key)
    return fetch(`${url}${path}`, { ...init, headers, redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS) })
  }
}

function loggedError(line: string): string {
  const { err, msg } = JSON.parse(line) as { err?: { message: string }; msg: string }
  return err?.message ?? msg
}
