import type { Random } from '../parameters/random.ts'
import { circle, HEIGHT, line, pickFacade, pickRoof, pickSeason, polygon, rect, shade, WIDTH } from './palette.ts'
import type { Season } from './palette.ts'

const HORIZON = 330

/** A block of flats: three to six floors, flat or pitched roof, balconies. */
export function drawApartments(random: Random): string {
  const season = pickSeason(random)
  const floors = random.integer(3, 6)
  const columns = random.integer(4, 7)
  const floorHeight = Math.min(52, 250 / floors)
  const width = columns * random.between(48, 62)
  const x = (WIDTH - width) / 2 + random.between(-40, 40)
  const top = HORIZON - floors * floorHeight
  const facade = pickFacade(random)
  const roof = random.chance(0.55) ? flatRoof(x, top, width) : pitchedRoof(x, top, width, 46, pickRoof(random))
  const base = rect(x, HORIZON - floorHeight, width, floorHeight, shade(facade, 0.82))
  const windows = windowGrid(random, { x, top, width, floors, columns, floorHeight, balconies: random.chance(0.75) })
  const neighbour = random.chance(0.6) ? neighbourHouse(random, x > 160 ? 10 : 500) : ''
  return (
    landscape(random, season) +
    neighbour +
    rect(x, top, width, HORIZON - top, facade) +
    base +
    roof +
    windows +
    door(x + width / 2 - 14, HORIZON - floorHeight + 6, 28, floorHeight - 6) +
    street(season) +
    trees(random, season, [x - 50, x + width + 45, x + width + 100])
  )
}

/** A family house with gable or hipped roof, garage or garden. */
export function drawHouse(random: Random): string {
  const season = pickSeason(random)
  const floors = random.integer(1, 2)
  const columns = random.integer(2, 4)
  const width = columns * random.between(66, 84)
  const floorHeight = 66
  const x = (WIDTH - width) / 2 + random.between(-70, 70)
  const top = HORIZON - floors * floorHeight
  const facade = pickFacade(random)
  const roofColour = pickRoof(random)
  const roof = random.chance(0.15)
    ? flatRoof(x, top, width)
    : pitchedRoof(x, top, width, random.between(60, 105), roofColour)
  const garageX = x + width
  const garage = random.chance(0.55)
    ? rect(garageX, HORIZON - 62, 96, 62, shade(facade, 0.92)) +
      rect(garageX - 4, HORIZON - 68, 106, 8, shade(roofColour, 0.95)) +
      rect(garageX + 14, HORIZON - 46, 68, 46, '#b9bec2') +
      [0, 1, 2]
        .map((slat) =>
          line(garageX + 14, HORIZON - 34 + slat * 12, garageX + 82, HORIZON - 34 + slat * 12, '#9aa0a5', 1.5),
        )
        .join('')
    : ''
  return (
    landscape(random, season) +
    rect(x, top, width, HORIZON - top, facade) +
    garage +
    roof +
    (floors === 1 || random.chance(0.5) ? dormer(x + width * 0.3, top, facade, roofColour) : '') +
    chimney(random, x, top, width) +
    windowGrid(random, { x, top, width, floors, columns, floorHeight, balconies: false }) +
    door(x + width / columns / 2 - 16, HORIZON - 54, 32, 54) +
    street(season) +
    hedge(random, season) +
    trees(random, season, [x - 70, x - 130, garageX + 150])
  )
}

/** An open plot with its corner posts. */
export function drawLand(random: Random): string {
  const season = pickSeason(random)
  const left = random.between(90, 160)
  const right = random.between(470, 560)
  const posts = [
    [left, 400],
    [left + 70, 300],
    [right - 60, 300],
    [right, 400],
  ] as const
  const plot = polygon(posts, shade(season.ground, 1.08), `stroke="#f7f3e6" stroke-width="3" stroke-dasharray="12 8"`)
  const stakes = posts.map(([x, y]) => rect(x - 3, y - 26, 6, 28, '#b5532f')).join('')
  return (
    landscape(random, season, 290) +
    neighbourHouse(random, random.pick([20, 520])) +
    plot +
    stakes +
    trees(random, season, [40, 600, 565])
  )
}

