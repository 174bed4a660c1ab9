import type { Home } from '../homes/home.ts'
import type { Random } from '../parameters/random.ts'

/** Writes a place in one of the ways of a portal, the plain ones first. */
export function placeWords(random: Random, home: Home, isPortalStyle: boolean): string {
  const { commune, town, place } = home
  if (town !== null) return isPortalStyle ? `${town.name} (${town.country})` : town.name
  const communeName = commune!.name
  if (commune!.slug === 'luxembourg') return cityWords(random, place.name, isPortalStyle)
  if (!isPortalStyle) return place.name
  const draw = random.next()
  if (place.name !== communeName) {
    if (draw < 0.3) return `${place.name} (${communeName})`
    if (draw < 0.45) return `${place.name}-${communeName}`
    if (draw < 0.55) return communeName
    if (draw < 0.65) return `${communeName}, ${place.name}`
  }
  if (place.name.includes('-sur-') && draw < 0.85)
    return place.name.replace('-sur-', random.pick(['/', ' sur ', '/', '-sur-']))
  if (draw < 0.85) return place.name.toLowerCase()
  return place.name.toUpperCase()
}

/** Writes a place for running text. */
export function placeInText(home: Home): string {
  if (home.town !== null) return home.town.name
  return home.commune!.slug === 'luxembourg' ? `Luxembourg-${firstName(home.place.name)}` : home.place.name
}

function cityWords(random: Random, quarter: string, isPortalStyle: boolean): string {
  const name = firstName(quarter)
  if (!isPortalStyle) return `Luxembourg-${name}`
  return random.pick([
    `Luxembourg-${name}`,
    `Luxembourg-${name}`,
    `Luxembourg (${name})`,
    name,
    `LUXEMBOURG-${name.toUpperCase()}`,
    `Luxembourg, ${name}`,
    'Luxembourg',
  ])
}

/** Only the first of two names: `Neudorf/Weimershof` becomes `Neudorf`. */
function firstName(quarter: string): string {
  return quarter.split('/')[0]!.replace(/^(Bonnevoie)-(Nord|Sud)$/, '$1')
}
