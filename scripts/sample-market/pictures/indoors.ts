import type { Random } from '../parameters/random.ts'
import {
  circle,
  HEIGHT,
  line,
  pickFabric,
  pickFloor,
  pickSeason,
  pickWall,
  polygon,
  rect,
  shade,
  WIDTH,
} from './palette.ts'

const FLOOR_LINE = 300

/** A living room: sofa, rug, lamp, plant and a window. */
export function drawLiving(random: Random): string {
  const fabric = pickFabric(random)
  const x = random.between(60, 240)
  const sofa =
    rect(x, 236, 250, 62, fabric, 'rx="16"') +
    rect(x - 18, 258, 40, 66, shade(fabric, 0.88), 'rx="12"') +
    rect(x + 228, 258, 40, 66, shade(fabric, 0.88), 'rx="12"') +
    rect(x + 8, 282, 234, 38, shade(fabric, 1.1), 'rx="8"') +
    [0, 1].map((cushion) => rect(x + 30 + cushion * 140, 246, 44, 40, pickFabric(random), 'rx="8"')).join('')
  const table =
    rect(x + 60, 356, 150, 10, '#8a6a4a', 'rx="4"') +
    rect(x + 72, 366, 6, 26, '#6f5339') +
    rect(x + 192, 366, 6, 26, '#6f5339')
  const rug = `<ellipse cx="${Math.round(x + 130)}" cy="372" rx="210" ry="38" fill="${shade(pickFabric(random), 1.25)}" opacity="0.6"/>`
  return (
    room(random) +
    windowView(random, random.between(330, 430), 60) +
    frames(random, x) +
    rug +
    sofa +
    table +
    lamp(x > 150 ? x - 60 : x + 300) +
    plant(random, x > 150 ? 590 : 40)
  )
}

/** A fitted kitchen along the wall. */
export function drawKitchen(random: Random): string {
  const front = random.pick(['#f2f0ea', '#56636a', '#c8d2c2', '#e7d8bf', '#3f4a52', '#d9dfe2', '#b7a58d'])
  const worktop = random.pick(['#8a6a4a', '#4b4d50', '#d8d4cc'])
  const units = Array.from({ length: 7 }, (_, at) => {
    const x = 40 + at * 80
    const upper = at === 3 ? '' : rect(x, 70, 76, 80, front) + line(x + 10, 140, x + 30, 140, '#9a9a98', 3)
    return upper + rect(x, 228, 76, 88, front) + line(x + 24, 240, x + 52, 240, '#9a9a98', 3)
  })
  const hob =
    rect(288, 212, 64, 5, '#2b2d30') +
    polygon(
      [
        [286, 70],
        [354, 70],
        [368, 150],
        [272, 150],
      ],
      '#b9bec2',
    )
  const oven = rect(284, 246, 72, 58, '#2f3337', 'rx="3"') + rect(292, 262, 56, 32, '#566067')
  const lamps = [170, 320, 470]
    .map(
      (x) =>
        line(x, 0, x, 30, '#555', 2) +
        polygon(
          [
            [x - 16, 46],
            [x - 8, 28],
            [x + 8, 28],
            [x + 16, 46],
          ],
          random.chance(0.5) ? '#d9a441' : '#4a5157',
        ),
    )
    .join('')
  const island = random.chance(0.5) ? rect(150, 336, 340, 14, worktop) + rect(165, 350, 310, 60, shade(front, 0.9)) : ''
  return (
    room(random) +
    rect(40, 152, 556, 62, random.pick(['#e9ecea', '#cfdcdc', '#e4d9c8'])) +
    tiles(40, 152, 556, 62, 24) +
    units.join('') +
    rect(34, 214, 568, 14, worktop) +
    hob +
    oven +
    lamps +
    island +
    plant(random, 610)
  )
}