/** A glazed office building. */
export function drawOffice(random: Random): string {
  const season = pickSeason(random)
  const floors = random.integer(4, 7)
  const width = random.between(260, 400)
  const x = (WIDTH - width) / 2 + random.between(-50, 50)
  const height = floors * 40
  const top = HORIZON - height
  const glass = random.pick(['#8fb3c7', '#7fa3b5', '#a5c3cf', '#6f97a8'])
  const panes: string[] = []
  const columns = random.integer(7, 11)
  for (let row = 0; row < floors; row++) {
    for (let column = 0; column < columns; column++) {
      const pane = shade(glass, random.between(0.85, 1.2))
      panes.push(
        rect(x + 6 + (column * (width - 12)) / columns, top + 8 + row * 40, (width - 12) / columns - 4, 30, pane),
      )
    }
  }
  return (
    landscape(random, season) +
    rect(x, top, width, height, '#dfe3e5') +
    panes.join('') +
    rect(x - 8, top - 8, width + 16, 10, '#6b7379') +
    rect(x + width / 2 - 40, HORIZON - 44, 80, 44, '#42525b') +
    street(season) +
    trees(random, season, [x - 45, x + width + 40])
  )
}

function landscape(random: Random, season: Season, horizon = HORIZON): string {
  const clouds = Array.from({ length: random.integer(1, 4) }, () => cloud(random)).join('')
  const sun = random.chance(0.6)
    ? circle(random.between(60, 580), random.between(45, 95), 24, '#fff3c9', 'opacity="0.9"')
    : ''
  const hills = [0, 1]
    .map((layer) => {
      const crest = horizon - random.between(28, 80) + layer * 22
      const middle = random.between(180, 460)
      return (
        `<path d="M0 ${crest + 22} Q ${Math.round(middle / 2)} ${Math.round(crest - 20)} ${Math.round(middle)} ${crest + 8} T ` +
        `${WIDTH} ${crest} V ${HEIGHT} H 0 Z" fill="${shade(season.hill, 1 - layer * 0.09)}"/>`
      )
    })
    .join('')
  return (
    `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${season.skyTop}"/><stop offset="1" ` +
    `stop-color="${season.skyBottom}"/></linearGradient></defs>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>` +
    sun +
    clouds +
    hills +
    rect(0, horizon - 8, WIDTH, HEIGHT - horizon + 8, season.ground)
  )
}

function cloud(random: Random): string {
  const x = random.between(30, 560)
  const y = random.between(35, 120)
  const puffs = [0, 1, 2, 3].map((puff) => circle(x + puff * 19, y - (puff % 2) * 9, random.between(12, 20), '#ffffff'))
  return `<g opacity="0.75">${puffs.join('')}</g>`
}

function street(season: Season): string {
  return (
    rect(0, HORIZON, WIDTH, 14, shade(season.ground, 0.9)) +
    rect(0, 362, WIDTH, 10, '#cfccc6') +
    rect(0, 372, WIDTH, 55, '#8b8d90') +
    [20, 150, 280, 410, 540].map((x) => rect(x, 397, 70, 4, '#e9e6da')).join('')
  )
}

function hedge(random: Random, season: Season): string {
  const leaf = season.leaves[0]!
  return Array.from({ length: 22 }, (_, at) =>
    circle(at * 30 + random.between(-6, 6), 358, random.between(12, 17), shade(leaf, random.between(0.85, 1.05))),
  ).join('')
}

function trees(random: Random, season: Season, places: readonly number[]): string {
  return places
    .filter((x) => x > -10 && x < WIDTH + 10 && random.chance(0.8))
    .map((x) => tree(random, season, x))
    .join('')
}

function tree(random: Random, season: Season, x: number): string {
  const foot = random.between(345, 362)
  const height = random.between(70, 130)
  const leaf = random.pick(season.leaves)
  const trunk = rect(x - 4, foot - height * 0.5, 8, height * 0.5, '#7a5b43')
  if (random.chance(0.25)) {
    return (
      trunk +
      [0, 1, 2]
        .map((tier) =>
          polygon(
            [
              [x - 34 + tier * 8, foot - height * (0.3 + tier * 0.22)],
              [x, foot - height * (0.75 + tier * 0.15)],
              [x + 34 - tier * 8, foot - height * (0.3 + tier * 0.22)],
            ],
            shade(leaf, 0.8 + tier * 0.08),
          ),
        )
        .join('')
    )
  }
  const crown = Array.from({ length: 6 }, () =>
    circle(
      x + random.between(-22, 22),
      foot - height * random.between(0.5, 0.95),
      random.between(16, 27),
      shade(leaf, random.between(0.85, 1.12)),
    ),
  )
  return trunk + crown.join('')
}

interface Grid {
  x: number
  top: number
  width: number
  floors: number
  columns: number
  floorHeight: number
  balconies: boolean
}

