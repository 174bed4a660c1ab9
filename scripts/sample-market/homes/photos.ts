import { type Home, type HomeKind, hasRooms, isHouse } from './home.ts'
import type { Random } from '../parameters/random.ts'

/** Number of drawings in the pool by scene. */
export const SCENES = {
  apartment: 34,
  house: 34,
  land: 8,
  parking: 6,
  office: 8,
  living: 22,
  kitchen: 16,
  bedroom: 16,
  bathroom: 10,
} as const
export type Scene = keyof typeof SCENES

export function photoName(scene: Scene, number: number): string {
  return `${scene}-${String(number).padStart(2, '0')}.webp`
}

/** Names of the pictures of a home, outside view first; a few homes have none. */
export function photosFor(random: Random, home: Home): string[] {
  if (random.chance(0.04)) return []
  const draw = (scene: Scene) => photoName(scene, random.integer(1, SCENES[scene]))
  const outside = draw(outsideScene(home.kind))
  if (!hasRooms(home.kind) || home.kind === 'project') return [outside]
  if (home.kind === 'room') return [draw('bedroom'), outside]
  const inside = (['living', 'kitchen', 'bedroom', 'bathroom'] as const).filter(() => random.chance(0.75)).map(draw)
  return [outside, ...inside]
}

function outsideScene(kind: HomeKind): Scene {
  if (isHouse(kind)) return 'house'
  if (kind === 'land' || kind === 'parking' || kind === 'office') return kind
  return kind === 'retail' ? 'office' : 'apartment'
}
