import { getMigrations } from 'better-auth/db/migration'
import { describe, expect, it } from 'vitest'
import { silentAccounts } from '../testing/test-accounts.ts'
import { stateKinds } from '../testing/test-states.ts'

describe.each(await stateKinds())('tables of accounts on $name', ({ open }) => {
  it('match what the accounts library expects', async () => {
    const state = await open(1)
    const { toBeCreated, toBeAdded } = await getMigrations((await silentAccounts(state)).auth.options)
    expect({ toBeCreated, toBeAdded }).toEqual({ toBeCreated: [], toBeAdded: [] })
    await state.close()
  })
})
