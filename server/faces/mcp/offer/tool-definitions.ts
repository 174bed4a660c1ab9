import type { Tool as ToolDefinition } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { compactOutputSchema, compactSchema } from './compact-schema.ts'
import type { Tool } from './tool.ts'

/** Maximum tokens of all definitions together. */
export const DEFINITION_TOKENS = 9_000

/** Tools as `tools/list` shows them, in the given order. @param baseUrl address of the icons */
export function toolDefinitions(tools: readonly Tool[], baseUrl: string): ToolDefinition[] {
  return tools.map(({ name, title, description, input, output, annotations, icon, meta }) => ({
    name,
    title,
    description,
    inputSchema: jsonSchema(input, 'input') as ToolDefinition['inputSchema'],
    outputSchema: jsonSchema(output, 'output') as NonNullable<ToolDefinition['outputSchema']>,
    annotations,
    icons: [{ src: `${baseUrl}/icons/${icon}.svg` }],
    ...(meta && { _meta: meta }),
  }))
}

const schemas = { input: new WeakMap<z.ZodType, unknown>(), output: new WeakMap<z.ZodType, unknown>() }

/** Converts each schema once: every choice of tools by header is a face of its own. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): unknown {
  const known = schemas[io].get(schema) ?? makeSchema(schema, io)
  schemas[io].set(schema, known)
  return known
}

function makeSchema(schema: z.ZodType, io: 'input' | 'output'): unknown {
  const json = z.toJSONSchema(schema, { io })
  return io === 'input' ? compactSchema(json) : compactOutputSchema(json)
}
