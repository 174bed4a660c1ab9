import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { Agent, request, type IncomingMessage } from 'node:http'
import { join, resolve } from 'node:path'
import { sha256Of } from '../../models/kernel/sha256-of.ts'
import { RELEASE_PATHS, releaseManifestSchema, type ReleasePointer } from '../../models/contracts/release/release.ts'
import type { Verdict } from '../../models/contracts/release/verdict.ts'
import { linearReader } from '../../models/learned/linear-reader.ts'
import { analyzeSource } from '../../models/lease/analyze-source.ts'
import { SCOPES } from '../auth/api-key.ts'
import { createKey } from '../auth/keys.ts'
import { readConfig } from '../base/config.ts'
import { leaseReader } from '../lease/lease-checks.ts'
import { wishReader } from '../queries/listings/wish-reader.ts'
import { startServer, type RunningServer } from '../start.ts'
import { agentQuestions } from './agent-questions.ts'
import { describeOperations, documentQuestions, endpointQuestions, type Answer, type Send } from './questions.ts'
import { readAnswer } from './read-answer.ts'

const ACCOUNT = 'smoke'
/** Longest wait for one answer, in milliseconds. */
const ANSWER_MS = 20_000

/** Makes what takes long and needs no release, so that it is there when the release is. */
export async function prepareQuestions(): Promise<void> {
  describeOperations()
  wishReader()
  linearReader(await leaseReader())
}

/**
 * Serves a release on a free port of this machine, asks it everything that the contracts list, and collects what went wrong.
 * @param releaseFolder folder with the manifest, whatever its name
 * @param workFolder emptied and removed; holds the state of the server meanwhile
 * @param hear told of each answer
 */
export async function askRelease(
  releaseFolder: string,
  workFolder: string,
  hear: (path: string, answer: Answer) => void = () => undefined,
): Promise<Verdict> {
  rmSync(workFolder, { recursive: true, force: true })
  pointAt(resolve(releaseFolder), workFolder)
  const errors: string[] = []
  const config = readConfig({ PORT: '0', DATA_DIR: workFolder, LOG_LEVEL: 'error' })
  const server = await startServer(config, { logDestination: { write: (line) => void errors.push(line) } })
  try {
    const asking = await sender(server)
    const send: Send = async (path, post) => {
      const answer = await asking(path, post)
      hear(path, answer)
      return answer
    }
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
  const pointer: ReleasePointer = { releaseId, manifestSha256: sha256Of(manifest) }
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
  // Threads protect a server from hostile leases; starting them takes longer than everything else.
  services.leases = { hasRoom: () => true, analyze: async (task) => analyzeSource(task, await leaseReader()) }
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
  const agent = new Agent({ keepAlive: true })
  return async (path, post) => {
    const credential = post ? { authorization: `Bearer ${ACCOUNT}` } : { 'x-api-key': key }
    const method = post ? 'POST' : 'GET'
    const asked = request(`${url}${path}`, { agent, method, headers: { ...post?.headers, ...credential } })
    asked.setTimeout(ANSWER_MS, () => asked.destroy(new Error(`no answer for ${ANSWER_MS / 1_000} s`)))
    const answered = once(asked, 'response')
    asked.end(post?.body)
    const [response] = (await answered) as [IncomingMessage]
    return {
      status: response.statusCode!,
      contentType: response.headers['content-type'] ?? '',
      body: await readAnswer(response),
    }
  }
}

function loggedError(line: string): string {
  const { err, msg } = JSON.parse(line) as { err?: { message: string }; msg: string }
  return err?.message ?? msg
}
