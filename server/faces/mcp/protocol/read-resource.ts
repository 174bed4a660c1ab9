import type { ReadResourceResult, Resource, ResourceTemplateType } from '@modelcontextprotocol/server'
import type { Release } from '../../../serving/release.ts'
import type { FixedResource, ResourceFamily } from '../offer/resource.ts'

export function resourceTemplates(families: readonly ResourceFamily[]): ResourceTemplateType[] {
  return families.map(({ name, title, description, mimeType, uriTemplate }) => {
    return { name, title, description, mimeType, uriTemplate }
  })
}

/** Documents that `resources/list` shows: those of small families, then single documents. */
export function resourceList(families: readonly ResourceFamily[], fixed: readonly FixedResource[]): Resource[] {
  const documents = families.flatMap(({ uriTemplate, variable, name, description, mimeType, listed }) =>
    listed.map(({ value, title }) => ({
      uri: uriTemplate.replace(`{${variable}}`, value),
      name: `${name}-${value}`,
      title,
      description,
      mimeType,
    })),
  )
  return [...documents, ...fixed.map(({ definition }) => definition)]
}

/** Reads the document at an address; undefined outside our addresses. @throws NotFoundError within a family */
export function readResource(
  uri: string,
  release: Release,
  families: readonly ResourceFamily[],
  fixed: readonly FixedResource[],
): ReadResourceResult | undefined {
  const alone = fixed.find(({ definition }) => definition.uri === uri)
  if (alone) return alone.read(release)
  for (const { uriTemplate, variable, mimeType, read } of families) {
    const value = valueIn(uri, uriTemplate, variable)
    if (value !== undefined) return { contents: [{ uri, mimeType, text: read(release.facts, value) }] }
  }
  return undefined
}

function valueIn(uri: string, uriTemplate: string, variable: string): string | undefined {
  const start = uriTemplate.slice(0, uriTemplate.indexOf(`{${variable}}`))
  if (!uri.startsWith(start) || uri.length === start.length || uri.length > start.length + 300) return undefined
  try {
    return decodeURIComponent(uri.slice(start.length))
  } catch {
    return undefined
  }
}
