import type { Gazetteer, Place } from '../places/gazetteer.ts'
import { claim, textOf, wordsBefore, wordsFrom } from './query-reading.ts'
import type { QueryReading } from './query-reading.ts'
import type { CommuteWish } from './search-intent.ts'

const MINUTES = /^(?:minutes?|mins?|min|minuten|minutten?|minutos?|minute)$/
const HOURS = /^(?:hours?|heures?|stunden?|stonn|stonnen|horas?|h)$/
const MODES: readonly { mode: NonNullable<CommuteWish['mode']>; pattern: RegExp }[] = [
  {
    mode: 'transit',
    pattern:
      /\b(?:train|trains|tram|bus|public|transit|rail|commun|transports?|zug|bahn|offis|offentlichen|zuch|comboio|eletrico|autocarro|effentlechen)\b/,
  },
  { mode: 'bike', pattern: /\b(?:bike|bicycle|cycling|cycle|velo|fahrrad|rad|bicicleta)\b/ },
  { mode: 'walk', pattern: /\b(?:walk|walking|foot|pied|marche|fuss|zu fuss|fouss|gehminuten|pe|caminhar)\b/ },
  { mode: 'car', pattern: /\b(?:car|drive|driving|voiture|auto|autofahrt|fahrt|carro)\b/ },
]
/** Words that may stand between the minutes and the place. */
const BETWEEN =
  /^(?:a|an|rail|railway|offis|offentlichen|effentlechen|verkehrsmitteln|transportes|publicos|maximal|hochstens|moins|from|to|of|de|du|d|la|le|l|les|by|the|train|tram|bus|car|bike|foot|walk|walking|public|transport|transports|commute|drive|away|en|au|aux|jusqu|vers|mit|dem|der|von|vom|nach|zu|zum|zur|bis|in|im|mam|zuch|vun|vum|op|no|op|op_de|den|do|da|ao|ate|comboio|carro|autocarro|en|velo|voiture|pied|commun|transports|max|maximum|ride|fahrt|zug|bahn|auto|fuss|on|at|my|office|work|job|mon|bureau|travail|arbeit|meiner|mein|buro|trabalho|meu|my|plateau|downtown|central|centre)$/
/** Places of work and study that no gazetteer names. */
const WORKPLACES: readonly { pattern: RegExp; slug: string; name: string; latitude: number; longitude: number }[] = [
  {
    pattern: /^(?:uni|university|universite|universitat|universidade|belval)$/,
    slug: 'belval',
    name: 'Belval',
    latitude: 49.5035,
    longitude: 5.9475,
  },
  {
    pattern: /^(?:kirchberg|kierchberg|eu|european|parliament|parlement|court|bei|eib|commission)$/,
    slug: 'kirchberg',
    name: 'Kirchberg',
    latitude: 49.6285,
    longitude: 6.1585,
  },
  {
    pattern: /^(?:airport|aeroport|flughafen|fluchhafen|aeroporto|findel)$/,
    slug: 'findel',
    name: 'Findel',
    latitude: 49.6267,
    longitude: 6.2115,
  },
  {
    pattern: /^(?:city|ville|stad|stadt|centre|center|zentrum|cidade|town|hamilius|capital|capitale|hauptstadt)$/,
    slug: 'luxembourg-city',
    name: 'Luxembourg City',
    latitude: 49.6113,
    longitude: 6.1277,
  },
]
const MOST_WORDS_BETWEEN = 9

/** `20 minutes to Kirchberg by train`: limits on the way to work. Minutes to a station or a shop are left to the wishes. */
export function readCommutes(reading: QueryReading, gazetteer: Gazetteer | undefined): CommuteWish[] {
  const commutes: CommuteWish[] = []
  const { tokens, fields } = reading
  for (let at = 0; at < tokens.length; at++) {
    if (fields[at] !== null) continue
    const span = spanAt(reading, at)
    if (span === null || span.minutes < 1 || span.minutes > 240) continue
    const { minutes, end } = span
    const found = destinationAfter(reading, gazetteer, end) ?? destinationBefore(reading, gazetteer, at)
    if (!found) continue
    const from = Math.min(at, found.from)
    const to = Math.max(end, found.to)
    const clause = tokens[at]!.clause
    const words = tokens
      .filter((token) => token.clause === clause)
      .map(({ word }) => word)
      .join(' ')
    const mode = MODES.find(({ pattern }) => pattern.test(words))?.mode ?? null
    const text = textOf(reading, from, to)
    commutes.push({ ...found.place, mode, minutes: Math.round(minutes), text })
    claim(reading, 'commute', from, to)
    claimMode(reading, clause)
  }
  return commutes
}

