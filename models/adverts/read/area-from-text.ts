import * as phrases from '../../language/adverts/areas.ts'
import { areCentiare, toSquareMetres } from './read-area.ts'

/**
 * Living area in an advert's text, in m². A labelled area ("surface habitable 92 m²") wins over "appartement de 92 m²"; areas of
 * terraces, plots and single rooms are not taken.
 * @param folded text passed through `fold`
 */
export function livingAreaFromText(folded: string): number | null {
  const labelled = phrases.LIVING_AREA.exec(folded) ?? phrases.LIVING_AREA_BEHIND.exec(folded)
  if (labelled !== null) return toSquareMetres(labelled[1]!, 'm2')
  const dwelling = phrases.HOME_OF.exec(folded)
  if (dwelling === null || phrases.PART_OF_HOME.test(dwelling[0])) return null
  return toSquareMetres(dwelling[1]!, 'm2')
}

/** Area of the plot in an advert's text, in m²: "sur un terrain de 4,57 ares", "Grundstück von 300 m²", "terrain de 8a81ca". */
export function landAreaFromText(folded: string): number | null {
  const cadastral = phrases.PLOT_AS_IN_DEEDS.exec(folded)
  if (cadastral !== null) return areCentiare(cadastral[1]!)?.m2 ?? null
  const match = phrases.PLOT_OF.exec(folded)
  return match === null ? null : toSquareMetres(match[1]!, match[2])
}
