import type { ReadResourceResult, Resource } from '@modelcontextprotocol/server'
import type { Release } from '../../../serving/release.ts'
import type { ReleaseFacts } from '../../../release/facts.ts'
import type { Completer } from './prompt.ts'

/** Documents of one kind, selected by one variable of their address. */
export interface ResourceFamily {
  name: string
  title: string
  description: string
  mimeType: string
  /** `lux://commune/{slug}` */
  uriTemplate: string
  /** Name of the variable in the template. */
  variable: string
  complete: Completer
  /** Values whose documents `resources/list` shows; empty where there are many. */
  listed: readonly { value: string; title: string }[]
  /** @throws NotFoundError that names the closest values */
  read(facts: ReleaseFacts, value: string): string
}

/** A single document, such as the page of an MCP App. */
export interface FixedResource {
  definition: Resource
  read(release: Release): ReadResourceResult
}
