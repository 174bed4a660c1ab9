import type { H3 } from 'h3'
import { mountEndpoint } from '../http/endpoint.ts'
import type { Services } from '../services.ts'
import { correctionsPage } from './corrections-page.ts'
import { conversationPage, inboxPage } from './inbox-page.ts'
import { outboxPage } from './outbox-page.ts'
import { ownerLinkPage } from './owner-link-page.ts'
import { mountPortalPage } from './portal-page.ts'
import { styleEndpoint } from './style-endpoint.ts'

const PAGES = [inboxPage, conversationPage, ownerLinkPage, correctionsPage, outboxPage]

/** Mounts the pages for people who have an account, offer a listing or report an error. */
export function mountPortal(app: H3, services: Services): void {
  mountEndpoint(app, styleEndpoint(), services)
  for (const page of PAGES) mountPortalPage(app, services, page)
}
