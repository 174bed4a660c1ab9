import { destinationText } from '../../say/document-words.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { FORM_DESTINATIONS, FORM_TYPES } from '../../../models/search/form/form-fields.ts'
import { SEARCH_ORDERS } from '../../../models/search/form/search-address.ts'
import { sayIn } from '../../say/words.ts'
import { ADDRESSES } from '../../html/addresses.ts'
import { markup, type Markup } from '../../html/markup.ts'
import { fieldFaults, orderFault, typedPlace, typedRange } from './field-faults.ts'
import { distanceText } from './filter-words.ts'
import type { HomesFacts } from './homes-facts.ts'
import { featureText } from './search-chips.ts'

/** Features with a box of their own; others are said in words. */
const BOXES = [
  'outdoor_space',
  'garden',
  'parking',
  'lift',
  'furnished',
  'pets_allowed',
  'step_free',
  'cellar',
] as const
/** Radii around a place, in metres. */
const RADII = [500, 1_000, 2_000, 5_000, 10_000] as const
const MINUTES = [15, 20, 30, 45, 60] as const
const MODES = ['transit', 'car', 'bike'] as const

/** The conditions of a search as native inputs, filled with what was understood. A panel on a phone, opened by a link to its id. */
export function filterForm(facts: HomesFacts, locale: Locale): Markup {
  const { address, intent, fields } = facts
  const say = sayIn(locale)
  const { priceEur, bedrooms, areaM2, commutes, near } = intent
  const isBuy = fields.offer === 'buy'
  const types = fields.type.split(',')
  const features = fields.features === '' ? [] : fields.features.split(',')
  const further = features.filter((key) => !(BOXES as readonly string[]).includes(key))
  const [commute] = commutes
  const offer = (value: 'rent' | 'buy'): Markup =>
    markup`<label><input type="radio" name="offer" value="${value}"${checked((value === 'buy') === isBuy)}>${say(`search.${value}`)}</label>`
  const box = (name: string, value: string, label: string, isOn: boolean): Markup =>
    markup`<label><input type="checkbox" name="${name}" value="${value}"${checked(isOn)}>${label}</label>`
  const destinations = [
    ...FORM_DESTINATIONS,
    ...(commute === undefined || FORM_DESTINATIONS.some(({ destination }) => destination === commute.destination)
      ? []
      : [commute]),
  ]
  const minutes =
    commute === undefined || (MINUTES as readonly number[]).includes(commute.minutes)
      ? [...MINUTES]
      : [commute.minutes, ...MINUTES]
  const typed = (id: string, name: string, value: string, hint: string, invalid: Markup | undefined): Markup =>
    markup`<input id="${id}" name="${name}" inputmode="numeric" value="${value}" placeholder="${hint}"${invalid}>`
  const [priceLow, priceHigh] = typedRange(facts, 'price', { ...priceEur, max: priceEur.max ?? priceEur.around })
  const [areaLow, areaHigh] = typedRange(facts, 'area', { ...areaM2, min: areaM2.min ?? areaM2.around })
  const order = orderFault(facts, locale)
  const faults = {
    place: fieldFaults(facts, ['place', 'near'], locale),
    price: fieldFaults(facts, ['price'], locale),
    work: fieldFaults(facts, ['commute'], locale),
    beds: fieldFaults(facts, ['beds'], locale),
    area: fieldFaults(facts, ['area'], locale),
  }
  const unseen = (id: string, label: string): Markup => markup`<label class="unseen" for="${id}">${label}</label>`
  const anyWord = say('homes.any')
  const beds = [1, 2, 3, 4, 5].map((n) => option(String(n), say('homes.orMore', { n }), bedrooms.min === n))
  const letters = ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) =>
    option(`..${letter}`, letter, intent.energyClass === letter),
  )
  const orders = SEARCH_ORDERS.map((one) => option(one, say(`homes.order.${one}`), one === address.sort))
  const typeBoxes = Object.keys(FORM_TYPES).map((type) =>
    box('type', type, say(`homes.type.${type as 'flat'}`), types.includes(type)),
  )
  const featureBoxes = [...BOXES, ...further].map((key) =>
    box('features', key, featureText(key, locale), features.includes(key)),
  )
  const goals = destinations.map(({ destination, destinationName }) =>
    option(destination, destinationText(destination, destinationName, locale), destination === commute?.destination),
  )
  const lengths = minutes.map((n) => option(String(n), `${n} min`, n === (commute?.minutes ?? 30)))
  const modes = MODES.map((mode) => option(mode, say(`homes.by.${mode}`), mode === (commute?.mode ?? 'transit')))
  const { place, radius, isNearby } = typedPlace(facts)
  const radii = [
    option('', say('homes.around.none'), radius === undefined && !isNearby),
    option('nearby', say('homes.around.nearby'), isNearby),
    ...[...new Set([...(radius === undefined ? [] : [radius]), ...RADII])]
      .sort((a, b) => a - b)
      .map((metres) =>
        option(String(metres), say('homes.around.within', { value: distanceText(metres, locale) }), metres === radius),
      ),
  ]
  return markup`<aside class="filters" id="filters" aria-labelledby="filters-title">
<div class="between closer"><h2 id="filters-title">${say('homes.filters')}</h2><a class="btn small" href="#results">${say('homes.close')}</a></div>
<form action="${ADDRESSES.homes(locale)}">
${address.q === '' ? undefined : hidden('q', address.q)}
${address.without.length === 0 ? undefined : hidden('without', address.without.join(','))}
<div class="group"><fieldset class="seg"><legend class="unseen">${say('search.intent')}</legend>${offer('rent')}${offer('buy')}</fieldset></div>
<div class="group"><label for="sort">${say('homes.order')}</label><select id="sort" name="sort"${
    order === null ? undefined : markup` aria-invalid="true" aria-describedby="sort-fault"`
  }>${orders}</select>${order === null ? undefined : markup`<span class="fault" id="sort-fault">${order}</span>`}</div>
<div class="group"><label for="place">${say('homes.place')}</label>
<input id="place" name="place" value="${place}" placeholder="${say('homes.placeHint')}"${faults.place.invalid}>${faults.place.note}
${unseen('around', say('homes.around'))}<select id="around" name="around">${radii}</select>
${near === null || near.text !== null ? undefined : hidden('near', fields.near)}${
    intent.within === null ? undefined : hidden('within', fields.within)
  }${intent.takesUnplaced ? hidden('unplaced', 'incl') : undefined}</div>
<div class="group"><fieldset><legend>${say(isBuy ? 'homes.price' : 'homes.rentAMonth')}</legend><div class="pair">
<div>${unseen('price-min', say('homes.from'))}${typed('price-min', 'price_min', priceLow, say('homes.from'), faults.price.invalid)}</div>
<div>${unseen('price-max', say('homes.to'))}${typed('price-max', 'price_max', priceHigh, say('homes.to'), faults.price.invalid)}</div></div>${faults.price.note}
${hidden('charges', '')}<div class="checks">${box('charges', 'incl', say('homes.charges'), priceEur.includesCharges)}</div></fieldset></div>
<div class="group pair"><div><label for="beds">${say('homes.beds')}</label>
<select id="beds" name="beds_min"${faults.beds.invalid}>
${option('', anyWord, bedrooms.min === null)}${beds}</select>
${hiddenMost('beds_max', String(bedrooms.max ?? ''))}${faults.beds.note}</div>
<div><label for="area">${say('homes.area')}</label>
${typed('area', 'area_min', areaLow, anyWord, faults.area.invalid)}${hiddenMost('area_max', areaHigh)}${faults.area.note}</div></div>
<div class="group">${hidden('type', '')}<fieldset><legend>${say('homes.type')}</legend><div class="checks">${typeBoxes}</div></fieldset>${types
    .filter((type) => type !== '' && !(type in FORM_TYPES))
    .map((type) => hidden('type', type))}</div>
<div class="group"><fieldset><legend>${say('homes.commute')}</legend>${unseen('work', say('homes.workPlace'))}
<select id="work" name="commute_to"${faults.work.invalid}>${option('', say('homes.noCommute'), commute === undefined)}${goals}</select>${faults.work.note}
<div class="pair"><div>${unseen('minutes', say('homes.longest'))}<select id="minutes" name="commute_min">${lengths}</select></div>
<div>${unseen('by', say('homes.by'))}<select id="by" name="commute_by">${modes}</select></div></div></fieldset></div>
<div class="group"><label for="energy">${say('homes.energy')}</label>
<select id="energy" name="energy">${option('', anyWord, intent.energyClass === null)}${letters}</select></div>
${hidden('features', '')}<details class="more"${features.length > 0 ? markup` open` : undefined}><summary>${say('homes.more')}</summary>
<div class="checks">${featureBoxes}</div></details>
<div class="filter-end"><button class="act full" type="submit">${say('homes.show')}</button></div></form></aside>`
}

function hidden(name: string, value: string | number): Markup {
  return markup`<input type="hidden" name="${name}" value="${value}">`
}

/** An upper end that was understood and has no input of its own. */
function hiddenMost(name: string, most: string): Markup | undefined {
  return most === '' ? undefined : hidden(name, most)
}

function option(value: string, label: string, isChosen: boolean): Markup {
  return markup`<option value="${value}"${isChosen ? markup` selected` : undefined}>${label}</option>`
}

function checked(isOn: boolean): Markup | undefined {
  return isOn ? markup` checked` : undefined
}
