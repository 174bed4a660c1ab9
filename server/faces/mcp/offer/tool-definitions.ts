import type { Tool as ToolDefinition } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { compactOutputSchema, compactSchema } from './compact-schema.ts'
import type { Tool } from './tool.ts'

/** All definitions together take less than this many tokens of a model's attention. */
export const DEFINITION_TOKENS = 9_000

/** Tools as `tools/list` shows them, in the order given. @param baseUrl where icons are */
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

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): unknown {
  const json = z.toJSONSchema(schema, { io })
  return io === 'input' ? compactSchema(json) : compactOutputSchema(json)
}
