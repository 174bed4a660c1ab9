import { surroundings as de } from '../../de/queries/places/surroundings.ts'
import { surroundings as en } from '../../en/queries/places/surroundings.ts'
import { surroundings as fr } from '../../fr/queries/places/surroundings.ts'
import { surroundings as lb } from '../../lb/queries/places/surroundings.ts'
import { surroundings as pt } from '../../pt/queries/places/surroundings.ts'
import { joinLanguages, joinWords } from '../../words/join-words.ts'

const { of } = joinLanguages([en, fr, de, lb, pt])

const NO_LUXEMBOURGISH_JOINTS = joinWords([en, fr, de, pt], 'joints')
const NO_ENGLISH_JOINTS = joinWords([fr, de, lb, pt], 'joints')

/** `and surroundings`, `et ses environs`, `oder drumherum`: right behind a place. */
export const AROUND_AFTER = new RegExp(
  [
    String.raw`^(?:${of('around')}|${of('joints')} ${of('inArea')}|${NO_LUXEMBOURGISH_JOINTS} ${of('nearIt')})\b`,
    `^(?:${NO_ENGLISH_JOINTS} )?${of('environs')}`,
    `^${NO_ENGLISH_JOINTS} ${of('itsEnvirons')}`,
    `^${of('besideJoints')} (?:${of('besideFillers')} )?${of('beside')}`,
  ].join('|'),
)
/** `Region: Bissen` */
export const AREA_LABEL = new RegExp(`^${of('areas')}$`)
/** `Raum Bissen` */
export const AREA_BEFORE = new RegExp(String.raw`(?:^|\s)${of('areas')}(?: ${of('areaFillers')})*$`)
