import { Command } from 'commander'
import { keyIdOf, readSignature } from '../../models/release-format/signature/signature.ts'
import { findIntegrityFaults } from '../ingest/raw/raw-store.ts'
import { openReleaseStore, type ReleaseStore } from '../releases/release-store.ts'
import { readSettings } from '../base/settings.ts'
import { trustedKeys } from '../releases/signing-key.ts'
import { EXIT } from './exit-codes.ts'
import { releaseOf } from './release-of.ts'

/** `lux verify [id]`: checks every file of a release and every raw file against its recorded hash, and the signature of the release. */
export function verifyCommand(): Command {
  return new Command('verify').argument('[release]', 'id of the release').action(async (wanted: string | undefined) => {
    const settings = readSettings(process.env)
    const store = openReleaseStore(settings.dataDir)
    const releaseId = releaseOf(store, wanted)
    const keys = trustedKeys(settings)
    const problems = await store.verify(releaseId, keys)
    const faults = await findIntegrityFaults(settings.rawDir)
    for (const line of [...problems, ...faults.map(({ path, fault, detail }) => `${path}: ${fault}: ${detail}`)])
      console.log(line)
    const bad = problems.length + faults.length
    console.log(signatureLine(store, releaseId, keys))
    console.log(
      bad === 0
        ? `Release ${releaseId} and the raw files are complete and unchanged.`
        : `${bad} files are missing, changed or not signed as required.`,
    )
    if (bad > 0) process.exitCode = EXIT.different
  })
}

function signatureLine(store: ReleaseStore, releaseId: string, keys: readonly string[]): string {
  const file = store.signatureFile(releaseId)
  const signature = file && readSignature(file)
  if (!signature) return 'It has no signature.'
  if (keys.length > 0) return `Signature of the key ${signature.keyId}; trusted: ${keys.map(keyIdOf).join(', ')}.`
  return `Signature of the key ${signature.keyId}, not checked: set RELEASE_PUBLIC_KEYS to check it.`
}
