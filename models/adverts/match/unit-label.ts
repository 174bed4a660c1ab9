import { LOT_NUMBER } from '../../language/adverts/lots.ts'

/**
 * The number of the flat or lot within its project: `Lot n°3`, `Lot 5A`, `Appartement n° B2`. It tells near-equal adverts of one building apart.
 * The title is asked first.
 * @returns upper case without separators, or null
 */
export function unitLabel(title: string | null, description: string | null): string | null {
  return labelIn(title) ?? labelIn(description?.slice(0, 600) ?? null)
}

function labelIn(text: string | null): string | null {
  if (text === null) return null
  const match = LOT_NUMBER.exec(text)
  return match === null ? null : match[1]!.toUpperCase().replace(/[-./ ]/g, '')
}
