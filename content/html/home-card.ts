import type { Card } from '../sections/block.ts'
import { band } from './band.ts'
import { markup, type Markup } from './markup.ts'
import { inlineHtml, languageAttribute } from './render-inline.ts'

/** A listing in a list: photo, price with charges, what and where, facts, and our estimate with the asking price on it. The whole card is one link. */
export function homeCard(card: Card, more?: Markup): Markup {
  const { picture, noPicture, photoCount, price, priceNote, heading, facts, energyClass, estimate, quoted, compare } =
    card
  // The heading beside it says what the picture is of.
  const cover =
    picture === null
      ? markup`<span class="no-photo">${noPicture}</span>`
      : markup`<img src="${picture.path}" alt="" width="${picture.width}" height="${picture.height}" loading="lazy" decoding="async">`
  const count = photoCount === undefined ? undefined : markup`<span class="count">${photoCount}</span>`
  const energy = energyClass === undefined ? undefined : energySign(energyClass.letter, energyClass.label)
  const said =
    facts.length === 0 && energy === undefined
      ? undefined
      : markup`<p class="said">${facts.map((fact) => markup`<span>${fact}</span>`)}${energy}</p>`
  const judged =
    estimate === undefined
      ? undefined
      : markup`<div class="estimate">${
          estimate.figures === null ? markup`<span></span>` : band(estimate.figures, estimate.label, 96)
        }<span>${inlineHtml(estimate.text)}</span></div>`
  const beside =
    compare === undefined
      ? undefined
      : markup`<a class="beside" href="${compare.address}" rel="nofollow">${compare.label}</a>`
  return markup`<li class="home"><div class="picture">${cover}${count}</div>
<div class="text"><p class="price">${price}${priceNote === undefined ? undefined : markup` <small>${priceNote}</small>`}</p>
<p class="title">${inlineHtml(heading)}</p>
${said}${quoted === null ? undefined : markup`<p class="hint"${languageAttribute(quoted.language)}>${quoted.text}</p>`}${more}${judged}${beside}</div></li>`
}

/** An energy class, always with its letter. @param label says to who hears it what the letter is */
function energySign(letter: string, label: string): Markup {
  return markup`<span class="energy ${letter.toLowerCase().slice(0, 1)}"><span class="unseen">${label} </span>${letter}</span>`
}

/** @param columns homes in a row of a wide page; two by default */
export function homeGrid(cards: readonly Markup[], columns?: 'three' | 'four'): Markup {
  return markup`<ul class="homes${columns === undefined ? '' : ` ${columns}`}">
${cards}
</ul>`
}
