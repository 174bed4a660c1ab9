import type { ReadResourceResult, Resource } from '@modelcontextprotocol/server'
import type { Release } from '../../../serving/release.ts'
import type { ReleaseFacts } from '../../../release/facts.ts'
import type { Completer } from './prompt.ts'

/** Documents of one kind, by one variable of their address. */
export interface ResourceFamily {
  name: string
  title: string
  description: string
  mimeType: string
  /** `lux://commune/{slug}` */
  uriTemplate: string
  /** The variable, as it stands in the template. */
  variable: string
  complete: Completer
  /** Values of which `resources/list` shows the documents; empty where there are many. */
  listed: readonly { value: string; title: string }[]
  /** @throws NotFoundError that names the nearest */
  read(facts: ReleaseFacts, value: string): string
}

/** A document that stands alone, such as the page of an MCP App. */
export interface FixedResource {
  definition: Resource
  read(release: Release): ReadResourceResult
}
