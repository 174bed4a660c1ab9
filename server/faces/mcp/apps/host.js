export const byId = (id) => document.getElementById(id)
export const on = (target, type, hear) => target.addEventListener(type, hear)
const [names, ...lines] = JSON.parse(byId('words').textContent)
const WORDS = Object.fromEntries(
  lines.map(([locale, ...words]) => [
    locale,
    { locale, ...Object.fromEntries(words.map((word, at) => [names[at], word])) },
  ]),
)
export let words = WORDS.en
export let capabilities = {}

export function speak(locale) {
  const named = Object.values(WORDS).find(({ tag }) => tag.slice(0, 2) === String(locale).slice(0, 2).toLowerCase())
  words = WORDS[locale] ?? named ?? words
  document.documentElement.lang = words.tag
}

// JSON-RPC with the host, per MCP Apps 2026-01-26.
const asked = new Map()
const post = (message) => parent.postMessage({ jsonrpc: '2.0', ...message }, '*')
export const request = (method, params) => {
  const id = asked.size + 1
  const { promise, resolve, reject } = Promise.withResolvers()
  asked.set(id, (error, result) => (error ? reject(error) : resolve(result)))
  post({ id, method, params })
  return promise
}

export function make(name, text = '', more = {}) {
  const made = document.createElement(name)
  made.textContent = text
  for (const [key, value] of Object.entries(more)) made.setAttribute(key, value)
  return made
}

export const moneyOf = (amount, digits = 0) =>
  new Intl.NumberFormat(words.tag, { style: 'currency', currency: 'EUR', maximumFractionDigits: digits }).format(amount)

export function button(label, press) {
  const made = make('button', label, { type: 'button' })
  on(made, 'click', async () => {
    made.ariaDisabled = true
    const result = await press().catch(() => ({ isError: true }))
    made.ariaDisabled = false
    byId('live').textContent = result.isError ? words.refused : ''
  })
  return made
}

// Only our own words and an id: no advertiser speaks as the user.
export const say = (text) => request('ui/message', { role: 'user', content: [{ type: 'text', text }] })

export const footOf = ({ asOf, sample }) => `${words.asOf} ${asOf}${sample ? `, ${words.sample}` : ''}`

function fail(text) {
  byId('heading').textContent = words.failed
  byId('view').replaceChildren(make('p', text, { class: 'problem', role: 'alert' }))
  byId('foot').textContent = ''
}

function dress({ theme, styles, locale }) {
  const { style } = document.documentElement
  if (theme) style.colorScheme = theme
  if (locale) speak(locale)
  for (const [name, value] of Object.entries(styles?.variables ?? {})) if (value) style.setProperty(name, value)
}

export async function start(name, show) {
  const hear = ({ structuredContent: data, content = [], isError }) => {
    speak(data?.locale)
    document.body.classList.toggle('failed', isError || !data)
    if (data && !isError) show(data)
    else fail(content.map(({ text }) => text ?? '').join('\n'))
  }
  const heard = {
    'ui/notifications/tool-input': ({ arguments: { locale } = {} }) => locale && speak(locale),
    'ui/notifications/tool-result': hear,
    'ui/notifications/tool-cancelled': ({ reason = '' }) => hear({ content: [{ text: reason }] }),
    'ui/notifications/host-context-changed': dress,
  }
  on(window, 'message', ({ source, data }) => {
    if (source !== parent || data?.jsonrpc !== '2.0') return
    const { id, method, params = {}, result, error } = data
    if (method === 'ping' || method === 'ui/resource-teardown') post({ id, result: {} })
    else if (method && id !== undefined) post({ id, error: { code: -32601, message: 'Method not found' } })
    else if (method) heard[method]?.(params)
    else asked.get(id)?.(error, result)
  })
  const { hostContext = {}, hostCapabilities = {} } = await request('ui/initialize', {
    protocolVersion: '2026-01-26',
    appInfo: { name, version: '1.0.0' },
    appCapabilities: {},
  })
  capabilities = hostCapabilities
  dress(hostContext)
  post({ method: 'ui/notifications/initialized', params: {} })
  const tell = () =>
    post({ method: 'ui/notifications/size-changed', params: { height: document.documentElement.offsetHeight } })
  new ResizeObserver(tell).observe(document.documentElement)
}
