import type { MatchAdvert } from './match-advert.ts'

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

/** Numbers below 1 from a seed (mulberry32), for tests that need many adverts. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const COMMUNES = ['mersch', 'mamer', 'esch-sur-alzette', 'luxembourg']

/**
 * Adverts of a small market with their truth: each property on one to three portals, some details missing on each, some areas cut off, some prices lowered on
 * one portal, some listed again under another key.
 */
export function smallMarket(seed: number, properties: number): { adverts: MatchAdvert[]; truth: string[][] } {
  const random = seeded(seed)
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
  const first = Date.UTC(2025, 0, 1) + Math.floor(random() * 500) * 86_400_000
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
    firstSeen: new Date(first).toISOString().slice(0, 10),
    lastSeen: new Date(first + (20 + Math.floor(random() * 80)) * 86_400_000).toISOString().slice(0, 10),
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
