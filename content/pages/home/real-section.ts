import type { Locale } from '../../../models/kernel/locale.ts'
import { markup, type Markup } from '../../html/markup.ts'
import { sayIn, type WordKey } from '../../say/words.ts'
import type { MarketFacts } from '../market-facts.ts'

const REAL = ['home.real.law', 'home.real.official', 'home.real.places'] as const
const INVENTED = ['home.invented.listings', 'home.invented.figures', 'home.invented.steps'] as const

/** States what is real and what is invented, and on invented data how to see the real market; the notice on top of every page leads here. */
export function realSection({ release, activity }: Pick<MarketFacts, 'release' | 'activity'>, locale: Locale): Markup {
  const say = sayIn(locale)
  const market = release.sample ? 'sample' : activity.size === 0 ? 'official' : 'listings'
  const list = (keys: readonly WordKey[], style: string): Markup =>
    markup`<ul class="${style}">${keys.map((key) => markup`<li>${say(key)}</li>`)}</ul>`
  const real = markup`<div class="card"><h3>${say('home.real')}</h3>${list(REAL, 'ticks')}</div>`
  const invented = release.sample
    ? markup`<div class="card"><h3>${say('home.invented')}</h3>${list(INVENTED, 'ticks not')}</div>`
    : undefined
  return markup`<section id="real"><h2>${say(release.sample ? 'home.whatIsReal' : 'home.whatIsRealOnly')}</h2>
<div class="ways two">${real}${invented}</div>
<p class="hint">${
    market === 'sample'
      ? say('official.home.sample', { command: 'MARKET=luxembourg make run' })
      : say(`official.home.${market}`)
  }</p></section>`
}
