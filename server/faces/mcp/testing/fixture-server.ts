import { completable, McpServer, ResourceTemplate } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { registerContentTools } from './fixture-content.ts'
import { registerInputTools, stateCodec } from './fixture-input.ts'
import { PNG } from './fixture-media.ts'

/** Creates a server with what the conformance suite asks beyond our own tools. Mounted by the real endpoint's wiring. */
export function createFixtureServer(): McpServer {
  const server = new McpServer(
    { name: 'conformance-fixture', version: '1.0.0' },
    {
      capabilities: {
        tools: { listChanged: false },
        prompts: { listChanged: false },
        resources: { listChanged: false, subscribe: true },
        logging: {},
        completions: {},
      },
      requestState: { verify: stateCodec.verify },
      cacheHints: Object.fromEntries(
        ['tools/list', 'prompts/list', 'resources/list', 'resources/templates/list', 'resources/read'].map((method) => [
          method,
          { ttlMs: 60_000, cacheScope: 'public' },
        ]),
      ),
    },
  )
  registerContentTools(server)
  registerInputTools(server)
  registerPrompts(server)
  registerResources(server)
  // Subscriptions need a session to be useful; without one they are acknowledged and dropped.
  server.server.setRequestHandler('resources/subscribe', () => ({}))
  server.server.setRequestHandler('resources/unsubscribe', () => ({}))
  return server
}

const text = (words: string) => ({ role: 'user' as const, content: { type: 'text' as const, text: words } })

function registerPrompts(server: McpServer): void {
  server.registerPrompt('test_simple_prompt', { description: 'A prompt without arguments' }, () => ({
    messages: [text('This is a simple prompt for testing.')],
  }))
  const word = completable(z.string().describe('a word'), (typed) =>
    ['paris', 'park', 'party'].filter((each) => each.startsWith(typed)),
  )
  server.registerPrompt(
    'test_prompt_with_arguments',
    {
      description: 'A prompt with arguments',
      argsSchema: z.object({ arg1: word, arg2: z.string().describe('another') }),
    },
    ({ arg1, arg2 }) => ({ messages: [text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)] }),
  )
  server.registerPrompt(
    'test_prompt_with_embedded_resource',
    { description: 'A prompt with a resource', argsSchema: z.object({ resourceUri: z.string() }) },
    ({ resourceUri }) => ({
      messages: [
        {
          role: 'user',
          content: {
            type: 'resource',
            resource: { uri: resourceUri, mimeType: 'text/plain', text: 'Embedded resource content for testing.' },
          },
        },
        text('Please process the embedded resource above.'),
      ],
    }),
  )
  server.registerPrompt('test_prompt_with_image', { description: 'A prompt with an image' }, () => ({
    messages: [
      { role: 'user', content: { type: 'image', data: PNG, mimeType: 'image/png' } },
      text('Please analyze the image above.'),
    ],
  }))
}

function registerResources(server: McpServer): void {
  const register = (uri: string, mimeType: string, content: { text: string } | { blob: string }) =>
    server.registerResource(uri.slice(7), uri, { description: `Resource ${uri}`, mimeType }, () => ({
      contents: [{ uri, mimeType, ...content }],
    }))
  register('test://static-text', 'text/plain', { text: 'This is the content of the static text resource.' })
  register('test://static-binary', 'image/png', { blob: PNG })
  register('test://watched-resource', 'text/plain', { text: 'Watched.' })
  server.registerResource(
    'template',
    new ResourceTemplate('test://template/{id}/data', { list: undefined }),
    { description: 'A resource by template', mimeType: 'application/json' },
    (uri, { id }) => {
      const data = { id, templateTest: true, data: `Data for ID: ${String(id)}` }
      return { contents: [{ uri: uri.href, mimeType: 'application/json', text: JSON.stringify(data) }] }
    },
  )
}
