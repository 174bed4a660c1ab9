/** Page of the account that lists its analyses; each has its own below. */
export const LEASES_PATH = '/account/leases'
