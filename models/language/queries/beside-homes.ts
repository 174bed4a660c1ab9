import { besideHomes as de } from '../de/queries/beside-homes.ts'
import { besideHomes as en } from '../en/queries/beside-homes.ts'
import { besideHomes as fr } from '../fr/queries/beside-homes.ts'
import { besideHomes as lb } from '../lb/queries/beside-homes.ts'
import { besideHomes as pt } from '../pt/queries/beside-homes.ts'
import { joinLanguages } from '../words/join-words.ts'

const { of } = joinLanguages([en, fr, de, lb, pt])

export const HAVING = new RegExp(`^${of('with')}$`)
export const PART = new RegExp(`(?:^| )(?:${of('with')}|${of('withToo')})(?: ${of('withFillers')})*$`)
export const WITHIN = new RegExp(`(?:^| )${of('within')}(?: ${of('withinFillers')})*$`)
export const BESIDE = new RegExp(`(?:^| )${of('beside')}(?: [a-z]+){0,3}$`)
export const SEEN = new RegExp(String.raw`^(?:\w+ ){0,3}${of('seen')}\b`)
