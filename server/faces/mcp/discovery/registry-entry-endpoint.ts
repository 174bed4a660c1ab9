import { PUBLIC_CACHE } from '../../../http/hot-document.ts'
import { createRepresentation } from '../../../http/representation.ts'
import type { Endpoint } from '../../../endpoints/endpoint.ts'
import { respondWith } from '../../../endpoints/respond.ts'
import { registryEntry } from './registry-entry.ts'

/** `/server.json`: entry of this installation for the MCP registry, complete from its configuration. */
export function registryEntryEndpoint(baseUrl: string, mcpPath: string): Endpoint {
  const entry = createRepresentation(Buffer.from(JSON.stringify(registryEntry(baseUrl, mcpPath))), 'application/json')
  return {
    path: '/server.json',
    answer: (question) => respondWith(entry, question, { cacheControl: PUBLIC_CACHE }),
  }
}
