import type { Tool as ToolDefinition } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { compactSchema } from './compact-schema.ts'
import type { Tool } from './tool.ts'

/** Tools as `tools/list` shows them, in the order given. @param baseUrl where icons are */
export function toolDefinitions(tools: readonly Tool[], baseUrl: string): ToolDefinition[] {
  return tools.map(({ name, title, description, input, output, annotations, icon, meta }) => ({
    name,
    title,
    description,
    inputSchema: jsonSchema(input, 'input') as ToolDefinition['inputSchema'],
    outputSchema: jsonSchema(output, 'output') as NonNullable<ToolDefinition['outputSchema']>,
    annotations,
    icons: [{ src: `${baseUrl}/icons/${icon}.svg`, mimeType: 'image/svg+xml' }],
    ...(meta && { _meta: meta }),
  }))
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): unknown {
  return compactSchema(z.toJSONSchema(schema, { io }))
}
