/** Slug of the national series. */
export const NATION = 'luxembourg'
