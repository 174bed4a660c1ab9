const byId = (id) => document.getElementById(id)
const on = (target, type, hear) => target.addEventListener(type, hear)
const PICTURES = '{{pictureOrigin}}'
const [names, ...lines] = JSON.parse(byId('words').textContent)
const WORDS = Object.fromEntries(
  lines.map(([locale, ...words]) => [locale, Object.fromEntries(words.map((word, at) => [names[at], word]))]),
)
const track = byId('track')
let words = WORDS.en
let current = 0

// JSON-RPC with the host, per MCP Apps 2026-01-26.
const asked = new Map()
const post = (message) => parent.postMessage({ jsonrpc: '2.0', ...message }, '*')
const request = (method, params) => {
  const id = asked.size + 1
  const { promise, resolve, reject } = Promise.withResolvers()
  asked.set(id, (error, result) => (error ? reject(error) : resolve(result)))
  post({ id, method, params })
  return promise
}

function make(name, text = '', more = {}) {
  const made = document.createElement(name)
  made.textContent = text
  for (const [key, value] of Object.entries(more)) made.setAttribute(key, value)
  return made
}

function webAddress(text) {
  const url = URL.parse(text)
  return url && /^https?:$/.test(url.protocol) ? url : null
}

function photoOf({ imageUrl, score }) {
  const frame = make('div', words.noPhoto, { class: 'photo' })
  if (webAddress(imageUrl)?.origin === PICTURES) {
    const image = make('img', '', { alt: '', src: imageUrl, referrerpolicy: 'no-referrer' })
    on(image, 'error', () => image.remove())
    frame.append(image)
  }
  if (typeof score === 'number') {
    const badge = make('span', '', { class: 'score' })
    badge.append(make('span', `${words.match} `, { class: 'sr' }), Math.round(score))
    badge.append(make('span', ` ${words.of} 100`, { class: 'sr' }))
    frame.append(badge)
  }
  return frame
}

function linkTo(address, title) {
  const link = make('a', words.details, { href: address, target: '_blank', rel: 'noopener' })
  link.ariaLabel = `${words.details}: ${title}`
  on(link, 'click', (event) => {
    event.preventDefault()
    request('ui/open-link', { url: address }).catch(() => {})
  })
  return link
}

function cardOf(listing, number) {
  const { title, listingType, areaSqm, beds, baths, energyClass, district, city, matchReasons = [] } = listing
  const money = new Intl.NumberFormat(words.tag, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
  const price = listing.price ?? listing.priceFrom ?? null
  const amount =
    (listing.price === null ? '≥ ' : '') + money.format(price) + (listingType === 'rent' ? words.month : '')
  const priced = price === null ? words.noPrice : amount + (listing.priceCheck === 'implausible' ? words.doubt : '')
  const facts = [
    areaSqm && `${areaSqm} m²`,
    beds !== null && `${beds} ${words.beds}`,
    baths !== null && `${baths} ${words.baths}`,
    energyClass && `${words.energy}\u00a0${energyClass}`,
    listing.status === 'stale' && `${words.asOf} ${listing.lastSeen}`,
  ]
  const body = make('div', '', { class: 'body' })
  body.append(
    make('p', priced, { class: 'price' }),
    make('h3', title),
    make('p', [district, city].filter(Boolean).join(', '), { class: 'soft' }),
    make('p', facts.filter(Boolean).join(' · ')),
  )
  const why = make('ul', '', { class: 'why' })
  why.append(...matchReasons.map((text) => make('li', text)))
  if (matchReasons.length > 0) body.append(why)
  const url = webAddress(listing.url)
  if (url) body.append(linkTo(url.href, title))
  const card = make('li', '', { class: 'card' })
  on(card, 'focusin', () => stand(number))
  card.append(photoOf(listing), body)
  return card
}

function stand(number) {
  current = number
  byId('back').ariaDisabled = number <= 0
  byId('on').ariaDisabled = number >= track.children.length - 1
}

function go(number, withFocus) {
  const card = track.children[number]
  if (!card) return
  stand(number)
  card.scrollIntoView({ block: 'nearest', inline: 'start' })
  if (withFocus) card.querySelector('a')?.focus({ preventScroll: true })
  else
    byId('live').textContent =
      `${card.querySelector('h3').textContent}, ${number + 1} ${words.of} ${track.children.length}`
}

on(byId('back'), 'click', () => go(current - 1))
on(byId('on'), 'click', () => go(current + 1))
on(track, 'keydown', (event) => {
  const to = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: track.children.length - 1 }[event.key]
  if (to === undefined) return
  event.preventDefault()
  go(to, true)
})

function show({ structuredContent: data, content = [] }) {
  words = WORDS[data?.locale] ?? WORDS.en
  document.documentElement.lang = words.tag
  byId('back').ariaLabel = words.previous
  byId('on').ariaLabel = words.next
  track.replaceChildren(...(data?.listings ?? []).map(cardOf))
  byId('heading').textContent = data
    ? data.heading || words.listings
    : (content.find(({ text }) => text)?.text ?? words.listings)
  const gone = data?.unknownIds?.length ? `${words.gone}: ${data.unknownIds.join(', ')}. ` : ''
  if (data) byId('foot').textContent = `${gone}${words.asOf} ${data.asOf}${data.sample ? `, ${words.sample}` : ''}`
  stand(0)
}

function dress({ theme, styles }) {
  const { style } = document.documentElement
  if (theme) style.colorScheme = theme
  for (const [name, value] of Object.entries(styles?.variables ?? {})) if (value) style.setProperty(name, value)
}

const HEARD = { 'ui/notifications/tool-result': show, 'ui/notifications/host-context-changed': dress }

on(window, 'message', ({ source, data }) => {
  if (source !== parent || data?.jsonrpc !== '2.0') return
  const { id, method, params = {}, result, error } = data
  if (method === 'ping' || method === 'ui/resource-teardown') post({ id, result: {} })
  else if (method && id !== undefined) post({ id, error: { code: -32601, message: 'Method not found' } })
  else if (method) HEARD[method]?.(params)
  else asked.get(id)?.(error, result)
})

async function start() {
  const { hostContext = {} } = await request('ui/initialize', {
    protocolVersion: '2026-01-26',
    appInfo: { name: 'listing-cards', version: '1.0.0' },
    appCapabilities: {},
  })
  dress(hostContext)
  post({ method: 'ui/notifications/initialized', params: {} })
  const tell = () =>
    post({ method: 'ui/notifications/size-changed', params: { height: document.documentElement.offsetHeight } })
  new ResizeObserver(tell).observe(document.documentElement)
}
start()
