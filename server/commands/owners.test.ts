import { expect, it } from 'vitest'
import { senderOf } from '../inquiries/sender.ts'
import { submitInquiry } from '../inquiries/submit-inquiry.ts'
import { createKey } from '../auth/keys.ts'
import { openState, statePath } from '../state/state.ts'
import { sampleListing } from '../testing/sample-records.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { ownersCommand } from './owners.ts'

const NOW = Date.parse('2026-10-10T12:00:00Z')

it('owners commands list, link and erase', async () => {
  using folder = temporaryFolder()
  const state = openState(statePath(folder.path), NOW)
  const settings = { name: 'k', tier: 'free', scopes: [], expiresAt: null } as const
  const { record } = await createKey(state.db, settings, NOW)
  const listing = { ...sampleListing(0), hosting: 'service' as const, ownerRef: 'owner-1' }
  const sender = senderOf({ kind: 'key', key: record })
  await submitInquiry({ db: state.db, secret: 'a secret', now: NOW }, sender, { listing, message: 'Is it still free?' })
  await state.close()
  const lux = async (...args: string[]) => {
    const said: string[] = []
    const out = (line: string) => void said.push(line)
    const command = ownersCommand({ environment: { DATA_DIR: folder.path }, clock: () => NOW, out, note: out })
    command.exitOverride().configureOutput({ writeErr: out })
    for (const each of command.commands) each.exitOverride().configureOutput({ writeErr: out })
    await command.parseAsync(args, { from: 'user' }).catch(() => undefined)
    return said.join('\n')
  }
  expect(await lux('waiting')).toBe('owner-1  1 conversations')
  expect(await lux('link', 'owner-1', 'otto')).toContain('expected an e-mail address')
  expect(await lux('show', 'owner-1')).toContain('No address is linked')
  expect(await lux('link', 'owner-1', 'Otto@example.lu', 'de')).toContain('otto@example.lu  de')
  expect(await lux('waiting')).toBe('')
  expect(await lux('show', 'owner-1')).toBe('owner-1  otto@example.lu  de')
  await lux('erase', 'owner-1')
  expect(await lux('show', 'owner-1')).toContain('No address is linked')
})