function windowGrid(random: Random, { x, top, width, floors, columns, floorHeight, balconies }: Grid): string {
  const cell = width / columns
  const windowWidth = cell * random.between(0.42, 0.56)
  const windowHeight = floorHeight * random.between(0.5, 0.62)
  const frame = random.pick(['#ffffff', '#5b6066', '#e8e2d6'])
  const shutters = !balconies && random.chance(0.35) ? random.pick(['#6c7f5b', '#8a4b3b', '#51677a']) : null
  const parts: string[] = []
  for (let floor = 0; floor < floors; floor++) {
    for (let column = 0; column < columns; column++) {
      const left = x + column * cell + (cell - windowWidth) / 2
      const upper = top + floor * floorHeight + (floorHeight - windowHeight) / 2
      const isDoor = floor === floors - 1 && (balconies ? Math.abs(column + 0.5 - columns / 2) < 0.6 : column === 0)
      if (isDoor) continue
      const glass = random.chance(0.12) ? '#f6dfa4' : shade('#7f9fb3', random.between(0.85, 1.15))
      parts.push(
        rect(left - 3, upper - 3, windowWidth + 6, windowHeight + 6, frame),
        rect(left, upper, windowWidth, windowHeight, glass),
      )
      parts.push(line(left + windowWidth / 2, upper, left + windowWidth / 2, upper + windowHeight, frame, 2))
      parts.push(
        polygon(
          [
            [left, upper + windowHeight],
            [left + windowWidth * 0.45, upper],
            [left + windowWidth * 0.7, upper],
            [left + windowWidth * 0.25, upper + windowHeight],
          ],
          '#ffffff',
          'opacity="0.18"',
        ),
      )
      if (shutters !== null)
        parts.push(
          rect(left - 14, upper - 2, 10, windowHeight + 4, shutters),
          rect(left + windowWidth + 4, upper - 2, 10, windowHeight + 4, shutters),
        )
      if (balconies && floor < floors - 1 && column % 2 === 0)
        parts.push(balcony(left - 6, upper + windowHeight, windowWidth + 12))
    }
  }
  return parts.join('')
}

function balcony(x: number, y: number, width: number): string {
  const bars = Array.from({ length: 7 }, (_, at) =>
    line(x + (at * width) / 6, y - 14, x + (at * width) / 6, y, '#6b7074', 1.5),
  )
  return rect(x, y, width, 5, '#a9a59d') + line(x, y - 14, x + width, y - 14, '#6b7074', 2.5) + bars.join('')
}

function flatRoof(x: number, top: number, width: number): string {
  return rect(x - 6, top - 9, width + 12, 10, '#63686d') + rect(x + width * 0.35, top - 30, width * 0.3, 22, '#c9cdd0')
}

function pitchedRoof(x: number, top: number, width: number, height: number, colour: string): string {
  const roof = polygon(
    [
      [x - 14, top + 2],
      [x + width * 0.18, top - height],
      [x + width * 0.82, top - height],
      [x + width + 14, top + 2],
    ],
    colour,
  )
  const rows = [0.25, 0.5, 0.75].map((at) =>
    line(
      x - 14 + (width * 0.18 + 14) * at,
      top - height * at,
      x + width + 14 - (width * 0.18 + 14) * at,
      top - height * at,
      shade(colour, 0.85),
      1.5,
    ),
  )
  return roof + rows.join('')
}

/** A triangle with its apex in the middle. */
function gable(left: number, right: number, base: number, height: number, colour: string): string {
  return polygon(
    [
      [left, base],
      [(left + right) / 2, base - height],
      [right, base],
    ],
    colour,
  )
}

function dormer(x: number, top: number, facade: string, roof: string): string {
  return (
    rect(x, top - 44, 44, 40, facade) +
    gable(x - 7, x + 51, top - 42, 24, shade(roof, 0.9)) +
    rect(x + 10, top - 36, 24, 22, '#86a3b4')
  )
}

function chimney(random: Random, x: number, top: number, width: number): string {
  return rect(x + width * random.between(0.6, 0.75), top - random.between(82, 100), 16, 40, '#8a5d4d')
}

function door(x: number, y: number, width: number, height: number): string {
  return (
    rect(x - 3, y - 3, width + 6, height + 3, '#f3efe6') +
    rect(x, y, width, height, '#5c4636') +
    circle(x + width - 6, y + height * 0.55, 2, '#e3c873')
  )
}

function neighbourHouse(random: Random, x: number): string {
  const colour = shade(pickFacade(random), 0.92)
  return (
    rect(x, HORIZON - 80, 110, 80, colour) +
    gable(x - 8, x + 118, HORIZON - 78, 48, shade(pickRoof(random), 1.05)) +
    rect(x + 18, HORIZON - 60, 24, 24, '#8aa5b4') +
    rect(x + 66, HORIZON - 60, 24, 24, '#8aa5b4')
  )
}
