import { lots as de } from '../de/adverts/lots.ts'
import { lots as en } from '../en/adverts/lots.ts'
import { lots as fr } from '../fr/adverts/lots.ts'
import { lots as pt } from '../pt/adverts/lots.ts'
import { joinLanguages } from '../words/join-words.ts'

const { of } = joinLanguages([en, fr, de, pt])

const NUMBER_SIGN = `(?:${of('numberSigns')}|#)`

/** Reads the number of a flat or lot. */
export const LOT_NUMBER = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:${of('units')}\.?\s?${NUMBER_SIGN}?|${of('homes')}\.?\s?${NUMBER_SIGN})` +
    String.raw`\s?([a-z]{0,2}[-. ]?\d{1,3}(?:[-./]?[a-z0-9]{1,3})?)(?![\p{L}\d²]|\s?(?:${of('countedBehind')}|€))`,
  'iu',
)
/** Begins the item of a list of lots. */
export const LISTED_LOT = new RegExp(
  String.raw`\b(?:${of('lots')}\s+[\w./-]+\s*[:–-]|${of('listedHouses')}\s+\d{1,2}\s*[:(])`,
  'g',
)
export const IN_REFERENCE = new RegExp(String.raw`${of('references')}[ .:](?:[^.,;:!?\n]{0,12}:)?[^.,;:!?\n]{0,36}$`)
/** Reads the reference of an agency. */
export const AGENCY_REFERENCE = new RegExp(
  String.raw`${of('agencyReferences')}\s?[:.#°-]*\s*([\p{L}\d][\p{L}\d ./_-]{1,39}?)\s*(?:$|\n|[.,;](?:\s|$))`,
  'iu',
)
