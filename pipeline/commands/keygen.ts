import { resolve } from 'node:path'
import { Command } from 'commander'
import { keyIdOf } from '../../models/release-format/signature/signature.ts'
import { createSigningKey } from '../releases/signing-key.ts'

/** `lux keygen FILE`: makes the key that signs releases, and prints what servers need to check them. */
export function keygenCommand(): Command {
  return new Command('keygen')
    .argument('<file>', 'file of the private key: for the pipeline only')
    .action((given: string) => {
      const file = resolve(given)
      const publicKey = createSigningKey(file)
      console.log(
        [
          `Private key ${keyIdOf(publicKey)} is in ${file}. Keep a copy: without it nobody can sign as before.`,
          `For the pipeline:            LUX_SIGNING_KEY=${file}`,
          `For servers and lux verify:  RELEASE_PUBLIC_KEYS=${publicKey}`,
          'To replace a key, give servers both public keys separated by a comma, then the pipeline the new file.',
        ].join('\n'),
      )
    })
}
