/** A browser for pages without script: keeps cookies, follows redirects within the service and sends forms. */
export interface TestBrowser {
  cookies: Map<string, string>
  /** Follows redirects until a page appears, or until one leaves the service. */
  open(address: string): Promise<Shown>
  /** Sends the form of the shown page. */
  send(shown: Shown, fields: Record<string, string>, headers?: Record<string, string>): Promise<Shown>
}

export interface Shown {
  url: URL
  status: number
  headers: Headers
  text: string
  /** Address of a redirect out of the service. */
  leavesTo?: URL
}

/** Address of the shown page in another language. */
export function inLanguage({ text, url }: Shown, locale: string): string {
  const href = new RegExp(`href="(\\?[^"]*lang=${locale}[^"]*)"`).exec(text)![1]!
  return new URL(href.replaceAll('&amp;', '&'), url).href
}

const MAX_HOPS = 10
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

export function testBrowser(baseUrl: string): TestBrowser {
  const { origin } = new URL(baseUrl)
  const cookies = new Map<string, string>()

  async function request(url: URL, init: RequestInit = {}): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { accept: 'text/html', ...(init.headers as Record<string, string>), ...(cookie && { cookie }) }
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const set of response.headers.getSetCookie()) keep(set)
    return response
  }

  function keep(set: string): void {
    const [pair = ''] = set.split(';', 1)
    const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
    if (/max-age=0/i.test(set) || value === '') cookies.delete(name)
    else cookies.set(name, value)
  }

  async function follow(url: URL, response: Response): Promise<Shown> {
    for (let hop = 0; hop < MAX_HOPS; hop++) {
      const location = response.headers.get('location')
      const { status, headers } = response
      if (location === null) return { url, status, headers, text: await response.text() }
      url = new URL(location, url)
      if (url.origin !== origin) return { url, status, headers, text: '', leavesTo: url }
      response = await request(url)
    }
    throw new Error(`Sent in circles, at last to ${url}`)
  }

  return {
    cookies,
    async open(address) {
      const url = new URL(address, baseUrl)
      return follow(url, await request(url))
    },
    async send(shown, fields, headers = {}) {
      const action = /<form method="post" action="([^"]*)"/.exec(shown.text)?.[1] ?? ''
      const url = new URL(unescaped(action), shown.url)
      const body = new URLSearchParams({ ...hiddenFields(shown.text), ...fields })
      const own = { origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }
      return follow(url, await request(url, { method: 'POST', headers: { ...own, ...headers }, body: body.toString() }))
    },
  }
}

function hiddenFields(text: string): Record<string, string> {
  const fields = [...text.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)]
  return Object.fromEntries(fields.map(([, name, value]) => [name!, unescaped(value!)]))
}

function unescaped(attribute: string): string {
  return attribute.replaceAll(/&[^;]+;/g, (each) => ENTITIES[each]!)
}
