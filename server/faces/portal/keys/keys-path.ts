/** Address of an account's keys. */
export const KEYS_PATH = '/account/keys'
