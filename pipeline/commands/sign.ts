import { Command } from 'commander'
import { keyIdOf, publicKeyOf } from '../../models/release-format/signature/signature.ts'
import { readSettings } from '../base/settings.ts'
import { UsageError } from '../base/usage-error.ts'
import { withLock } from '../engine/lock.ts'
import { openReleaseStore } from '../releases/release-store.ts'
import { signingKeyOf } from '../releases/signing-key.ts'
import { releaseOf } from './release-of.ts'

/** `lux sign [id]`: signs a release that was published without a key or with another one. Runs sign what they publish by themselves. */
export function signCommand(): Command {
  return new Command('sign').argument('[release]', 'id of the release').action(async (wanted: string | undefined) => {
    const settings = readSettings(process.env)
    const key = signingKeyOf(settings)
    if (key === null) throw new UsageError('LUX_SIGNING_KEY is not set. Make a key: lux keygen FILE')
    await withLock(settings.stateDir, 'sign', async () => {
      const store = openReleaseStore(settings.dataDir)
      const releaseId = releaseOf(store, wanted)
      const [problem] = await store.verify(releaseId)
      if (problem !== undefined) throw new UsageError(`Release ${releaseId} is damaged and was not signed: ${problem}`)
      store.sign(releaseId, key)
      console.log(`Release ${releaseId} is signed with the key ${keyIdOf(publicKeyOf(key))}.`)
    })
  })
}
