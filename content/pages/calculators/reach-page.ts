import { destinationText } from '../../say/document-words.ts'
import { colon } from '../../say/typography.ts'
import type { CommuneRecord } from '../../../models/contracts/places/commune.ts'
import { COMMUTE_MODES } from '../../../models/contracts/places/commute.ts'
import type { CommuneOutlines } from '../../../models/contracts/places/outlines.ts'
import type { CitedSource } from '../../../models/contracts/places/commune.ts'
import { communeName } from '../../../models/kernel/commune.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { commuteText } from '../../../models/search/form/form-fields.ts'
import type { CommuteWish } from '../../../models/search/intent/search-intent.ts'
import { ADDRESSES } from '../../html/addresses.ts'
import { dataTable } from '../../html/data-table.ts'
import { markup, type Markup } from '../../html/markup.ts'
import { renderSitePage, type SiteStatement } from '../../html/site-page.ts'
import { areaMap } from '../../maps/area-map.ts'
import { sayCount } from '../../say/say-count.ts'
import { sayIn } from '../../say/words.ts'
import { mapLabels, placeOn } from '../outlines/map-labels.ts'
import { outlineBasis } from '../outlines/outline-basis.ts'
import { calculatorLinks } from './calculator-form.ts'
import { CALCULATOR_STYLE_PATH } from './calculator-page.ts'

/** Places that a form has room for. */
export const MOST_PLACES = 4
const ROWS = 3
const MINUTES = [10, 15, 20, 30, 45, 60, 90] as const

/** A row of the form as it was sent. */
export interface AskedPlace {
  to: string
  minutes: string
  by: string
  /** Undefined where the place or the time is not understood. */
  wish: CommuteWish | undefined
}

interface ReachFacts {
  asked: readonly AskedPlace[]
  /** Minutes of every commune to the understood places. */
  communes: readonly {
    commune: CommuneRecord
    ways: readonly { minutes: number; isRough: boolean }[]
    isReached: boolean
  }[]
  /** Null in a release without outlines. */
  outlines: CommuneOutlines | null
  sources: ReadonlyMap<string, CitedSource>
}

export function reachAddress(locale: Locale, asked: readonly AskedPlace[] = []): string {
  const query = asked.map(({ to, minutes, by }) => new URLSearchParams({ to, min: minutes, by }).toString()).join('&')
  return `/${locale}/commute/reach${query === '' ? '' : `?${query}`}`
}

/** `/{locale}/commute/reach?to=kirchberg&min=30&by=transit&to=…`: the communes from which every place is within its time. */
export function reachPage(facts: ReachFacts, locale: Locale, site: SiteStatement): string {
  const say = sayIn(locale)
  const { asked } = facts
  const wishes = asked.flatMap(({ wish }) => wish ?? [])
  const isWhole = wishes.length === asked.length && wishes.length > 0
  const answer = isWhole ? found(facts, wishes, locale) : markup`<p>${say('reach.empty')}</p>`
  const body = markup`<h1>${say('reach.title')}</h1>
<p class="lead">${say('reach.lead')}</p>
<div class="two-part">
<aside class="side" aria-label="${say('calc.result')}"><div class="answer">${answer}</div></aside>
<div>${form(asked, locale)}</div>
<div>${isWhole ? detail(facts, wishes, locale) : undefined}
${calculatorLinks(locale, 'commute/reach')}</div>
</div>`
  return renderSitePage(
    {
      locale,
      section: 'calculators',
      title: say('reach.title'),
      description: say('reach.lead'),
      addressIn: (other) => reachAddress(other, asked),
      hasMarkdown: false,
      ownStylesheet: CALCULATOR_STYLE_PATH,
      unlisted: asked.length > 0,
      body,
    },
    site,
  )
}

function form(asked: readonly AskedPlace[], locale: Locale): Markup {
  const say = sayIn(locale)
  const blank: AskedPlace = { to: '', minutes: '30', by: 'transit', wish: undefined }
  const count = Math.min(MOST_PLACES, Math.max(ROWS, asked.length + 1))
  const rows = Array.from({ length: count }, (_, index) => {
    const { to, minutes, by, wish } = asked[index] ?? blank
    const fault = to === '' || wish !== undefined ? undefined : say('calc.fault.place')
    const invalid = fault === undefined ? undefined : markup` aria-invalid="true" aria-describedby="to-${index}-fault"`
    const lengths = [...new Set([minutes, ...MINUTES.map(String)])].sort((a, b) => Number(a) - Number(b))
    const options = (values: readonly string[], chosen: string, label: (value: string) => string): Markup[] =>
      values.map(
        (value) =>
          markup`<option value="${value}"${value === chosen ? markup` selected` : undefined}>${label(value)}</option>`,
      )
    return markup`<div class="reach-row"><div><label for="to-${index}">${say('reach.place', { n: index + 1 })}</label>
<input id="to-${index}" name="to" maxlength="100"
autocomplete="off" value="${to.slice(0, 100)}"${index === 0 ? markup` required placeholder="Kirchberg"` : undefined}${invalid}>${
      fault === undefined ? undefined : markup`<span class="fault" id="to-${index}-fault">${fault}</span>`
    }</div>
<div><label for="min-${index}">${say('homes.longest')}</label><select id="min-${index}" name="min">${options(
      lengths,
      minutes,
      (n) => say('calc.minutes', { n }),
    )}</select></div>
<div><label for="by-${index}">${say('homes.by')}</label><select id="by-${index}" name="by">${options(
      COMMUTE_MODES,
      by,
      (mode) => say(`homes.by.${mode as (typeof COMMUTE_MODES)[number]}`),
    )}</select></div></div>`
  })
  return markup`<form class="card ask-calculator" action="${reachAddress(locale)}" method="get"
aria-label="${say('reach.title')}">${rows}
<p><button class="btn act" type="submit">${say('reach.submit')}</button></p>
<p class="hint">${say('calc.keepNothing')}</p></form>`
}

