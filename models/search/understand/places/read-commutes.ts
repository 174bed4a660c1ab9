import { pattern } from '../../../language/words/lines.ts'
import type { Gazetteer, Place } from '../../../places/gazetteer.ts'
import { boundStart } from '../amounts/read-bounds.ts'
import { claim, textOf, wordsBefore, wordsFrom } from '../words/query-reading.ts'
import type { QueryReading } from '../words/query-reading.ts'
import { FUNCTION_WORDS } from '../words/query-words.ts'
import type { CommuteWish } from '../../intent/search-intent.ts'

const MINUTES = /^(?:minutes?|mins?|min|(?:[a-z]{2,8})?(?:minuten|minutten?)|minutos?|minute)$/
const HOURS = /^(?:hours?|heures?|stunden?|stonn|stonnen|horas?|h)$/
const MODES: readonly { mode: NonNullable<CommuteWish['mode']>; pattern: RegExp }[] = [
  {
    mode: 'transit',
    pattern: pattern(String.raw`
          \b(?:train|trains|tram|bus|busse|busses|public|transit|cfl|rail|commun|transports?|transportes?|zug|bahn|offis|offentlichen|zuch|zugfahrt
          comboio|eletrico|autocarro|effentlechen|(?:bus|zug|bahn|tram|zuch)minut\w+)\b
        `),
  },
  {
    mode: 'bike',
    pattern:
      /\b(?:bike|bicycle|cycling|cycle|velo|fahrrad|rad|velos?|biken|bicicleta|pedalar|(?:fahr)?radminut\w+|velosminut\w+)\b/,
  },
  { mode: 'walk', pattern: /\b(?:walk|walking|foot|pied|marche|fuss|zu fuss|fouss|gehminuten|pe|caminhar)\b/ },
  { mode: 'car', pattern: /\b(?:car|drive|driving|voiture|auto|autofahrt|fahrt|fueren|carro|autominut\w+)\b/ },
]
/** Words, beside those that say nothing, that may stand between the minutes and the place. */
const BETWEEN = pattern(String.raw`
      ^(?:bis|jusqu|ate|vers|auf|via|mam|rail|railway|offis|offentlichen|offentliche|effentlechen|effentlecher|verkehrsmitteln|verkehr|nahverkehr
      transportes|publicos|maximal|max|maximum|tops|hochstens|hechstens|moins|weniger|train|tram|bus|car|bike|cycle|cycling|bicycle|foot|walking
      public|transport|transports|transit|commun|commute|drive|driving|ride|jusqu|weg|trajet|trajeto|mam|zuch|zugfahrt|comboio|carro|autocarro
      eletrico|bicicleta|velo|voiture|fahrt|fahrzeit|pendeln|zug|bahn|auto|autofahrt|rad|fahrrad|fuss|fouss|offices?|job|bureau|boulot|travail|arbeit
      arbeitsplatz|buro|trabalho|aarbecht|schaff|plateau|downtown|central|hospital|klinik|clinique|spidol|gare|bahnhof|hauptbahnhof|station|estacao
      uni|universite|universitat|campus|lux|grand|petites?|bonne|gutt|knapp|porte|door|from|depuis)$
    `)
/** Work and study: the place that stands by them is where one goes every day, not where one wants to live. */
const AT_WORK = pattern(String.raw`
      (?:^| )(?:work|works|working|start|starting|starts|joining|based|posted|job|jobs|(?:my|our|the|her|his) office|employed|employer|study|studies
      studying|commute|commutes|commuting|daily|every day|tous les jours|chaque jour|taglich|all dag|todos os dias|travaille|travaillons|commence
      debute|mute|travailler|boulot|(?:mon|notre|son) bureau|bosse|bossons|etudie|etudier|arbeite|arbeitet|anfange|beginne|fange|arbeiten|arbeitsplatz
      arbeit|(?:mein|meinem|unser|unserem) buro|studiert|studiere|pendle|pendeln|schaffe|ufanken|schafft|schaffen|schaffs|aarbecht|studeiert
      studeieren|trabalho|trabalha|trabalhamos|trabalhar|emprego|(?:meu|nosso) escritorio|estudo|estuda|estudar)(?: (?:nights?|days?|full|part|time|is
      are|as|an?|nurse|doctor|teacher|engineer|banker|both|in|at|for|near|on|the|ist|sind|est|sont|se|trouve|tous|deux|les|le|la|au|aux|a|dans|en|pour
      chez|du|de|d|l|beide|als|bei|im|in|am|auf|dem|der|den|an|zu|um|op|nach|to|vers|auf|no|para|bei|beim|beide|no|na|em|nos|ambos|o))*$
    `)
