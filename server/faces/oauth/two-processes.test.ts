import { describe, expect, it } from 'vitest'
import { readOutbox } from '../../mail/outbox.ts'
import { readConfig } from '../../base/config.ts'
import { openConfiguredState } from '../../state/state.ts'
import { publishSampleRelease } from '../../testing/build-release.ts'
import { freePort } from '../../testing/free-port.ts'
import { newPkce, rawClient } from '../../testing/oauth-world.ts'
import { testBrowser } from '../../testing/plain-browser.ts'
import { sharedDatabases } from '../../testing/test-states.ts'
import { startServerProcess } from '../../testing/server-process.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { PASSWORD, tokenOf } from '../../testing/test-accounts.ts'

const EMAIL = 'anna@example.lu'
const ROUNDS = 5
const AT_ONCE = 6

describe.each(await sharedDatabases())('two server processes on $name', ({ url }) => {
  it('rotate a token once when both refresh it at the same instant, and end its family only at a replay', async () => {
    using folder = temporaryFolder()
    publishSampleRelease(folder.path)
    const port = await freePort()
    const baseUrl = `http://127.0.0.1:${port}`
    const environment = { DATA_DIR: folder.path, STATE_URL: await url(), PUBLIC_BASE_URL: baseUrl }
    const servers = [
      await startServerProcess({ ...environment, PORT: String(port) }),
      await startServerProcess(environment),
    ]
    const state = await openConfiguredState(readConfig(environment), Date.now())
    try {
      const clients = servers.map((server) =>
        rawClient({ issuer: `${server.url}/api/mcp/oauth`, resource: `${baseUrl}/api/mcp` }),
      )
      const { clientId, tokens } = await connect(baseUrl, folder.path, clients[0]!)
      const used: string[] = []
      let token = String(tokens.refresh_token)
      for (let round = 0; round < ROUNDS; round++) {
        const answers = await Promise.all(
          Array.from({ length: AT_ONCE }, (_, index) => clients[index % 2]!.refresh(clientId, token)),
        )
        expect(answers.map(({ status }) => status)).toEqual(Array(AT_ONCE).fill(200))
        expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1)
        expect(new Set(answers.map(({ body }) => body.access_token)).size).toBe(1)
        used.push(token)
        token = String(answers[0]!.body.refresh_token)
      }
      const rows = await state.db.selectFrom('oauthRefreshToken').select(['token', 'rotatedAt']).execute()
      expect(rows).toHaveLength(ROUNDS + 1)
      expect(rows.filter(({ rotatedAt }) => rotatedAt === null)).toHaveLength(1)

      // After the grace period a reused token counts as stolen: the holder of the newest one loses it as well.
      await state.db
        .updateTable('oauthRefreshToken')
        .set({ rotationReplayExpiresAt: new Date(Date.now() - 1).toISOString() })
        .where('rotatedAt', 'is not', null)
        .execute()
      expect((await clients[1]!.refresh(clientId, used[0]!)).status).toBe(400)
      expect(await state.db.selectFrom('oauthRefreshToken').select('token').execute()).toEqual([])
      expect((await clients[0]!.refresh(clientId, token)).body.error).toBe('invalid_grant')
    } finally {
      for (const server of servers) await server.kill()
      await state.close()
    }
  })
})

/** Opens an account and approves an app. */
async function connect(baseUrl: string, dataDir: string, client: ReturnType<typeof rawClient>) {
  const browser = testBrowser(baseUrl)
  await browser.send(await browser.open('/account/sign-up'), { email: EMAIL, password: PASSWORD })
  await expect.poll(() => readOutbox(dataDir).length).toBe(1)
  const confirm = await browser.open(`/account/verify?token=${tokenOf(readOutbox(dataDir)[0])}`)
  await browser.send(confirm, { password: PASSWORD })
  const { body } = await client.register()
  const clientId = String(body.client_id)
  const pkce = newPkce()
  const consent = await browser.open(client.authorizeUrl(clientId, pkce))
  const { leavesTo } = await browser.send(consent, { decision: 'allow' })
  const { body: tokens } = await client.redeem(clientId, leavesTo!.searchParams.get('code')!, pkce)
  return { clientId, tokens }
}