/** A bedroom: bed, bedside lamp, wardrobe or window. */
export function drawBedroom(random: Random): string {
  const cover = pickFabric(random)
  const x = random.between(150, 260)
  const bed =
    rect(x, 190, 230, 80, random.pick(['#8a6a4a', '#d8cbb8', '#55606a']), 'rx="8"') +
    rect(x + 6, 250, 218, 100, '#f7f4ee', 'rx="8"') +
    rect(x + 6, 286, 218, 74, cover, 'rx="6"') +
    [0, 1].map((pillow) => rect(x + 20 + pillow * 100, 246, 86, 34, '#ffffff', 'rx="12" stroke="#ddd6ca"')).join('')
  const bedside =
    rect(x - 66, 282, 48, 60, '#a98562', 'rx="3"') +
    line(x - 42, 282, x - 42, 252, '#777', 3) +
    polygon(
      [
        [x - 60, 254],
        [x - 52, 228],
        [x - 32, 228],
        [x - 24, 254],
      ],
      '#f4e3b4',
    )
  const wardrobe =
    rect(500, 110, 120, 220, '#e8e2d6') +
    line(560, 110, 560, 330, '#bdb5a6', 3) +
    circle(552, 222, 3, '#888') +
    circle(568, 222, 3, '#888')
  return (
    room(random) +
    (random.chance(0.5) ? wardrobe : windowView(random, 450, 70)) +
    frames(random, x + 20) +
    bed +
    bedside
  )
}

/** A bathroom: tiles, basin with mirror, tub or shower. */
export function drawBathroom(random: Random): string {
  const tile = random.pick(['#dfe8ea', '#cfdfe3', '#e8e4db', '#c9d6cc', '#d9d4e0'])
  const basin =
    rect(100, 240, 170, 20, '#ffffff', 'rx="6"') +
    rect(110, 260, 150, 70, random.pick(['#8a6a4a', '#f1efea', '#5d676d'])) +
    rect(180, 222, 8, 20, '#9aa0a4') +
    rect(120, 90, 130, 110, '#b9d3de', 'rx="6" stroke="#8c959a" stroke-width="4"') +
    polygon(
      [
        [140, 190],
        [190, 96],
        [215, 96],
        [165, 190],
      ],
      '#ffffff',
      'opacity="0.35"',
    )
  const tub =
    rect(340, 268, 240, 70, '#ffffff', 'rx="26"') +
    rect(334, 262, 252, 14, '#f1f1ef', 'rx="7"') +
    rect(560, 220, 8, 46, '#9aa0a4')
  const shower =
    rect(390, 70, 170, 268, '#cfe3ea', 'opacity="0.7" stroke="#8c959a" stroke-width="4"') +
    line(470, 90, 470, 130, '#8c959a', 5) +
    rect(446, 126, 48, 8, '#8c959a')
  return (
    rect(0, 0, WIDTH, FLOOR_LINE + 30, tile) +
    tiles(0, 0, WIDTH, FLOOR_LINE + 30, 46) +
    rect(0, FLOOR_LINE + 30, WIDTH, HEIGHT, shade(tile, 0.72)) +
    basin +
    (random.chance(0.5) ? tub : shower) +
    plant(random, 40)
  )
}

/** A row of indoor parking spaces. */
export function drawParking(random: Random): string {
  const body = random.pick(['#b5483f', '#3f6b8c', '#8a9a5b', '#c9cdd0', '#4a5157', '#d9a441'])
  const x = random.between(190, 330)
  const pillars = [30, 420, 590]
    .map((at) => rect(at, 60, 34, 250, '#c9c6bf') + rect(at, 240, 34, 70, '#d9b23f'))
    .join('')
  const marks = [60, 230, 400, 570]
    .map((at) =>
      polygon(
        [
          [at, 300],
          [at + 6, 300],
          [at + (at - 320) * 0.4 + 12, HEIGHT],
          [at + (at - 320) * 0.4, HEIGHT],
        ],
        '#f3f1e8',
      ),
    )
    .join('')
  const car =
    rect(x, 286, 180, 46, body, 'rx="16"') +
    `<path d="M ${Math.round(x + 30)} 290 Q ${Math.round(x + 50)} 248 ${Math.round(x + 76)} 248 H ${Math.round(x + 118)} Q ` +
    `${Math.round(x + 140)} 250 ${Math.round(x + 156)} 290 Z" fill="${shade(body, 0.9)}"/>` +
    rect(x + 60, 256, 56, 26, '#a9c3cf', 'rx="6"') +
    circle(x + 42, 334, 19, '#2c2e31') +
    circle(x + 140, 334, 19, '#2c2e31') +
    circle(x + 42, 334, 8, '#a9adb0') +
    circle(x + 140, 334, 8, '#a9adb0')
  const lights = [90, 290, 490].map((at) => rect(at, 34, 90, 8, '#fff7d9')).join('')
  return (
    rect(0, 0, WIDTH, HEIGHT, shade('#a5a7a6', random.between(0.85, 1.2))) +
    rect(0, 0, WIDTH, 60, '#8c8e8e') +
    rect(0, FLOOR_LINE, WIDTH, HEIGHT - FLOOR_LINE, '#777a7c') +
    lights +
    marks +
    pillars +
    (random.chance(0.7) ? car : '')
  )
}

