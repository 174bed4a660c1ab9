import { chargesIncluded as de } from '../../de/queries/amounts/charges-included.ts'
import { chargesIncluded as en } from '../../en/queries/amounts/charges-included.ts'
import { chargesIncluded as fr } from '../../fr/queries/amounts/charges-included.ts'
import { chargesIncluded as lb } from '../../lb/queries/amounts/charges-included.ts'
import { chargesIncluded as pt } from '../../pt/queries/amounts/charges-included.ts'
import { joinLanguages } from '../../words/join-words.ts'
import { pattern } from '../../words/lines.ts'
import { EURO_WORDS } from '../quantity-units.ts'

const { of } = joinLanguages([en, fr, de, lb, pt])

const ALL_CHARGES = `(?:${of('allOfThe')} ){0,2}${of('charges')}`
const SUPPLY = `(?:${of('supplies')}|${of('heating')})`

export const INCLUDED = pattern(String.raw`
  \b(?:${of('including')}|${of('with')}|${of('withShort')}) ${ALL_CHARGES}\b(?: ${of('included')}\b)?
  \b${of('including')} (?:${of('allOfThe')} ){0,2}${of('heating')}\b
  \b${of('including')} (?:${of('everything')}|${of('all')})\b
  \b(?:${of('charges')}|${of('heating')}) (?:${of('are')} )?${of('included')}\b
  \b${of('charges')} ${of('must')} (?:[a-z]+ ){0,3}(?:${of('inside')}|${of('included')})\b
  \b${of('charges')} (?:${of('inside')}|${of('within')})\b
  \b\d+(?: ${EURO_WORDS})?(?: ${of('together')})? ${of('numberIncludes')}$
  \b${of('phrases')}\b
  \b${of('all')} ${of('allIncluded')}\b
  \b${of('with')} ${SUPPLY}(?: ${of('and')} ${SUPPLY})+\b
  \b${SUPPLY} ${of('and')} ${SUPPLY} ${of('included')}\b
  \b${of('warm')}\b(?! ${of('warmThings')})
`)
/** Costs that come with a rent, or with a purchase. */
export const COSTS_OF_EITHER = new RegExp(String.raw`\b${of('costsOfEither')}\b`)
/** A word without which nothing is said of charges. */
export const OF_CHARGES = new RegExp(
  String.raw`^(?:${of('charges')}|${SUPPLY}|in[ck]l\w*|${of('all')}|${of('ofAll')}|${of('phrases')}|${of('warm')})$`,
)
