import type { Random } from '../parameters/random.ts'
import { roundHalfUp } from '../../../models/statistics/round.ts'

export const WIDTH = 640
export const HEIGHT = 427

export interface Season {
  readonly skyTop: string
  readonly skyBottom: string
  readonly ground: string
  readonly hill: string
  readonly leaves: readonly string[]
}

const SEASONS: readonly Season[] = [
  {
    skyTop: '#8fc4e8',
    skyBottom: '#e3f1f7',
    ground: '#9cc06e',
    hill: '#b9d08f',
    leaves: ['#8fbf5a', '#a8cf6e', '#e9b7c8'],
  },
  {
    skyTop: '#5fa8dd',
    skyBottom: '#d3ebf6',
    ground: '#7fae58',
    hill: '#9dc07a',
    leaves: ['#4f8f47', '#62a155', '#3f7a42'],
  },
  {
    skyTop: '#9db9cf',
    skyBottom: '#f4e6d2',
    ground: '#b3a760',
    hill: '#cdb67d',
    leaves: ['#d08b34', '#c4612d', '#dcae45'],
  },
  { skyTop: '#b7c6d4', skyBottom: '#edf0f3', ground: '#e6eaec', hill: '#d5dde2', leaves: ['#8d8478', '#7c7469'] },
  { skyTop: '#4b5f8f', skyBottom: '#f2b48a', ground: '#6f8f57', hill: '#8d8a78', leaves: ['#3f6b45', '#55774a'] },
]

const FACADES = [
  '#efe6d8',
  '#e8ddc8',
  '#f3efe7',
  '#d9cfc0',
  '#c9d3d6',
  '#e2c9a8',
  '#cdbfae',
  '#f0d9c0',
  '#b9c4b7',
  '#d8b9a0',
  '#f5f3ee',
]
const ROOFS = ['#5a5f66', '#7b4a3a', '#8c5a44', '#474b52', '#6d6a66', '#9a5b45']
const WALLS = ['#f4efe6', '#e9eef0', '#efe7dc', '#e6ebe2', '#f1e9ea', '#e4e2ea']
const FLOORS = ['#c9a77c', '#b98f63', '#d8c3a1', '#a98562', '#cfc7bb']
const FABRICS = ['#5f7d8c', '#8a9a5b', '#b5654a', '#6b5b7b', '#3f5e6b', '#c49a45', '#8c8279']

export const pickSeason = (random: Random) => random.pick(SEASONS)
export const pickFacade = (random: Random) => random.pick(FACADES)
export const pickRoof = (random: Random) => random.pick(ROOFS)
export const pickWall = (random: Random) => random.pick(WALLS)
export const pickFloor = (random: Random) => random.pick(FLOORS)
export const pickFabric = (random: Random) => random.pick(FABRICS)

/** Multiplies a `#rrggbb` colour: below 1 darker, above 1 lighter. */
export function shade(colour: string, factor: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return `#${channels
    .map((value) =>
      Math.min(255, Math.round(value * factor))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return `<rect x="${toTenth(x)}" y="${toTenth(y)}" width="${toTenth(width)}" height="${toTenth(height)}" fill="${fill}" ${more}/>`
}

export function polygon(points: readonly (readonly [number, number])[], fill: string, more = ''): string {
  return `<polygon points="${points.map(([x, y]) => `${toTenth(x)},${toTenth(y)}`).join(' ')}" fill="${fill}" ${more}/>`
}

export function circle(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${toTenth(x)}" cy="${toTenth(y)}" r="${toTenth(radius)}" fill="${fill}" ${more}/>`
}

export function line(x1: number, y1: number, x2: number, y2: number, stroke: string, width: number): string {
  return `<line x1="${toTenth(x1)}" y1="${toTenth(y1)}" x2="${toTenth(x2)}" y2="${toTenth(y2)}" stroke="${stroke}" stroke-width="${width}"/>`
}

function toTenth(value: number): number {
  return roundHalfUp(value, 1)
}
