import type { MatchAdvert } from './match-advert.ts'
import { seededRandom } from '../../statistics/random.ts'
import { DAY_MS, isoDateAt } from '../../kernel/day.ts'

/** A plain flat on portal "a", with whatever a test wants to be different. */
export function flat(changes: Partial<MatchAdvert> = {}): MatchAdvert {
  const priceEur = changes.priceEur === undefined ? 612_000 : changes.priceEur
  const advert: MatchAdvert = {
    advertId: 'a1',
    portalId: 'a',
    sourceRef: '1',
    listingType: 'sale',
    propertyType: 'apartment',
    segment: 'apartment',
    isProject: false,
    communeSlug: 'mersch',
    locality: 'Beringen',
    district: null,
    priceEur,
    priceMinEur: priceEur,
    priceMaxEur: priceEur,
    areaM2: 87,
    landAreaM2: null,
    rooms: 3,
    bedrooms: 2,
    floor: 2,
    constructionYear: 2004,
    energyClass: 'C',
    agencyName: 'Immo Exemple',
    agencyRef: null,
    latitude: null,
    longitude: null,
    coordinatePrecision: null,
    textSignature: null,
    unitLabel: null,
    photoKeys: [],
    firstSeen: '2026-01-10',
    lastSeen: '2026-03-10',
  }
  return { ...advert, sourceRef: changes.advertId ?? '1', ...changes }
}

/** The same flat on portal "b". */
export function copy(changes: Partial<MatchAdvert> = {}): MatchAdvert {
  return flat({ advertId: 'b1', portalId: 'b', ...changes })
}

const COMMUNES = ['mersch', 'mamer', 'esch-sur-alzette', 'luxembourg']

/**
 * Adverts of a small market with their truth: each property on one to three portals, some details missing on each, some areas cut off, some prices lowered on
 * one portal, some listed again under another key.
 */
export function smallMarket(seed: number, properties: number): { adverts: MatchAdvert[]; truth: string[][] } {
  const random = seededRandom(seed)
  const adverts: MatchAdvert[] = []
  const truth: string[][] = []
  for (let p = 0; p < properties; p++) {
    const base = drawn(random, p)
    const portals = ['a', 'b', 'c'].slice(0, 1 + Math.floor(random() * 3))
    const shown = portals.map((portalId) => asShown(base, portalId, random))
    adverts.push(...shown)
    truth.push(shown.map(({ advertId }) => advertId))
  }
  return { adverts, truth }
}

function drawn(random: () => number, p: number): MatchAdvert {
  const areaM2 = Math.round((40 + random() * 100) * 100) / 100
  const priceEur = Math.round((areaM2 * (6000 + random() * 4000)) / 1000) * 1000
  const first = Date.UTC(2025, 0, 1) + Math.floor(random() * 500) * DAY_MS
  return flat({
    advertId: `p${p}`,
    communeSlug: COMMUNES[Math.floor(random() * COMMUNES.length)]!,
    locality: null,
    areaM2,
    priceEur,
    bedrooms: Math.max(1, Math.round(areaM2 / 40)),
    rooms: null,
    floor: Math.floor(random() * 5),
    constructionYear: 1950 + Math.floor(random() * 75),
    energyClass: 'ABCDEFGH'[Math.floor(random() * 8)]!,
    agencyName: `Agency ${Math.floor(random() * 30)}`,
    firstSeen: isoDateAt(first),
    lastSeen: isoDateAt(first + (20 + Math.floor(random() * 80)) * DAY_MS),
  })
}

function asShown(base: MatchAdvert, portalId: string, random: () => number): MatchAdvert {
  const advertId = `${portalId}-${base.advertId}`
  return {
    ...base,
    advertId,
    portalId,
    sourceRef: advertId,
    areaM2: random() < 0.3 ? Math.floor(base.areaM2!) : base.areaM2,
    floor: random() < 0.3 ? null : base.floor,
    constructionYear: random() < 0.3 ? null : base.constructionYear,
    energyClass: random() < 0.2 ? null : base.energyClass,
  }
}