function found({ communes }: ReachFacts, wishes: readonly CommuteWish[], locale: Locale): Markup {
  const say = sayIn(locale)
  const count = communes.filter(({ isReached }) => isReached).length
  if (count === 0) return markup`<p>${say('reach.none')}</p>`
  const commute = wishes.map(commuteText).join(',')
  const homes = (offer: 'rent' | 'buy'): Markup =>
    markup`<p><a class="btn${offer === 'rent' ? ' act' : ''} full" href="${ADDRESSES.homes(locale)}?${new URLSearchParams({ offer, commute }).toString()}"
rel="nofollow">${say(`reach.homes.${offer}`)}</a></p>`
  return markup`<p class="sum">${sayCount(say, 'reach.count', count, locale)}</p>${homes('rent')}${homes('buy')}`
}

/** The communes within reach as an area on the map, and the same as a table. */
function detail(facts: ReachFacts, wishes: readonly CommuteWish[], locale: Locale): Markup {
  const say = sayIn(locale)
  const { communes, outlines } = facts
  const told = (ways: ReachFacts['communes'][number]['ways']): string[] =>
    ways.map(({ minutes, isRough }) => say(isRough ? 'reach.about' : 'calc.minutes', { n: minutes }))
  const reached = communes
    .filter(({ isReached }) => isReached)
    .map((each) => ({ ...each, sum: each.ways.reduce((total, { minutes }) => total + minutes, 0) }))
    .sort((a, b) => a.sum - b.sum || (a.commune.slug < b.commune.slug ? -1 : 1))
  const rows = reached.map(({ commune, ways }) => [
    markup`<a href="${ADDRESSES.commune(locale, commune.slug)}">${communeName(commune, locale)}</a>`,
    ...told(ways),
  ])
  const columns = wishes.map(({ destination, destinationName, mode }) => ({
    label: [
      destinationText(destination, destinationName, locale),
      ...(mode === null ? [] : [say(`homes.by.${mode}`)]),
    ].join(', '),
    isFigure: true,
  }))
  const labels = [say('field.commune'), ...columns.map(({ label }) => label)]
  return markup`${outlines === null ? undefined : mapOf({ ...facts, outlines }, wishes, told, locale)}
<p class="hint">${say('reach.note')}</p>
${rows.length === 0 ? undefined : dataTable({ caption: say('reach.map'), hideCaption: true, columns: [{ label: labels[0]! }, ...columns], labels, rows })}`
}

function mapOf(
  { communes, outlines, sources }: ReachFacts & { outlines: CommuneOutlines },
  wishes: readonly CommuteWish[],
  told: (ways: ReachFacts['communes'][number]['ways']) => string[],
  locale: Locale,
): Markup {
  const say = sayIn(locale)
  const drawing = outlines.overview
  const records = communes.map(({ commune }) => commune)
  return areaMap({
    caption: say('reach.map'),
    width: drawing.width,
    height: drawing.height,
    areas: communes.flatMap(({ commune, ways, isReached }) => {
      const path = drawing.communes[commune.slug]
      if (path === undefined) return []
      const title = `${communeName(commune, locale)}${colon(locale)} ${told(ways).join(', ')}`
      return [
        {
          path,
          title,
          address: ADDRESSES.commune(locale, commune.slug),
          style: isReached ? ('v4' as const) : ('land' as const),
        },
      ]
    }),
    borders: drawing.cantons,
    labels: mapLabels(records, drawing, locale),
    spots: wishes.map((wish) => ({
      kind: 'here',
      ...placeOn(drawing, wish),
      title: destinationText(wish.destination, wish.destinationName, locale),
    })),
    keys: [
      { key: 'v4', label: say('reach.in') },
      { key: 'land', label: say('reach.out') },
      {
        key: 'here',
        label: wishes
          .map(({ destination, destinationName }) => destinationText(destination, destinationName, locale))
          .join(', '),
      },
    ],
    basis: outlineBasis(outlines, { sources }, locale),
  })
}