const isBetween = (word: string): boolean => BETWEEN.test(word) || FUNCTION_WORDS.has(word)
/** Places of work and study that no gazetteer names. */
export const WORKPLACES: readonly {
  pattern: RegExp
  slug: string
  name: string
  latitude: number
  longitude: number
}[] = [
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
    const clause = tokens[at]!.clause
    const found =
      destinationAfter(reading, gazetteer, end) ??
      destinationBefore(reading, gazetteer, at) ??
      destinationInClause(reading, gazetteer, at) ??
      (isWayToWork(reading, clause) ? workplace(reading, gazetteer) : null)
    if (!found) continue
    const isApart =
      found.from > end + MOST_WORDS_BETWEEN ||
      found.to < at - MOST_WORDS_BETWEEN ||
      tokens[found.from]!.clause !== clause
    const from = Math.min(boundStart(reading, at), isApart ? at : found.from)
    const to = isApart ? end : Math.max(end, found.to)
    if (isApart) for (let part = found.from; part < found.to; part++) fields[part] ??= 'commute'
    const words = tokens
      .filter((token) => token.clause === clause)
      .map(({ word }) => word)
      .join(' ')
    const mode = modeIn(words) ?? modeIn(shortClause(reading, clause + 1))
    const text = textOf(reading, from, to)
    commutes.push({ ...found.place, mode, minutes: Math.round(minutes), text })
    claim(reading, 'commute', from, to)
    for (const [index, { word }] of tokens.entries()) if (COMMUTING.test(word)) fields[index] ??= 'commute'
    claimMode(reading, clause)
    if (shortClause(reading, clause + 1) !== '' && modeIn(words) === null) claimMode(reading, clause + 1)
  }
  return commutes
}

function modeIn(words: string): CommuteWish['mode'] {
  return MODES.find(({ pattern }) => pattern.test(words))?.mode ?? null
}

/** `30 minutes to Findel, by bus`: a clause of a few words may only say how. */
function shortClause({ tokens }: QueryReading, clause: number): string {
  const words = tokens.filter((token) => token.clause === clause).map(({ word }) => word)
  return words.length <= 3 && /^(?:by|en|a|au|mit|mam|de|per|par)$/.test(words[0] ?? '') ? words.join(' ') : ''
}

const COMMUTING = /^(?:pendl\w*|pendel\w*|commut\w*)$/

const PART_HOURS: readonly { pattern: RegExp; minutes: number }[] = [
  {
    pattern:
      /^(?:(?:a )?quarter of an hour|quarter hour|viertelstunde|veierelstonn|veierelstonnchen|(?:petit |bon )?quart d heure|quarto de hora)\b/,
    minutes: 15,
  },
  {
    pattern:
      /^(?:(?:a )?half an hour|half hour|halb(?:e[nrs]?|stundig\w*) stunde|halbstunde|hal(?:le|lw|w)\w* stonn\w*|(?:petite |bonne )?demie? heure|meia hora)\b/,
    minutes: 30,
  },
  {
    pattern:
      /^(?:three quarters of an hour|dreiviertelstunde|drai veierelstonn|trois quarts d heure|tres quartos de hora)\b/,
    minutes: 45,
  },
  { pattern: /^(?:an hour|eine stunde|einer stunde|une heure|eng stonn|enger stonn|uma hora)\b/, minutes: 60 },
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
    if (!isBetween(tokens[at]!.word)) return null
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
    if (between.length > 0 && between.every((word) => isBetween(word) || /^(?:less|menos|manner)$/.test(word)))
      return { place: found.place, from: at, to: end }
  }
  return null
}

/** `mit dem Bus zum Kirchberg, und das in 25 Minuten`: a place that a way leads to, with a means of transport in its clause. */
function destinationInClause(
  reading: QueryReading,
  gazetteer: Gazetteer | undefined,
  span: number,
): Destination | null {
  const { tokens } = reading
  const { clause } = tokens[span]!
  if (!isWayToWork(reading, clause)) return null
  for (let at = 0; at < tokens.length; at++) {
    if (tokens[at]!.clause !== clause || reading.fields[at] !== null || !TOWARDS.test(wordsBefore(reading, at, 3)))
      continue
    const found = placeAt(reading, gazetteer, at)
    if (found) return { place: found.place, from: at, to: at + found.length }
  }
  return null
}

const TOWARDS =
  /(?:^| )(?:to|from|vers|nach|zum|zur|auf|bis|op|um|ate|para|no|na|jusqu)(?: (?:the|a|au|aux|en|den|dem|der|de|d|le|la|l|o|zu|zum))*$/

