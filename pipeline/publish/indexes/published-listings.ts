/** Every listing with a page of its own, as a query in brackets: those on offer and the stale ones. */
export const PUBLISHED_LISTINGS = '(FROM listing UNION ALL BY NAME FROM stale_listing)'
