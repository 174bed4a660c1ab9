import { describe, expect, it } from 'vitest'
import { createLog } from '../observability/log.ts'
import { openState } from '../state/state.ts'
import { createAuth } from './auth.ts'

describe('passwords', () => {
  it('are kept as scrypt hashes, each with a salt of its own', async () => {
    const state = openState(':memory:', Date.now())
    const options = {
      config: { publicBaseUrl: 'https://property.example.lu' },
      secret: 'a secret of the test, long enough',
    }
    const mailer = { send: () => undefined, enqueue: () => never(), deliver: () => never(), settle: () => never() }
    const { password } = await createAuth({ ...options, state, mailer, log: createLog('silent') }).$context
    const [one, other] = [await password.hash('correct horse battery'), await password.hash('correct horse battery')]
    expect(one).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/)
    expect(other).not.toBe(one)
    expect(await password.verify({ hash: one, password: 'correct horse battery' })).toBe(true)
    expect(await password.verify({ hash: one, password: 'correct horse batterz' })).toBe(false)
    await state.close()
  })
})

const never = (): Promise<never> => Promise.reject(new Error('No mail is sent.'))