/** Whether a clause speaks of a way rather than of a walk to the shop: by a means of transport, or to work. */
function isWayToWork({ tokens }: QueryReading, clause: number): boolean {
  const words = tokens.filter((token) => token.clause === clause).map(({ word }) => word)
  return (
    MODES.some(({ pattern }) => pattern.test(words.join(' '))) ||
    /\b(?:commute|commuting|trajet|arbeitsweg|pendel\w*|aarbechtswee|trajeto)\b/.test(words.join(' '))
  )
}

/** Where the text says that someone works or studies. */
function workplace(reading: QueryReading, gazetteer: Gazetteer | undefined): Destination | null {
  for (let at = 1; at < reading.tokens.length; at++) {
    if (reading.fields[at] !== null || !AT_WORK.test(wordsBefore(reading, at, 9))) continue
    const found = placeAt(reading, gazetteer, at)
    if (found) return { place: found.place, from: at, to: at + found.length }
  }
  return null
}

/** Whether the place at a position is one of work or study, in words such as `I work in`. */
export function isPlaceOfWork(reading: QueryReading, at: number): boolean {
  return AT_WORK.test(wordsBefore(reading, at, 6))
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
    // `cidade do Luxemburgo`
    const more = /^(?:(?:of|de|do|da|vun|von|center|centre) )*(?:luxembourg|luxemburg|luxemburgo|letzebuerg)\b/.exec(
      wordsFrom(reading, at + 1, 3),
    )
    // `Uni Belval`
    const own = work.pattern.test(reading.tokens[at + 1]?.word ?? '') ? 2 : 1
    const length = slug === 'luxembourg-city' && more ? 1 + more[0].split(' ').length : own
    return { place: { destination: slug, destinationName: name, latitude, longitude }, length }
  }
  const station = stationAt(reading, gazetteer, at)
  if (station) return station
  if (!gazetteer || word.length < 4 || isBetween(word)) return null
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

const STATION = /^(?:gare|hauptbahnhof|bahnhof|haaptgare|station)$/
/** Words by which a station is the capital's: alone, `the`, or the name of the town. */
const CAPITAL =
  /^(?:(?:centrale?|de|da|do|du|vun|von|in|an|der|d|la|le) )*(?:luxembourg|luxemburgo?|letzebuerg|lux)\b(?: (?:ville|city|stadt|stad|cidade)\b)?/
const OTHER_TOWN = /^(?:de|d|da|do|du|vun|von|in|zu|of|routiere|autoroute)\b/

/** `20 min by train from Gare`, `bis Luxemburg Bahnhof`: the station of the capital is the one without a name. */
function stationAt(
  reading: QueryReading,
  gazetteer: Gazetteer | undefined,
  at: number,
): { place: Destination['place']; length: number } | null {
  const { tokens } = reading
  const named = gazetteer?.names
    .get('quartier gare')
    ?.map(({ place }) => place)
    .find(hasPoint)
  if (!named) return null
  const before = /^(?:luxembourg|luxemburg|luxemburgo|letzebuerg|lux|stad|central|centrale)$/.test(tokens[at]!.word)
  const word = tokens[at + (before ? 1 : 0)]?.word ?? ''
  if (!STATION.test(word) || tokens[at + (before ? 1 : 0)]!.clause !== tokens[at]!.clause) return null
  const rest = wordsFrom(reading, at + (before ? 2 : 1), 5)
  const capital = before ? null : CAPITAL.exec(rest)
  // `zum Bahnhof` is the next one, whichever; `Gare` with a capital letter is the quarter.
  const isNamed =
    before || capital !== null || word === 'hauptbahnhof' || (word === 'gare' && isGare(reading, at, rest))
  if (!isNamed) return null
  const length = (before ? 2 : 1) + (capital ? capital[0].split(' ').length : 0)
  return {
    place: {
      destination: named.slug,
      destinationName: named.name,
      latitude: named.latitude,
      longitude: named.longitude,
    },
    length,
  }
}

/** French `une gare`, `la gare` and `gare de Mersch` are other ones. */
function isGare(reading: QueryReading, at: number, rest: string): boolean {
  const { isCapitalised } = reading.tokens[at]!
  const before = wordsBefore(reading, at, 2)
  const isGeneral = /(?:^| )(?:la|une|the|a|d une|eng|enger)$/.test(before) && !isCapitalised
  return (
    !OTHER_TOWN.test(rest) && !isGeneral && (isCapitalised || /(?:^| )(?:op d|op|der|from|to|ate a|a)$/.test(before))
  )
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
