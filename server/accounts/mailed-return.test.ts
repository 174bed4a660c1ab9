import { describe, expect, it } from 'vitest'
import { HERE, openAccount, PASSWORD, silentAccounts } from '../testing/test-accounts.ts'
import { stateKinds } from '../testing/test-states.ts'
import { mailingReturn } from './mailed-return.ts'
import { requestReset } from './reset-password.ts'
import { resendVerification, signUp } from './sign-up.ts'

const ANNA = 'anna@example.lu'
const BERT = 'bert@example.lu'
const CARLA = 'carla@example.lu'

describe.each(await stateKinds())('mails of accounts on $name', ({ open }) => {
  async function setUp() {
    const state = await open(Date.now())
    const accounts = await silentAccounts(state)
    const links = (to: string) =>
      accounts.mails
        .filter((mail) => mail.to === to)
        .map(({ text }) => {
          const { pathname, searchParams } = new URL(/^https?:\S+/m.exec(text)![0])
          return [pathname, searchParams.has('token'), searchParams.get('next')]
        })
    return { state, accounts, links }
  }

  it('lead on to the page that was asked for', async () => {
    const { state, accounts, links } = await setUp()
    await openAccount(accounts, ANNA)
    accounts.mails.length = 0
    await mailingReturn('/account/leases/lea_1', async () => {
      await signUp(accounts, { email: ANNA, password: PASSWORD }, HERE)
      await requestReset(accounts, ANNA, HERE)
      await signUp(accounts, { email: BERT, password: PASSWORD }, HERE)
      await resendVerification(accounts, BERT, HERE)
    })
    const next = '/account/leases/lea_1'
    expect(links(ANNA)).toEqual([
      ['/account/sign-in', false, next],
      ['/account/reset', true, next],
    ])
    expect(links(BERT)).toEqual([
      ['/account/verify', true, next],
      ['/account/verify', true, next],
    ])
    await state.close()
  })

  it('lead nowhere else when nothing was asked for, whatever others ask for at the same time', async () => {
    const { state, accounts, links } = await setUp()
    await Promise.all([
      mailingReturn('/account/keys', () => signUp(accounts, { email: ANNA, password: PASSWORD }, HERE)),
      mailingReturn(undefined, () => signUp(accounts, { email: BERT, password: PASSWORD }, HERE)),
      signUp(accounts, { email: CARLA, password: PASSWORD }, HERE),
    ])
    expect([ANNA, BERT, CARLA].map((to) => links(to)[0]![2])).toEqual(['/account/keys', null, null])
    await state.close()
  })
})
