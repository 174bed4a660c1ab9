import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { CallToolResult } from '@modelcontextprotocol/client'
import { getToolUiResourceUri } from '@modelcontextprotocol/ext-apps/app-bridge'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../testing/free-port.ts'
import { openBrowser } from '../../../testing/browser.ts'
import { aPhoto } from '../../../testing/photo.ts'
import { sampleListing } from '../../../testing/sample-records.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import { showApp } from '../testing/app-host.ts'

const LISTINGS = [0, 2].map((index) => ({ ...sampleListing(index), photos: [`/media/${index}.webp`] }))

let browser: Browser
let served: TestServer
beforeAll(async () => {
  browser = await openBrowser()
  const content = await aPhoto(60, 40)
  const picture = { content, contentType: 'image/webp' }
  const port = String(await freePort())
  served = await startTestServer({
    environment: { PORT: port, PUBLIC_BASE_URL: `http://127.0.0.1:${port}` },
    release: { records: LISTINGS, publicFiles: { '/media/0.webp': picture, '/media/2.webp': picture } },
  })
})
afterAll(async () => {
  await browser.close()
  await served.close()
})

describe('the listing cards, served', () => {
  it('reach a host through the endpoint, with pictures', async () => {
    const key = await served.issueKey({ scopes: ['listings:read'] })
    const client = new Client({ name: 'host', version: '1.0.0' })
    const transport = new StreamableHTTPClientTransport(new URL(`${served.url}/api/mcp`), {
      requestInit: { headers: { 'x-api-key': key } },
    })
    await client.connect(transport)
    const { tools } = await client.listTools()
    const uri = getToolUiResourceUri(tools.find(({ name }) => name === 'render_listing_cards')!)!
    const { resources } = await client.listResources()
    expect(resources.find((each) => each.uri === uri)).toMatchObject({
      _meta: { ui: { csp: { resourceDomains: [served.url] } } },
    })
    const toolArguments = { heading: 'Two homes', listings: LISTINGS.map(({ id }) => ({ id })) }
    const toolResult = await client.callTool({ name: 'render_listing_cards', arguments: toolArguments })
    const resource = await client.readResource({ uri })
    await client.close()
    await using shown = await showApp(browser, { resource, toolArguments, toolResult: toolResult as CallToolResult })
    await shown.app.waitForFunction(() => {
      const images = [...document.images]
      return images.length === 2 && images.every(({ naturalWidth }) => naturalWidth === 60)
    })
    expect(await shown.app.locator('h2').textContent()).toBe('Two homes')
    expect(shown.complaints).toEqual([])
  })
})
