import { drawNormal } from '../../statistics/draw-normal.ts'
import { seededRandom } from '../../statistics/random.ts'
import type { Panel } from './panel.ts'

export const FIRST_YEAR = 2010
export const YEARS = 13

/** Communes whose levels drift and whose log ratios of paid to asked lie around `markup` by 6 %, seen with noise. */
export function market({ seed = 1, communes = 40, markup = -0.1, spread = 0.06, noise = 0.06 } = {}): Panel {
  const random = seededRandom(seed)
  const paid = new Map<string, Map<number, number>>()
  const asked = new Map<string, Map<number, number>>()
  const growth = Array.from({ length: YEARS }, () => 0.05 + 0.02 * drawNormal(random))
  for (let index = 0; index < communes; index++) {
    const own = markup + spread * drawNormal(random)
    let level = 8.5 + 0.2 * drawNormal(random)
    const [deeds, adverts] = [new Map<number, number>(), new Map<number, number>()]
    for (const [t, change] of growth.entries()) {
      level += change + 0.02 * drawNormal(random)
      deeds.set(FIRST_YEAR + t, level + (noise / 2) * drawNormal(random))
      adverts.set(FIRST_YEAR + t, level - own + noise * drawNormal(random))
    }
    paid.set(`c${String(index).padStart(2, '0')}`, deeds)
    asked.set(`c${String(index).padStart(2, '0')}`, adverts)
  }
  return { paid, asked }
}

/** The same panel with the values of some areas and years changed or, where undefined, left out. */
export function changed(
  panel: Panel,
  change: (area: string, year: number, value: number, side: keyof Panel) => number | undefined,
): Panel {
  const side = (name: keyof Panel) =>
    new Map(
      [...panel[name]].map(([area, own]) => {
        const kept = [...own].flatMap(([year, value]): [number, number][] => {
          const to = change(area, year, value, name)
          return to === undefined ? [] : [[year, to]]
        })
        return [area, new Map(kept)]
      }),
    )
  return { paid: side('paid'), asked: side('asked') }
}
