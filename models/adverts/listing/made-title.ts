import type { Advert } from '../../contracts/listings/advert.ts'

/** Title of a listing whose feed has none: what it is and where, in the feed's own word for the place. */
export function makeTitle({ propertyType, placeText }: Pick<Advert, 'propertyType' | 'placeText'>): string {
  return [kindOf(propertyType), placeText].filter((part) => part !== null).join(', ')
}

/** Whether a title may be one that was made; advertisers do not write our words for types. */
export function isMadeTitle({ title, propertyType }: { title: string; propertyType: string }): boolean {
  const kind = kindOf(propertyType)
  return title === kind || title.startsWith(`${kind}, `)
}

function kindOf(propertyType: string): string {
  const kind = propertyType.replaceAll('_', ' ')
  return kind.charAt(0).toUpperCase() + kind.slice(1)
}
