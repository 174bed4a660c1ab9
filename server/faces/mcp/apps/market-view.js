import { button, byId, capabilities, footOf, make, moneyOf, request, say, start, words } from './host.js'

const isNumber = (value) => typeof value === 'number'
const orUnknown = (value, told) => (isNumber(value) ? told(value) : words.unknown)
const digitsOf = (listingType) => (listingType === 'rent' ? 1 : 0)
const percent = (value) =>
  new Intl.NumberFormat(words.tag, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' })
    .format(value / 100)
    .replace(/(?<=\d)%/, '\u00a0%')

function table(caption, heads, rows) {
  const made = make('table')
  const row = (cells, name) => {
    const line = make('tr')
    const put = (cell, at) => {
      const made = at === 0 || name === 'th' ? make('th', '', { scope: name === 'th' ? 'col' : 'row' }) : make('td')
      made.append(cell)
      return made
    }
    line.append(...cells.map(put))
    return line
  }
  made.append(make('caption', caption), row(heads, 'th'), ...rows.map((cells) => row(cells)))
  const frame = make('div', '', { class: 'wide', role: 'region', 'aria-label': caption, tabindex: '0' })
  frame.append(made)
  return frame
}

// Interval on the scale of its table, the price on it; a picture of the words beside it.
function bar({ pricePerSqm, low, high }, [from, to]) {
  const frame = make('div', '', { class: 'bar', 'aria-hidden': 'true' })
  const at = (value) => `${(100 * (value - from)) / (to - from || 1)}%`
  const range = make('i')
  range.style.left = at(low)
  range.style.right = `calc(100% - ${at(high)})`
  const point = make('b')
  point.style.left = at(pricePerSqm)
  frame.append(range, point)
  return frame
}

function priceCell(level, listingType, scale) {
  const digits = digitsOf(listingType)
  const cell = make(
    'div',
    orUnknown(level.pricePerSqm, (price) => moneyOf(price, digits)),
  )
  const { dataAvailability = 'full' } = level
  if (dataAvailability === 'insufficient') cell.textContent = words.insufficient
  else if (dataAvailability !== 'full') cell.append(make('div', words[dataAvailability], { class: 'soft' }))
  if (![level.pricePerSqm, level.low, level.high].every(isNumber)) return cell
  const range = `${moneyOf(level.low, digits)} – ${moneyOf(level.high, digits)}`
  cell.append(make('div', range, { class: 'soft' }), bar(level, scale))
  return cell
}

function priceTable({ prices, forecasts, quarter }, listingType) {
  const levels = Object.entries(prices[listingType] ?? {})
  const ahead = listingType === 'sale' ? forecasts : []
  const ends = [...levels.map(([, level]) => level), ...ahead].flatMap(({ low, high }) => [low, high]).filter(isNumber)
  const scale = [Math.min(...ends), Math.max(...ends)]
  const caption = `${words[listingType]}: ${words.perSqm}, ${quarter} (${words.interval})`
  if (levels.length + ahead.length === 0) return make('p', `${words[listingType]}: ${words.unknown}`, { class: 'none' })
  return table(
    caption,
    ['', words.perSqm, `${words.change} ${words.quarter}`, `${words.change} ${words.year}`, words.newAdverts],
    [
      ...levels.map(([segment, level]) => [
        words[segment],
        priceCell(level, listingType, scale),
        orUnknown(level.qoqPercent, percent) + (level.trend === 'stable' ? ` (${words.stable})` : ''),
        orUnknown(level.yoyPercent, percent),
        level.listingCount,
      ]),
      ...ahead.map((forecast) => [
        `${words.forecast} ${forecast.quarter}, ${words[forecast.propertyType]} (${percent(forecast.intervalLevel * 100).replace('+', '')})`,
        priceCell(forecast, listingType, scale),
        '',
        isNumber(forecast.changePercent) ? percent(forecast.changePercent) : words.noChange,
        '',
      ]),
    ],
  )
}

function compareTable({ commune, liveability, prices, nearby }) {
  const own = {
    ...commune,
    liveabilityScore: liveability.score,
    buyPricePerSqm: prices.sale?.all?.pricePerSqm,
    rentPricePerSqm: prices.rent?.all?.pricePerSqm,
  }
  const nameOf = ({ slug, name, distanceKm }) => {
    if (distanceKm === undefined) return name
    if (capabilities.serverTools) return button(name, () => see(slug))
    return capabilities.message?.text ? button(name, () => say(`${words.compare}: ${commune.slug}, ${slug}`)) : name
  }
  return table(
    `${words.compare} (${words.perSqm})`,
    [words.commune, words.distance, words.liveability, words.sale, words.rent],
    [own, ...nearby].map((place) => [
      nameOf(place),
      place.distanceKm === undefined ? '' : `${place.distanceKm} km`,
      orUnknown(place.liveabilityScore, (score) => `${score} ${words.of} 100`),
      orUnknown(place.buyPricePerSqm, (price) => moneyOf(price)),
      orUnknown(place.rentPricePerSqm, (price) => moneyOf(price, 1)),
    ]),
  )
}

async function see(slug) {
  const result = await request('tools/call', {
    name: 'get_market_context',
    arguments: { commune: slug, locale: words.locale },
  })
  if (!result.isError) show(result.structuredContent)
  return result
}

/** Quarters shown at most, the newest first. */
const SHOWN = 12

function levelTable(points, listingType) {
  const shown = points.slice(-SHOWN).reverse()
  const ends = shown.flatMap(({ low, high }) => [low, high]).filter(isNumber)
  const scale = [Math.min(...ends), Math.max(...ends)]
  const caption = `${words[listingType]}: ${words.perSqm} (${words.interval})`
  if (shown.length === 0) return make('p', `${caption}: ${words.unknown}`, { class: 'none' })
  return table(
    caption,
    [words.time, words.perSqm],
    shown.map((point) => [point.quarter, priceCell(point, listingType, scale)]),
  )
}

function pastTable(forecasts, kind) {
  const shown = forecasts
    .filter((forecast) => forecast.kind === kind)
    .slice(-SHOWN)
    .reverse()
  if (shown.length === 0) return ''
  const inside = shown.filter(({ came, low, high }) => isNumber(came) && came >= low && came <= high)
  const known = shown.filter(({ came }) => isNumber(came))
  const share = percent(shown[0].intervalLevel * 100).replace('+', '')
  return table(
    `${words.past}, ${words[kind]} (${share}): ${inside.length} ${words.of} ${known.length} ${words.inside}`,
    [words.time, words.past, words.came],
    shown.map((forecast) => {
      const { forQuarter, predicted, low, high, came, origin } = forecast
      const stated = make('div', moneyOf(predicted))
      stated.append(
        make('div', `${moneyOf(low)} – ${moneyOf(high)}`, { class: 'soft' }),
        make('div', origin === 'published' ? words.published : words.workedOut, { class: 'soft' }),
      )
      const end = orUnknown(came, (price) =>
        [moneyOf(price), inside.includes(forecast) ? words.inside : words.outside].join(', '),
      )
      return [forQuarter, stated, end]
    }),
  )
}

async function seeRecord(data) {
  const { slug, name } = data.commune
  const { contents } = await request('resources/read', { uri: `lux://prices/${slug}` })
  const { sale, rent, pastForecasts } = JSON.parse(contents[0].text)
  byId('heading').textContent = `${name}: ${words.record}`
  byId('view').replaceChildren(
    button(words.back, async () => show(data) ?? {}),
    levelTable(sale, 'sale'),
    levelTable(rent, 'rent'),
    pastTable(pastForecasts, 'apartment'),
    pastTable(pastForecasts, 'house'),
  )
  return {}
}

function show(data) {
  byId('heading').textContent = data.commune.name
  const lacks = make('ul')
  lacks.append(...data.unknown.map((text) => make('li', text)))
  byId('view').replaceChildren(
    priceTable(data, 'sale'),
    priceTable(data, 'rent'),
    ...(capabilities.serverResources ? [button(words.record, () => seeRecord(data))] : []),
    compareTable(data),
    ...(lacks.children.length > 0 ? [make('h3', words.unknown), lacks] : []),
  )
  byId('foot').textContent = footOf(data)
}

start('market-view', show)
