import { energyClasses as de } from '../../de/queries/wishes/energy-classes.ts'
import { energyClasses as en } from '../../en/queries/wishes/energy-classes.ts'
import { energyClasses as fr } from '../../fr/queries/wishes/energy-classes.ts'
import { energyClasses as lb } from '../../lb/queries/wishes/energy-classes.ts'
import { energyClasses as pt } from '../../pt/queries/wishes/energy-classes.ts'
import { joinLanguages } from '../../words/join-words.ts'
import { OR } from '../small-words.ts'

const { of } = joinLanguages([en, fr, de, lb, pt])

export const CLASS_BEFORE = new RegExp(
  String.raw`\b${of('names')}(?: (?:${of('names')}|${of('fillers')}|${of('nameFillers')}))*$`,
)
/** `B or better energy`, `A rated`, `A-Klasse`. */
export const CLASS_AFTER = new RegExp(String.raw`^(?:${of('betweenAfter')} )*${of('namesAfter')}\b`)
export const ABOUT_ENERGY = new RegExp(`^${of('aboutEnergy')}$`)
/** `no worse than D` */
export const WORSE_THAN = new RegExp(`(?:^| )${of('worse')}(?: ${of('than')})*$`)
/** `better than E` */
export const BETTER_THAN = new RegExp(`(?:^| )(?:${of('better')}|${of('above')})(?: ${of('than')})+$`)
export const JOINT = new RegExp(`^(?:${of('joints')}|-)$`)
/** Behind a class in a small letter. */
export const BEHIND_SMALL = new RegExp(`^(?:${of('better')}|${of('leastAfter')})$`)
/** `C or better` */
export const OR_BETTER = new RegExp(`^(?:${OR}|${of('orTyped')}) (?:${of('better')}|${of('more')})$`)
export const NAME = new RegExp(`^${of('names')}$`)
export const FILLER = new RegExp(`^(?:${of('fillers')}|${of('comparing')})$`)
