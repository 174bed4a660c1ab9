import { ERROR_PATH } from '../accounts/addresses.ts'
import type { FormPage } from '../accounts/pages/form-page.ts'
import { markup } from '../../models/pages/markup.ts'
import { page } from '../accounts/pages/page.ts'

/** What an app did wrong that cannot be told to the app, since nobody knows where it is. */
export function errorPage(): FormPage {
  return {
    path: ERROR_PATH,
    async show({ search }) {
      const code = (search.get('error') ?? '').replaceAll(/[^\w-]/g, '').slice(0, 60)
      const body = markup`<p>The app asked in a way that this service does not accept${code && ` (${code})`}.</p>
        <p>Start again from the app. If it stays so, tell whoever makes it.</p>`
      return page({ title: 'The app could not be connected', body, status: 400 })
    },
  }
}