function room(random: Random): string {
  const wall = pickWall(random)
  const floor = pickFloor(random)
  const boards = Array.from({ length: 9 }, (_, at) =>
    line(at * 80, FLOOR_LINE, at * 130 - 210, HEIGHT, shade(floor, 0.88), 2),
  )
  return (
    rect(0, 0, WIDTH, FLOOR_LINE, wall) +
    rect(0, FLOOR_LINE, WIDTH, HEIGHT - FLOOR_LINE, floor) +
    boards.join('') +
    rect(0, FLOOR_LINE - 10, WIDTH, 10, '#ffffff')
  )
}

function windowView(random: Random, x: number, y: number): string {
  const season = pickSeason(random)
  const curtain = shade(pickFabric(random), 1.3)
  return (
    rect(x - 6, y - 6, 172, 152, '#ffffff') +
    rect(x, y, 160, 140, season.skyBottom) +
    rect(x, y, 160, 60, season.skyTop, 'opacity="0.6"') +
    `<path d="M${Math.round(x)} ${y + 110} q 40 -36 80 -10 t 80 -8 v 48 h -160 z" fill="${season.hill}"/>` +
    circle(x + 120, y + 96, 22, season.leaves[0]!) +
    rect(x + 76, y, 8, 140, '#ffffff') +
    rect(x - 26, y - 14, 26, 176, curtain, 'opacity="0.85"') +
    rect(x + 160, y - 14, 26, 176, curtain, 'opacity="0.85"')
  )
}

function frames(random: Random, x: number): string {
  return Array.from({ length: random.integer(1, 3) }, (_, at) => {
    const left = x + 20 + at * 74
    return (
      rect(left, 96, 58, 72, '#5b5348') +
      rect(left + 5, 101, 48, 62, '#f6f1e6') +
      circle(left + 29, 128, 14, pickFabric(random)) +
      rect(left + 12, 146, 34, 8, pickFabric(random))
    )
  }).join('')
}

function lamp(x: number): string {
  return (
    line(x, 160, x, 330, '#555', 4) +
    rect(x - 18, 328, 36, 6, '#555') +
    polygon(
      [
        [x - 32, 164],
        [x - 18, 118],
        [x + 18, 118],
        [x + 32, 164],
      ],
      '#f6e2ad',
    )
  )
}

function plant(random: Random, x: number): string {
  const leaves = Array.from({ length: 7 }, (_, at) => {
    const lean = (at - 3) * 15
    return (
      `<path d="M ${x} 318 Q ${x + lean * 0.4} ${270} ${x + lean} ${Math.round(random.between(212, 250))} Q ` +
      `${x + lean * 0.9 + 8} 280 ${x} 318 Z" fill="${shade('#5f8f55', random.between(0.8, 1.15))}"/>`
    )
  })
  return (
    leaves.join('') +
    polygon(
      [
        [x - 20, 314],
        [x + 20, 314],
        [x + 14, 354],
        [x - 14, 354],
      ],
      '#b5714f',
    )
  )
}

function tiles(x: number, y: number, width: number, height: number, size: number): string {
  const vertical = Array.from({ length: Math.floor(width / size) }, (_, at) =>
    line(x + (at + 1) * size, y, x + (at + 1) * size, y + height, '#ffffff', 1.2),
  )
  const horizontal = Array.from({ length: Math.floor(height / size) }, (_, at) =>
    line(x, y + (at + 1) * size, x + width, y + (at + 1) * size, '#ffffff', 1.2),
  )
  return vertical.join('') + horizontal.join('')
}
