import { oneOf } from '../../language/words/lines.ts'
import { NUMBER_PATTERN } from '../../language/numbers/localized-number.ts'
import { areCentiare, toSquareMetres } from './read-area.ts'

const ABOUT = String.raw`(?:\+\/-|±|~|ca\.?|env(?:iron)?\.?|etwa|rund|about|approx\.?)?\s?`
const PLAIN_NUMBER = String.raw`\d+(?:[.,]\d+)*`
const M2 = String.raw`(?:m2|m²|qm\b|sqm\b|sq\.? ?m)`
const LIVING_LABEL = new RegExp(
  oneOf(String.raw`
      (?:surf(?:ace)?\.? habitable|wohnflache|living (?:area|space|surface)|habitable (?:area|surface)|area util
      wunnflach)[^\d.;\n]{0,24}?${ABOUT}(${PLAIN_NUMBER})\s?${M2}
    `),
)
const LIVING_AFTER = new RegExp(
  String.raw`(${PLAIN_NUMBER})\s?${M2}\s?(?:habitables?|wohnflache|living (?:area|space)|de surface habitable)`,
)
const DWELLING_OF = new RegExp(
  oneOf(String.raw`
      \b(?:appartement|appart|maison|studio|duplex|triplex|penthouse|villa|loft|wohnung|haus|flat|apartment|house|apartamento|casa
      wunneng)\b[^\d.;:\n]{0,48}?${ABOUT}(${PLAIN_NUMBER})\s?${M2}
    `),
)
const DWELLING_OF_MISLED =
  /terras|balcon|balkon|jardin|garten|garden|cave|keller|garage|terrain|grundst|plot|cuisine|sejour|living|chambre|lot |bureau/
const LAND_OF = new RegExp(
  oneOf(String.raw`
      \b(?:terrain|parcelle|grundstuck|bauland|plot|land|terreno|bauplatz)\b[^\d.;:\n]{0,32}?${ABOUT}(${NUMBER_PATTERN})\s?(m2|m²|qm\b|ares?\b|ar\b
      ha\b|a\b(?! ?\d))
    `),
)
const LAND_ARE_CENTIARE =
  /\b(?:terrain|parcelle|grundstuck|plot|land|terreno)\b[^\d.;:\n]{0,32}?((?:\d{1,3} ?ha ?)?\d{1,3} ?a ?\d{1,2} ?ca)\b/

/**
 * Living area in an advert's text, in m². A labelled area ("surface habitable 92 m²") wins over "appartement de 92 m²"; areas of
 * terraces, plots and single rooms are not taken.
 * @param folded text passed through `fold`
 */
export function livingAreaFromText(folded: string): number | null {
  const labelled = LIVING_LABEL.exec(folded) ?? LIVING_AFTER.exec(folded)
  if (labelled !== null) return toSquareMetres(labelled[1]!, 'm2')
  const dwelling = DWELLING_OF.exec(folded)
  if (dwelling === null || DWELLING_OF_MISLED.test(dwelling[0])) return null
  return toSquareMetres(dwelling[1]!, 'm2')
}

/** Area of the plot in an advert's text, in m²: "sur un terrain de 4,57 ares", "Grundstück von 300 m²", "terrain de 8a81ca". */
export function landAreaFromText(folded: string): number | null {
  const cadastral = LAND_ARE_CENTIARE.exec(folded)
  if (cadastral !== null) return areCentiare(cadastral[1]!)?.m2 ?? null
  const match = LAND_OF.exec(folded)
  return match === null ? null : toSquareMetres(match[1]!, match[2])
}
