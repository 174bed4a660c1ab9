/** Page that lists an account's analyses; each has its own page below. */
export const LEASES_PATH = '/account/leases'
/** Page on which people have a lease read. */
export const NEW_LEASE_PATH = '/account/leases/new'
