import { setTimeout as delay } from 'node:timers/promises'
import type { CallToolResult, ContentBlock, McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { PNG, WAV } from './fixture-media.ts'

const IMAGE: ContentBlock = { type: 'image', data: PNG, mimeType: 'image/png' }
const PAUSE_MS = 50

/** Registers tools that answer with every kind of content. */
export function registerContentTools(server: McpServer): void {
  const answering = (name: string, ...content: ContentBlock[]) =>
    server.registerTool(name, { description: `Answer with ${content.map(({ type }) => type).join(', ')}` }, () => ({
      content,
    }))
  answering('test_simple_text', says('This is a simple text response for testing.'))
  answering('test_image_content', IMAGE)
  answering('test_audio_content', { type: 'audio', data: WAV, mimeType: 'audio/wav' })
  answering(
    'test_embedded_resource',
    embedded('test://embedded-resource', 'text/plain', 'This is an embedded resource content.'),
  )
  answering(
    'test_multiple_content_types',
    says('Multiple content types test:'),
    IMAGE,
    embedded('test://mixed-content-resource', 'application/json', JSON.stringify({ test: 'data', value: 123 })),
  )
  server.registerTool('test_error_handling', { description: 'Fail' }, (): CallToolResult => {
    throw new Error('This tool intentionally returns an error for testing')
  })
  server.registerTool('test_tool_with_logging', { description: 'Log while it works' }, async (context) => {
    for (const line of ['Tool execution started', 'Tool processing data', 'Tool execution completed']) {
      await context.mcpReq.log('info', line)
      await delay(PAUSE_MS)
    }
    return { content: [says('Logged three times.')] }
  })
  server.registerTool('test_logging_tool', { description: 'Log once' }, async (context) => {
    await context.mcpReq.log('info', 'Logged')
    return { content: [says('Logged.')] }
  })
  server.registerTool('test_tool_with_progress', { description: 'Tell how far it is' }, async (context) => {
    const { _meta: meta } = context.mcpReq
    const progressToken = meta?.progressToken
    for (const progress of [0, 50, 100]) {
      if (progressToken !== undefined)
        await context.mcpReq.notify({
          method: 'notifications/progress',
          params: { progressToken, progress, total: 100 },
        })
      await delay(PAUSE_MS)
    }
    return { content: [says('Done.')] }
  })
  const address = z.object({ street: z.string(), city: z.string() }).meta({ id: 'address' })
  const schema = z.object({ name: z.string(), address }).strict()
  server.registerTool('json_schema_2020_12_tool', { description: 'Has a schema', inputSchema: schema }, ({ name }) => ({
    content: [says(name)],
  }))
}

export function says(text: string): ContentBlock {
  return { type: 'text', text }
}

function embedded(uri: string, mimeType: string, text: string): ContentBlock {
  return { type: 'resource', resource: { uri, mimeType, text } }
}
