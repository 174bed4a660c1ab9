import type { BackupAge } from '../state/backup-folder.ts'
import type { Block } from '../../content/sections/block.ts'
import type { AccountServices } from '../accounts/account-services.ts'
import type { VerifyBearer } from '../auth/caller.ts'
import type { Config } from '../base/config.ts'
import type { HotDocument } from '../http/hot-document.ts'
import type { FetchDocument } from '../http/public-documents.ts'
import type { WindowInMemory } from '../limits/window-in-memory.ts'
import type { Log } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import type { LeaseDesk } from '../lease/lease-desk.ts'
import type { ReleaseHolder } from '../serving/release-holder.ts'
import type { State } from '../state/state.ts'

/** Dependencies of the endpoints. */
export interface Services {
  config: Config
  releases: ReleaseHolder
  state: State
  log: Log
  metrics: Metrics
  /** Documents of the server itself, such as the OpenAPI description, by address. */
  ownDocuments: ReadonlyMap<string, HotDocument>
  /** Reference of the tools for agents, for pages. */
  toolReference: readonly Block[]
  /** Milliseconds since 1970. */
  clock: () => number
  startedAt: number
  isDraining: () => boolean
  /** Whether the database takes a write at the moment. */
  isStateThere: () => Promise<boolean>
  /** When the pointer to the release was last read, in milliseconds since 1970. */
  pointerReadAt: () => number
  /** Age of the newest backup of the state; null where no folder is watched. */
  backup: () => BackupAge | null
  /** Counts callers without a credential while the database is away. */
  standIn: WindowInMemory
  accounts: AccountServices
  /** Reads documents of the public internet, for apps that describe themselves there. */
  fetchDocument: FetchDocument
  leases: LeaseDesk
  /** Reads accounts' access tokens; absent without accounts. */
  verifyBearer?: VerifyBearer
}
