import createClient from 'openapi-fetch'

/** Creates a client of the read API. Every path, parameter and answer has its type. */
export function createPropertyClient({ baseUrl, key, accessToken, fetch }) {
  return createClient({
    baseUrl: baseUrl.replace(/\/+$/, ''),
    headers: { ...(key && { 'X-API-Key': key }), ...(accessToken && { Authorization: `Bearer ${accessToken}` }) },
    querySerializer: { array: { style: 'form', explode: false } },
    ...(fetch && { fetch }),
  })
}
