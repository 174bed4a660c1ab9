import { isRecord } from '../../../../models/kernel/is-record.ts'
import { SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/server'
import type { RequestId } from './json-rpc.ts'

const REVISIONS = new Set<string>(SUPPORTED_PROTOCOL_VERSIONS)
const MESSAGE_FIELDS = new Set(['jsonrpc', 'id', 'method', 'params'])
const PARAMETER_FIELDS = new Set(['name', 'arguments'])

/**
 * Returns the id of a plain `tools/call`: well formed, of a revision up to 2025-11-25, without `_meta`, tasks or anything else the
 * protocol has to handle.
 * @returns undefined for every other message, which goes to the SDK
 */
export function plainCallId(message: Record<string, unknown>, protocolVersion: string | null): RequestId | undefined {
  const { jsonrpc, id, method, params } = message
  if (method !== 'tools/call' || jsonrpc !== '2.0') return undefined
  if (protocolVersion !== null && !REVISIONS.has(protocolVersion)) return undefined
  if (!isRecord(params) || !hasOnly(message, MESSAGE_FIELDS) || !hasOnly(params, PARAMETER_FIELDS)) return undefined
  if (params.arguments !== undefined && !isRecord(params.arguments)) return undefined
  return typeof id === 'string' || (typeof id === 'number' && Number.isSafeInteger(id)) ? id : undefined
}

function hasOnly(value: Record<string, unknown>, fields: ReadonlySet<string>): boolean {
  for (const name in value) if (!fields.has(name)) return false
  return true
}
