import { button, byId, capabilities, footOf, make, moneyOf, on, request, say, start, words } from './host.js'

const PICTURES = '{{pictureOrigin}}'
let current = 0
let track = make('ul')
const arrow = (id, text) => make('button', text, { id, 'aria-controls': 'view', 'aria-disabled': 'true' })
byId('heading').after(arrow('back', '‹'), arrow('on', '›'))

function webAddress(text) {
  const url = URL.parse(text)
  return url && /^https?:$/.test(url.protocol) ? url : null
}

// This service's pictures one at a time; those of others as links.
function photoOf({ imageUrl, photoUrls = [imageUrl], score }, title) {
  const frame = make('div', '', { class: 'photo' })
  const known = photoUrls.filter((each) => webAddress(each))
  if (known.length === 0) frame.textContent = words.noPhoto
  const own = known.filter((each) => webAddress(each).origin === PICTURES)
  const others = make('p', '', { class: 'others' })
  others.append(
    ...known.flatMap((each, at) => (own.includes(each) ? [] : linkTo(each, `${words.photo} ${at + 1}`, title))),
  )
  if (own.length > 0) {
    const image = make('img', '', { alt: '', src: own[0], referrerpolicy: 'no-referrer' })
    on(image, 'error', () => image.remove())
    frame.append(image)
    const turn = make('button', `1/${own.length}`, { type: 'button', class: 'turn' })
    on(turn, 'click', () => {
      const next = (own.indexOf(image.getAttribute('src')) + 1) % own.length
      image.src = own[next]
      if (!image.isConnected) frame.prepend(image)
      turn.textContent = `${next + 1}/${own.length}`
      turn.ariaLabel = `${words.photo} ${turn.textContent}`
    })
    turn.ariaLabel = `${words.photo} ${turn.textContent}`
    if (own.length > 1) frame.append(turn)
  }
  if (typeof score === 'number') {
    const badge = make('span', '', { class: 'score' })
    badge.append(make('span', `${words.match} `, { class: 'sr' }), Math.round(score))
    badge.append(make('span', ` ${words.of} 100`, { class: 'sr' }))
    frame.append(badge)
  }
  return [frame, ...(others.children.length > 0 ? [others] : [])]
}

function linkTo(address, label, title) {
  const link = make('a', label, { href: address, target: '_blank', rel: 'noopener' })
  link.ariaLabel = `${label}: ${title}`
  on(link, 'click', (event) => {
    event.preventDefault()
    request('ui/open-link', { url: address }).catch(() => {})
  })
  return link
}

function priceOf({ price, priceFrom, listingType, charges, chargesIncluded, priceCheck }) {
  const amount = price ?? priceFrom ?? null
  if (amount === null) return words.noPrice
  const known = listingType === 'rent' && typeof charges === 'number'
  const period = known
    ? words.withCharges.replace('{rent}', () => moneyOf(amount))
    : chargesIncluded
      ? words.chargesIncluded
      : words.noCharges
  return [
    (price === null ? '≥ ' : '') + moneyOf(amount + (known ? charges : 0)),
    listingType === 'rent' ? ` ${period}` : '',
    priceCheck === 'implausible' ? words.doubt : '',
  ].join('')
}

function cardOf(listing, number) {
  const { id, title, areaSqm, beds, baths, energyClass, district, locality, city, matchReasons = [] } = listing
  const facts = [
    areaSqm && `${areaSqm} m²`,
    beds !== null && `${beds} ${words.beds}`,
    baths !== null && `${baths} ${words.baths}`,
    energyClass && `${words.energy}\u00a0${energyClass}`,
    listing.status === 'stale' && `${words.asOf} ${listing.lastSeen}`,
  ]
  const body = make('div', '', { class: 'body' })
  body.append(
    make('p', priceOf(listing), { class: 'price' }),
    make('h3', title),
    make('p', [...new Set([district ?? locality, city])].filter(Boolean).join(', '), { class: 'soft' }),
    make('p', facts.filter(Boolean).join(' · ')),
  )
  const why = make('ul', '', { class: 'why' })
  why.append(...matchReasons.map((text) => make('li', text)))
  if (matchReasons.length > 0) body.append(why)
  const url = webAddress(listing.url)
  const [frame, ...others] = photoOf(listing, title)
  body.append(...others)
  if (capabilities.message?.text)
    body.append(...[words.fair, words.unclear].map((text) => button(text, () => say(`${text} (${id})`))))
  if (url) body.append(linkTo(url.href, words.details, title))
  const card = make('li', '', { class: 'card' })
  on(card, 'focusin', () => stand(number))
  card.append(frame, body)
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
on(byId('view'), 'keydown', (event) => {
  const to = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: track.children.length - 1 }[event.key]
  if (to === undefined) return
  event.preventDefault()
  go(to, true)
})

start('listing-cards', (data) => {
  byId('back').ariaLabel = words.previous
  byId('on').ariaLabel = words.next
  track = make('ul', '', { id: 'track', role: 'list', 'aria-labelledby': 'heading' })
  track.append(...data.listings.map(cardOf))
  byId('view').replaceChildren(track)
  byId('heading').textContent = data.heading || words.listings
  const gone = data.unknownIds.length > 0 ? `${words.gone}: ${data.unknownIds.join(', ')}. ` : ''
  byId('foot').textContent = gone + footOf(data)
  stand(0)
})
