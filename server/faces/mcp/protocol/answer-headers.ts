/** Headers of every answer: what browsers need, and no caching. Credentials travel in header fields, never in cookies. */
export const MCP_ANSWER_HEADERS: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'WWW-Authenticate, Mcp-Protocol-Version, Mcp-Session-Id, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

/** Headers of a preflight answer, valid for a day. */
export const MCP_PREFLIGHT_HEADERS: Readonly<Record<string, string>> = {
  ...MCP_ANSWER_HEADERS,
  allow: 'POST, OPTIONS',
  'access-control-allow-methods': 'POST, GET, DELETE, OPTIONS',
  'access-control-allow-headers': [
    'Accept, Authorization, Content-Type, Last-Event-ID, Mcp-Method, Mcp-Name, Mcp-Protocol-Version, Mcp-Session-Id',
    'X-API-Key, X-MCP-Readonly, X-MCP-Toolsets, X-Request-Id',
  ].join(', '),
  'access-control-max-age': '86400',
}
