import { RELEASE_PATHS } from '../../models/contracts/release/release.ts'
import { signatureFault } from '../../models/release-format/signature/signature.ts'
import { ReleaseRefusedError } from './release-refused.ts'

/** Checks that one of the keys signed the manifest of a release. @throws ReleaseRefusedError */
export function requireSigned(
  releaseId: string,
  manifest: Uint8Array,
  signature: Uint8Array | undefined,
  releaseKeys: readonly string[],
): void {
  const fault = signatureFault(manifest, signature, releaseKeys)
  if (fault !== null) throw new ReleaseRefusedError(`releases/${releaseId}/${RELEASE_PATHS.manifest}`, fault)
}
