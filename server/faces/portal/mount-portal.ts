import type { H3 } from 'h3'
import { mountEndpoint } from '../../endpoints/endpoint.ts'
import type { Services } from '../services.ts'
import { appFaultPage } from './sign-in/app-fault-page.ts'
import { appsPage } from './account/apps-page.ts'
import { continuePage } from './sign-in/continue-page.ts'
import { consentPage } from './sign-in/consent-page.ts'
import { correctionsPage } from './corrections-page.ts'
import { dataPage, exportPage } from './account/data-page.ts'
import { developersPage } from './keys/developers-page.ts'
import { conversationPage, inboxPage } from './inbox/inbox-page.ts'
import { createdKeyPage } from './keys/created-key-page.ts'
import { keyPage } from './keys/key-page.ts'
import { keysPage } from './keys/keys-page.ts'
import { leasePage } from './leases/lease-page.ts'
import { newLeasePage } from './leases/new-lease-page.ts'
import { leasesPage } from './leases/leases-page.ts'
import { sentConversationPage, sentPage } from './messages/sent-page.ts'
import { writePage } from './messages/write-page.ts'
import { outboxPage } from './outbox-page.ts'
import { overviewPage } from './account/overview-page.ts'
import { ownerLinkPage } from './inbox/owner-link-page.ts'
import { toolsPage } from './keys/tools-page.ts'
import { mountPortalPage } from './page/portal-page.ts'
import type { PortalPage } from './page/portal-page.ts'
import { resetPage } from './sign-in/reset-page.ts'
import { emailPage } from './security/email-page.ts'
import { securityPage } from './security/security-page.ts'
import { secondFactorPage } from './sign-in/second-factor-page.ts'
import { signInPage } from './sign-in/sign-in-page.ts'
import { signOutPage } from './sign-in/sign-out-page.ts'
import { signUpPage } from './sign-in/sign-up-page.ts'
import { fontEndpoint, styleEndpoint } from './page/style-endpoint.ts'
import { verifyPage } from './sign-in/verify-page.ts'

export const PAGES: readonly PortalPage[] = [
  signInPage,
  secondFactorPage,
  signUpPage,
  verifyPage,
  resetPage,
  signOutPage,
  consentPage,
  continuePage,
  appFaultPage,
  overviewPage,
  keysPage,
  createdKeyPage,
  keyPage,
  appsPage,
  inboxPage,
  conversationPage,
  writePage,
  sentPage,
  sentConversationPage,
  leasesPage,
  newLeasePage,
  leasePage,
  securityPage,
  emailPage,
  dataPage,
  exportPage,
  developersPage,
  toolsPage,
  ownerLinkPage,
  correctionsPage,
  outboxPage,
]

/** Mounts the pages for people who have an account, approve an app, offer a listing or report an error. */
export function mountPortal(app: H3, services: Services): void {
  for (const endpoint of [styleEndpoint(), fontEndpoint()]) mountEndpoint(app, endpoint, services)
  for (const page of PAGES) mountPortalPage(app, services, page)
}
