import type { Portal } from './advert.ts'
import type { Agency } from './agencies.ts'

/** Creates references that never repeat, in the style of each portal and agency. */
export interface References {
  ofPortal(portal: Portal): string
  ofAgency(agency: Agency): string
  owner(): string
}

export function createReferences(): References {
  const counts = new Map<string, number>()
  const count = (name: string) => {
    const next = (counts.get(name) ?? 0) + 1
    counts.set(name, next)
    return next
  }
  return {
    ofPortal(portal) {
      const number = count(portal)
      switch (portal) {
        case 'alpha':
          return String(7_100_000 + number)
        case 'beta':
          return `B${(46_656 + number * 7).toString(36).toUpperCase()}`
        case 'gamma':
          return `gw-${(0x10000 + number * 13).toString(16)}`
        default:
          return `H${String(number).padStart(7, '0')}`
      }
    },
    ofAgency: ({ slug, name }) => `${initials(name)}${String(count(slug)).padStart(4, '0')}`,
    owner: () => `owner-${String(count('owner')).padStart(6, '0')}`,
  }
}

/** First three letters of the last word, which differs between agencies. */
function initials(name: string): string {
  const plain = name.normalize('NFKD').replace(/[^A-Za-z ]/g, '')
  return plain
    .slice(plain.lastIndexOf(' ') + 1)
    .slice(0, 4)
    .toUpperCase()
}
