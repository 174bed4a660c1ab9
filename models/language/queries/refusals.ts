import { askingPattern } from '../asking.ts'
import { refusals as de } from '../de/queries/refusals.ts'
import { refusals as en } from '../en/queries/refusals.ts'
import { refusals as fr } from '../fr/queries/refusals.ts'
import { refusals as lb } from '../lb/queries/refusals.ts'
import { refusals as pt } from '../pt/queries/refusals.ts'
import { joinLanguages } from '../words/join-words.ts'

const { of, whole } = joinLanguages([en, fr, de, lb, pt])

/** A refusal that goes on with an article or a place refuses what follows: `surtout pas de moquette`. */
const BEHIND = askingPattern('refusedBehind').replaceAll(/\bno\b/g, 'not?') + String.raw`(?= |$)(?! ${of('goingOn')}\b)`
const POLITE = `(?: (?:${of('please')}|${of('lastWords')}))?`
const DENIAL = `(?:${of('noes')}|${of('nots')})`

/** Refuses what stands right before it. The last is a denial that ends its clause: `Lift auch nicht`, `Lintgen doch nicht`. */
export const REFUSED_NEXT = new RegExp(
  `^(?:${of('verbs')} )?(?:${BEHIND}|(?:${of('likewise')}|${of('likewiseNext')})(?= |$)` +
    `|(?:${of('denialFillers')} )*${DENIAL}${POLITE}$)`,
)
/** A clause that does nothing but refuse what the one before names: `meublé ? surtout pas`. */
export const REFUSING_ANSWER = new RegExp(`^(?:(?:${of('noes')}|${of('sighs')}) )?${BEHIND}${POLITE}$`)
/** Refuses what stands before it in the clause: `EG ausgeschlossen`, `meublé s'abstenir`. */
export const REFUSED_AFTER = new RegExp(
  String.raw`\b${BEHIND}|\b${of('refusing')}|\b${of('unbearable')}\b|^(?:[a-z]+ ){1,5}(?:${of('please')} )?${DENIAL}${POLITE}$`,
)
/** A thing with nothing but a denial behind it: `Pets: none`, `fumadora não`. */
export const DENIED_AFTER = new RegExp(`^(?:[a-z]+ ){1,2}${of('none')}$`)
/** `animais não temos`, `pets we have none`: who does not have a thing wishes for nothing for it. */
export const NOT_OWNED = new RegExp(`^(?:[a-z]+ ){1,2}${of('notOwned')}$`)
/** `Sauna auch nicht`: what was said of the thing before is said of this one. */
export const NEITHER = new RegExp(
  `^(?:[a-z]+ ){1,3}(?:${of('likewise')}|${of('likewiseLast')})$|^${of('nor')} (?:[a-z]+ ?){1,3}$`,
)
export const NO = new RegExp(`^(?:${of('noes')}|${of('noAnswers')})$`)
export const ON_NO_ACCOUNT = new RegExp(String.raw`(?:^| )${of('onNoAccount')}(?: [a-z]{1,5})?$`)
export const EAGER = whole('eager')
/** In an English text. */
export const FALSE_FRIEND = new RegExp(`^(?:${en.falseFriends})$`)
export const TIRED = whole('tired')
export const FAR = whole('far')
export const NOR_SECOND = whole('norSecond')
/** Also within a word. */
export const NEITHER_BEFORE = new RegExp(of('neither'))
/** In a text of no language that could be told. */
export const ENGLISH_NO = new RegExp(String.raw`\bno ${of('englishAfterNo')}`, 'i')
export const AFTER_OTHER_NO = whole('afterOtherNo')
