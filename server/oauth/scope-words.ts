import type { Scope } from '../auth/api-key.ts'

/** What an app may do with each scope, in words for the person who is asked. */
export const SCOPE_WORDS: Readonly<Record<Scope, string>> = {
  'listings:read': 'Search listings and read their details',
  'market:read': 'Read market figures, price estimates, affordability and commute times',
  'documents:write': 'Analyse leases that you give it and keep the analysis in your account',
  'inquiries:write': 'Send inquiries to owners in your name',
  'inquiries:read': 'Read the answers to the inquiries it has sent',
}
