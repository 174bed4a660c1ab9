import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { connectedApps, disconnectApp } from '../../accounts/connected-apps.ts'
import { startPostgres } from '../../testing/postgres.ts'
import { appMemory, APP_GENERATIONS } from '../../testing/mcp-apps.ts'
import { CALLBACK, startOAuthWorld } from '../../testing/oauth-world.ts'
import type { OAuthWorld } from '../../testing/oauth-world.ts'

const postgres = await startPostgres()
afterAll(() => postgres?.[Symbol.asyncDispose]())
const databases = [
  { database: 'SQLite', url: async () => '' },
  ...(postgres ? [{ database: 'PostgreSQL', url: () => postgres.newDatabase() }] : []),
]
let world: OAuthWorld

const OPEN_CALL = ['get_market_context', { commune: 'luxembourg' }] as const
const PROTECTED_CALL = ['get_town_agencies', { commune: 'luxembourg' }] as const

describe.each(databases)('an app on $database', ({ url }) => {
  beforeAll(async () => {
    world = await startOAuthWorld({ STATE_URL: await url() })
  })
  afterAll(() => world.close())

  describe.each(APP_GENERATIONS)('and with the client of $name', ({ name, isUnauthorized, begin, connect }) => {
    const failure = (work: Promise<unknown>) =>
      work.then(
        () => 'let in',
        (error: unknown) => error,
      )

    it('calls anonymously, is challenged, registers, is approved by a person, refreshes, and ends when disconnected', async () => {
      const { db } = world.test.server.services.state
      const kept = appMemory(`App ${name}`)
      let app = await connect(world.resource, kept.provider)
      expect(await app.call(...OPEN_CALL)).not.toHaveProperty('isError', true)

      expect(isUnauthorized(await failure(app.call(...PROTECTED_CALL)))).toBe(true)
      const asked = kept.authorizationUrl()
      expect(asked.origin + asked.pathname).toBe(`${world.issuer}/oauth2/authorize`)
      expect(asked.searchParams.get('resource')).toBe(world.resource)
      expect(asked.searchParams.get('scope')!.split(' ')).toContain('market:read')

      const browser = world.browser()
      const signIn = await browser.open(asked.href)
      expect(signIn.text).toContain(`App ${name}`)
      const consent = await browser.send(signIn, { email: world.email, password: 'correct horse battery' })
      expect(consent.text).toContain(`<strong>App ${name}</strong>`)
      expect(consent.text).toContain('<code>127.0.0.1:8999</code>')
      expect(consent.text).toContain('Read market figures')
      expect(consent.text).not.toContain('Send inquiries')
      const callback = await browser.send(consent, { decision: 'allow' })
      expect(callback.leavesTo?.href).toContain(CALLBACK)
      expect(callback.leavesTo?.searchParams.get('iss')).toBe(world.issuer)
      await app.finish(callback.leavesTo!)
      await app.close()

      app = await connect(world.resource, kept.provider)
      expect(await app.call(...PROTECTED_CALL)).toHaveProperty('content')
      const first = kept.tokens()
      expect(first.refresh_token).toMatch(/^luxrt_/)

      await db
        .updateTable('oauthAccessToken')
        .set({ expiresAt: new Date(0).toISOString() })
        .execute()
      expect(await app.call(...PROTECTED_CALL)).toHaveProperty('content')
      expect(kept.tokens().access_token).not.toBe(first.access_token)
      expect(kept.tokens().refresh_token).not.toBe(first.refresh_token)

      // Simultaneous calls all find their token expired, and each refreshes it.
      await db
        .updateTable('oauthAccessToken')
        .set({ expiresAt: new Date(0).toISOString() })
        .execute()
      const together = await Promise.allSettled([app.call(...PROTECTED_CALL), app.call(...PROTECTED_CALL)])
      expect(together.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
      expect(await app.call(...PROTECTED_CALL)).toHaveProperty('content')

      expect((await connectedApps(db, world.accountId)).map((each) => each.name)).toContain(`App ${name}`)
      expect(await disconnectApp(db, world.accountId, kept.clientId())).toBe(true)
      expect(isUnauthorized(await failure(app.call(...PROTECTED_CALL)))).toBe(true)
      await app.close()
    })

    it('keeps its session for days without another sign-in, whatever scopes it asked for', async () => {
      const kept = appMemory(`Lasting ${name}`)
      await begin(world.resource, kept.provider, 'listings:read market:read')
      let app = await connect(world.resource, kept.provider)
      await app.finish((await world.agree(world.browser(), kept.authorizationUrl())).leavesTo!)
      await app.close()
      const [asked, clientId, start] = [kept.authorizationUrl(), kept.clientId(), world.test.clock.now]
      try {
        app = await connect(world.resource, kept.provider)
        for (const hours of [2, 4, 24, 24 * 20, 24 * 40]) {
          const before = kept.tokens().access_token
          world.test.clock.now = start + hours * 3_600_000
          vi.useFakeTimers({ toFake: ['Date'], now: world.test.clock.now })
          expect(await app.call(...PROTECTED_CALL)).toHaveProperty('content')
          expect(kept.tokens().access_token).not.toBe(before)
        }
        await app.close()
      } finally {
        vi.useRealTimers()
        world.test.clock.now = start
      }
      expect([kept.authorizationUrl(), kept.clientId()]).toEqual([asked, clientId])
    })

    it('steps up to a wider scope when challenged', async () => {
      const kept = appMemory(`Narrow ${name}`)
      await begin(world.resource, kept.provider, 'listings:read')
      const browser = world.browser()
      let app = await connect(world.resource, kept.provider)
      await app.finish((await world.agree(browser, kept.authorizationUrl())).leavesTo!)
      await app.close()

      expect(kept.tokens().refresh_token).toMatch(/^luxrt_/)
      app = await connect(world.resource, kept.provider)
      expect(isUnauthorized(await failure(app.call(...PROTECTED_CALL)))).toBe(true)
      expect(kept.tokens().refresh_token).toMatch(/^luxrt_/)
      expect(kept.authorizationUrl().searchParams.get('scope')!.split(' ')).toEqual(
        expect.arrayContaining(['listings:read', 'market:read']),
      )
      await app.finish((await world.agree(browser, kept.authorizationUrl())).leavesTo!)
      await app.close()

      app = await connect(world.resource, kept.provider)
      expect(await app.call(...PROTECTED_CALL)).toHaveProperty('content')
      await app.close()
    })
  })
})
