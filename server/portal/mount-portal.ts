import type { H3 } from 'h3'
import { mountEndpoint } from '../http/endpoint.ts'
import type { Services } from '../services.ts'
import { appFaultPage } from './app-fault-page.ts'
import { appsPage } from './apps-page.ts'
import { consentPage } from './consent-page.ts'
import { correctionsPage } from './corrections-page.ts'
import { dataPage, exportPage } from './data-page.ts'
import { developersPage } from './developers-page.ts'
import { conversationPage, inboxPage } from './inbox-page.ts'
import { keyPage } from './key-page.ts'
import { keysPage } from './keys-page.ts'
import { leasePage } from './lease-page.ts'
import { leasesPage } from './leases-page.ts'
import { outboxPage } from './outbox-page.ts'
import { overviewPage } from './overview-page.ts'
import { ownerLinkPage } from './owner-link-page.ts'
import { mountPortalPage } from './portal-page.ts'
import type { PortalPage } from './portal-page.ts'
import { resetPage } from './reset-page.ts'
import { signInPage } from './sign-in-page.ts'
import { signOutPage } from './sign-out-page.ts'
import { signUpPage } from './sign-up-page.ts'
import { styleEndpoint } from './style-endpoint.ts'
import { verifyPage } from './verify-page.ts'

/** Every page of the portal. */
export const PAGES: readonly PortalPage[] = [
  signInPage,
  signUpPage,
  verifyPage,
  resetPage,
  signOutPage,
  consentPage,
  appFaultPage,
  overviewPage,
  keysPage,
  keyPage,
  appsPage,
  inboxPage,
  conversationPage,
  leasesPage,
  leasePage,
  dataPage,
  exportPage,
  developersPage,
  ownerLinkPage,
  correctionsPage,
  outboxPage,
]

/** Mounts the pages for people who have an account, let an app in, offer a listing or report an error. */
export function mountPortal(app: H3, services: Services): void {
  mountEndpoint(app, styleEndpoint(), services)
  for (const page of PAGES) mountPortalPage(app, services, page)
}
