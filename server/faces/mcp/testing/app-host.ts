import { once } from 'node:events'
import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AppBridge } from '@modelcontextprotocol/ext-apps/app-bridge'
import type { McpUiHostCapabilities, McpUiHostContext } from '@modelcontextprotocol/ext-apps/app-bridge'
import type { CallToolResult, ReadResourceResult, Transport } from '@modelcontextprotocol/client'
import type { Browser, Frame, Page } from 'playwright-core'

interface AppHostOptions {
  /** Page as returned by `resources/read`. */
  resource: ReadResourceResult
  toolArguments: Record<string, unknown>
  toolResult: CallToolResult
  context?: McpUiHostContext
  /** Capabilities of the host besides links. */
  capabilities?: McpUiHostCapabilities
  viewport?: { width: number; height: number }
}

/** An MCP App as people see it in a host. */
export interface ShownApp extends AsyncDisposable {
  page: Page
  /** The app's own frame. */
  app: Frame
  bridge: AppBridge
  /** Addresses the app asked the host to open. */
  openedLinks: string[]
  /** Messages the app sent as the user. */
  messages: string[]
  /** Heights the app asked for. */
  heights: number[]
  /** Browser errors: from scripts, and everything the content security policy blocked. */
  complaints: string[]
}

/**
 * Shows an app as the MCP Apps specification requires: a host page, a sandbox of another origin whose content security policy
 * follows the resource's declaration, and the app in a frame inside. The official bridge talks to the app.
 */
export async function showApp(browser: Browser, options: AppHostOptions): Promise<ShownApp> {
  const {
    resource,
    toolArguments,
    toolResult,
    context = {},
    capabilities = {},
    viewport = { width: 900, height: 560 },
  } = options
  const { html, csp } = pageOf(resource)
  const sandbox = await serve((_request, response) => {
    response.setHeader('content-security-policy', policyOf(csp)).setHeader('content-type', 'text/html').end(SANDBOX)
  })
  const sandboxUrl = `http://127.0.0.1:${portOf(sandbox)}`
  const host = await serve((_request, response) => {
    response.setHeader('content-type', 'text/html').end(hostPage(sandboxUrl))
  })
  const page = await browser.newPage({ viewport })
  const shown = {
    openedLinks: [] as string[],
    messages: [] as string[],
    heights: [] as number[],
    complaints: [] as string[],
  }
  page.on('pageerror', ({ message }) => shown.complaints.push(message))
  page.on('console', (message) => message.type() === 'error' && shown.complaints.push(message.text()))

  const offered = { openLinks: {}, sandbox: { csp }, ...capabilities }
  const bridge = new AppBridge(null, { name: 'test-host', version: '1.0.0' }, offered, {
    hostContext: { theme: 'light', displayMode: 'inline', ...context },
  })
  bridge.onopenlink = async ({ url }) => {
    shown.openedLinks.push(url)
    return {}
  }
  const onmessage: NonNullable<AppBridge['onmessage']> = async ({ content: [content] }) => {
    if (content?.type === 'text') shown.messages.push(content.text)
    return {}
  }
  Object.assign(bridge, { onmessage })
  bridge.onsizechange = ({ height }) => void (height !== undefined && shown.heights.push(height))
  bridge.onsandboxready = () => void bridge.sendSandboxResourceReady({ html, csp })
  const initialized = new Promise<void>((resolve) => (bridge.oninitialized = () => resolve()))
  await bridge.connect(await pageTransport(page))
  await page.goto(`http://localhost:${portOf(host)}/`)
  await initialized
  await bridge.sendToolInput({ arguments: toolArguments })
  await bridge.sendToolResult(toolResult)
  const app = page.frames().find((frame) => frame.parentFrame()?.parentFrame())
  if (!app) throw new Error('the app has no frame')
  return {
    ...shown,
    page,
    app,
    bridge,
    async [Symbol.asyncDispose]() {
      await bridge.close()
      await page.close()
      for (const server of [host, sandbox]) server.close().closeAllConnections()
    },
  }
}

type Csp = { resourceDomains?: string[]; connectDomains?: string[] }

function pageOf({ contents: [content] }: ReadResourceResult): { html: string; csp: Csp } {
  if (!content || !('text' in content)) throw new Error('the resource has no text')
  const { _meta: meta } = content
  const { ui } = (meta ?? {}) as { ui?: { csp?: Csp } }
  return { html: content.text, csp: ui?.csp ?? {} }
}

/** Policy the specification derives from a resource's declaration; everything else is forbidden. */
function policyOf({ resourceDomains = [], connectDomains = [] }: Csp): string {
  const resources = resourceDomains.join(' ')
  return [
    `default-src 'none'`,
    `script-src 'unsafe-inline' ${resources}`,
    `style-src 'unsafe-inline' ${resources}`,
    `img-src data: ${resources}`,
    `font-src ${resources || `'none'`}`,
    `connect-src ${connectDomains.join(' ') || `'none'`}`,
    `base-uri 'none'`,
  ].join('; ')
}

/** Carries messages between the bridge here and the host page. */
async function pageTransport(page: Page): Promise<Transport> {
  const transport: Transport = {
    start: async () => {},
    close: async () => transport.onclose?.(),
    send: async (message) => {
      await page.evaluate((sent) => (globalThis as unknown as { toApp(sent: unknown): void }).toApp(sent), message)
    },
  }
  await page.exposeFunction('toHost', (message: Parameters<NonNullable<Transport['onmessage']>>[0]) =>
    transport.onmessage?.(message),
  )
  return transport
}

const hostPage = (sandboxUrl: string): string => `<!doctype html><title>Host</title>
<style>body{margin:0;background:#8882}iframe{border:0;width:100%;height:100vh;display:block}</style>
<iframe title="App" src="${sandboxUrl}/" sandbox="allow-scripts allow-same-origin"></iframe>
<script>
const frame = document.querySelector('iframe')
addEventListener('message', ({ source, data }) => source === frame.contentWindow && toHost(data))
window.toApp = (message) => frame.contentWindow.postMessage(message, '${sandboxUrl}')
</script>`

/** Proxy of the specification: puts the app in a frame without an origin and passes messages on. */
const SANDBOX = `<!doctype html><style>html,body{margin:0;height:100%}iframe{border:0;width:100%;height:100%;display:block}</style>
<script>
let app
addEventListener('message', ({ source, data }) => {
  if (source === app?.contentWindow) return parent.postMessage(data, '*')
  if (source !== parent) return
  if (data.method !== 'ui/notifications/sandbox-resource-ready') return app.contentWindow.postMessage(data, '*')
  app = document.createElement('iframe')
  app.setAttribute('sandbox', 'allow-scripts')
  app.srcdoc = data.params.html
  document.body.append(app)
})
addEventListener('load', () => parent.postMessage({ jsonrpc: '2.0', method: 'ui/notifications/sandbox-proxy-ready', params: {} }, '*'))
</script>`

async function serve(listener: RequestListener): Promise<Server> {
  const server = createServer(listener).listen(0)
  await once(server, 'listening')
  return server
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}
