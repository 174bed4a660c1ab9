import type { H3 } from 'h3'
import type { Services } from '../../services.ts'
import { mountFormPage } from './form-page.ts'
import { resetPage } from './reset-page.ts'
import { signInPage } from './sign-in-page.ts'
import { signOutPage } from './sign-out-page.ts'
import { signUpPage } from './sign-up-page.ts'
import { verifyPage } from './verify-page.ts'

/** Mounts the pages without which accounts cannot be used: plain, in English, and where mails and apps lead to. */
export function mountAccountPages(app: H3, services: Services): void {
  const pages = [signInPage, signUpPage, verifyPage, resetPage, signOutPage]
  for (const each of pages) mountFormPage(app, services, each(services))
}
