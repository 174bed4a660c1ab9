/** Page that lists an account's analyses; each has its own page below. */
export const LEASES_PATH = '/account/leases'
