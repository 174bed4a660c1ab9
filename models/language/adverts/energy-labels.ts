import { energyLabels as de } from '../de/adverts/energy-labels.ts'
import { energyLabels as en } from '../en/adverts/energy-labels.ts'
import { energyLabels as fr } from '../fr/adverts/energy-labels.ts'
import { energyLabels as lb } from '../lb/adverts/energy-labels.ts'
import { energyLabels as pt } from '../pt/adverts/energy-labels.ts'
import { joinLanguages } from '../words/join-words.ts'

const { of } = joinLanguages([en, fr, de, lb, pt])

/** Reads the class of energy, and that of insulation where it stands beside. */
export const ENERGY_CLASS = new RegExp(
  String.raw`${of('energy')}(?![a-z])\s?(?:${of('class')}\s)?[:=-]?\s?([a-i]\+?)(?! ?${of('toCome')})` +
    String.raw`(?:\s?[-/,]\s?([a-i]\+?)(?![a-z])|([a-i])[a-i]?(?![a-z])|(?![a-z]))`,
)
export const INSULATION_CLASS = new RegExp(
  String.raw`${of('insulation')}\s?(?:${of('class')}\s?)?[:=-]?\s?([a-i]\+?)(?![a-z])`,
)
/** A cell that is a class: its letter and its plus signs. */
export const CLASS = new RegExp(
  String.raw`^(?!${of('classes')}$)(?:${of('classes')}\s*[:-]?\s*)?([a-i])\s*(\+{0,3})$`,
  'i',
)
export const NOT_STATED = new RegExp(`^(?:|-+|0|${of('notStated')})$`, 'i')
export const IN_PREPARATION = new RegExp(of('inPreparation'), 'i')
export const EXEMPT = new RegExp(of('exempt'), 'i')