const PART_HOURS: readonly { pattern: RegExp; minutes: number }[] = [
  {
    pattern: /^(?:(?:a )?quarter of an hour|quarter hour|viertelstunde|veierelstonn|quart d heure|quarto de hora)\b/,
    minutes: 15,
  },
  { pattern: /^(?:(?:a )?half an hour|half hour|halbe[nr]? stunde|hallef stonn|demi heure|meia hora)\b/, minutes: 30 },
  { pattern: /^(?:three quarters of an hour|dreiviertelstunde|drai veierelstonn|trois quarts d heure)\b/, minutes: 45 },
  { pattern: /^(?:an hour|eine stunde|einer stunde|une heure|eng stonn|uma hora)\b/, minutes: 60 },
]

/** `20 minutes`, `half an hour`: how long, and where the words end. */
function spanAt(reading: QueryReading, at: number): { minutes: number; end: number } | null {
  const { value } = reading.tokens[at]!
  if (value !== null) {
    const unit = reading.tokens[at + 1]?.word ?? ''
    const minutes = MINUTES.test(unit) ? value : HOURS.test(unit) ? value * 60 : null
    return minutes === null ? null : { minutes, end: at + 2 }
  }
  const words = wordsFrom(reading, at, 5)
  for (const { pattern, minutes } of PART_HOURS) {
    const match = pattern.exec(words)
    if (match) return { minutes, end: at + match[0].split(' ').length }
  }
  return null
}

interface Destination {
  place: Pick<CommuteWish, 'destination' | 'destinationName' | 'latitude' | 'longitude'>
  from: number
  to: number
}

function destinationAfter(reading: QueryReading, gazetteer: Gazetteer | undefined, start: number): Destination | null {
  const { tokens } = reading
  for (let at = start; at < tokens.length && at < start + MOST_WORDS_BETWEEN; at++) {
    if (tokens[at]!.clause !== tokens[start - 1]!.clause || tokens[at]!.value !== null) return null
    const found = placeAt(reading, gazetteer, at)
    if (found) return { place: found.place, from: start, to: at + found.length }
    if (!BETWEEN.test(tokens[at]!.word)) return null
  }
  return null
}

/** `Kirchberg in 20 minutes`, `à Kirchberg en 20 minutes`. */
function destinationBefore(reading: QueryReading, gazetteer: Gazetteer | undefined, end: number): Destination | null {
  const words = wordsBefore(reading, end, 4).split(' ')
  for (let back = words.length; back >= 1; back--) {
    const at = end - back
    const found = at >= 0 ? placeAt(reading, gazetteer, at) : null
    if (!found) continue
    const between = words.slice(words.length - back + found.length)
    if (
      between.length > 0 &&
      between.every(
        (word) =>
          BETWEEN.test(word) ||
          /^(?:within|under|less|than|moins|weniger|als|unter|hochstens|menos|que|em|manner)$/.test(word),
      )
    )
      return { place: found.place, from: at, to: end }
  }
  return null
}

function placeAt(
  reading: QueryReading,
  gazetteer: Gazetteer | undefined,
  at: number,
): { place: Destination['place']; length: number } | null {
  const { word } = reading.tokens[at]!
  const work = WORKPLACES.find(({ pattern }) => pattern.test(word))
  if (work) {
    const { slug, name, latitude, longitude } = work
    return { place: { destination: slug, destinationName: name, latitude, longitude }, length: 1 }
  }
  if (!gazetteer || word.length < 4 || BETWEEN.test(word)) return null
  for (let length = 4; length >= 1; length--) {
    const text = reading.tokens
      .slice(at, at + length)
      .map((token) => token.word)
      .join(' ')
    const place = gazetteer.names
      .get(text)
      ?.map((named) => named.place)
      .find(hasPoint)
    if (place && reading.tokens[at + length - 1] !== undefined)
      return {
        place: {
          destination: place.slug,
          destinationName: place.name,
          latitude: place.latitude,
          longitude: place.longitude,
        },
        length,
      }
  }
  return null
}

function hasPoint(place: Place): place is Extract<Place, { latitude: number }> {
  return 'latitude' in place
}

/** `by train` belongs to the way, it is no wish for a station. */
function claimMode({ tokens, fields }: QueryReading, clause: number): void {
  for (let at = 0; at < tokens.length; at++)
    if (
      tokens[at]!.clause === clause &&
      fields[at] === null &&
      MODES.some(({ pattern }) => pattern.test(tokens[at]!.word))
    )
      fields[at] = 'commute'
}
