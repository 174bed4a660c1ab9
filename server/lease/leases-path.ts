/** Page that lists an account's analyses; each has its own page below. */
export const LEASES_PATH = '/account/leases'
/** Page on which people have a lease read. */
export const NEW_LEASE_PATH = '/account/leases/new'
/** Address at which a program of a signed-in person has a lease read. */
export const LEASES_API_PATH = '/api/account/leases'
