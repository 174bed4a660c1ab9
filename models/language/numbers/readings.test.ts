import { describe, expect, it } from 'vitest'

import { readAmount } from '../../adverts/read/read-amount.ts'
import { readAvailability } from '../../adverts/read/read-date.ts'
import { floorFromText, readFloor } from '../../adverts/read/read-floor.ts'
import { countsFromText } from '../../adverts/read/read-rooms.ts'
import { floorOfPremises } from '../../lease/terms/premises.ts'
import { foldLease } from '../../lease/text/lease-text.ts'
import { datesIn } from '../../lease/text/quantities.ts'
import { understandQuery } from '../../search/understand/understand-query.ts'
import { CALENDARS } from '../calendar.ts'
import { fold } from '../fold.ts'
import { NUMBERS } from './number-vocabulary.ts'
import { joinNumberWords } from './number-words.ts'
import { ORDINALS } from '../ordinals.ts'
import { durationsIn, moneyIn } from './quantities.ts'
import { tokenizeQuery } from '../query-tokens.ts'
import type { SmallNumber } from '../words/some-words.ts'
import { TEXT_LANGUAGES } from '../words/text-language.ts'
import type { TextLanguage } from '../words/text-language.ts'

const TODAY = '2026-01-15'

/** Readers by kind of phrase; each returns its reading in short form. */
const READERS = {
  floor: {
    adverts: (text: string) => readFloor(text)?.floor ?? floorFromText(fold(text)),
    queries: (text: string) => understandQuery(text).floor.min,
    leases: (text: string) => floorOfPremises(foldLease(text)),
  },
  eur: {
    adverts: (text: string) => {
      const amount = readAmount(text)
      return amount !== null && 'eur' in amount ? amount.eur : null
    },
    queries: (text: string) => numberTyped(text),
    leases: (text: string) => moneyIn(foldLease(text))[0]?.value ?? null,
  },
  days: {
    adverts: (text: string) => daysUntil(readAvailability(text, TODAY)),
    queries: (text: string) => numberTyped(text),
    leases: (text: string) => Math.round((durationsIn(foldLease(text))[0]?.value ?? 0) * 30),
  },
  month: {
    adverts: (text: string) => Number(readAvailability(`1. ${text} 2027`, TODAY)?.slice(5, 7)),
    queries: (text: string) => Number(understandQuery(`ab 1. ${text} 2027`, { today: TODAY }).availableBy?.slice(5, 7)),
    leases: (text: string) => Number(datesIn(foldLease(`1. ${text} 2027`))[0]?.slice(5, 7)),
  },
} as const
type Kind = keyof typeof READERS

/** The one number that a query is read to hold. */
function numberTyped(text: string): number | null {
  const values = joinNumberWords(tokenizeQuery(text)).flatMap(({ value }) => (value === null ? [] : [value]))
  return values.length === 1 ? values[0]! : null
}

function daysUntil(day: string | null): number {
  return day === null ? 0 : (Date.parse(day) - Date.parse(TODAY)) / 86_400_000
}

const DRIFTED: readonly [Kind, string, number][] = [
  ['floor', 'im sechsten Stock', 6],
  ['floor', 'um drëtte Stack', 3],
  ['days', 'sechzeg Deeg', 60],
  ['eur', 'fofzeg Euro', 50],
]
const MORE: readonly [Kind, string, number][] = [
  ['floor', 'au dix-septième étage', 17],
  ['floor', 'no décimo primeiro andar', 11],
  ['floor', 'on the 2nd floor', 2],
  ['floor', 'im 3. Obergeschoss', 3],
  ['floor', 'um 4. Stack', 4],
  ['eur', 'mille cent euros', 1100],
  ['eur', 'deux mille cinq cents euros', 2500],
  ['eur', 'eintausend fünfhundert Euro', 1500],
  ['eur', 'zweihundertfünfzigtausend Euro', 250_000],
  ['eur', 'dräihonnertfofzegdausend Euro', 350_000],
  ['eur', 'two thousand three hundred and fifty euros', 2350],
  ['eur', 'quinhentos e oitenta mil euros', 580_000],
  ['eur', 'un million cent mille euros', 1_100_000],
  ['eur', 'un million d’euros', 1_000_000],
  ['eur', 'eine Million zweihunderttausend Euro', 1_200_000],
  ['eur', 'eng Millioun dräihonnertdausend Euro', 1_300_000],
  ['eur', 'one million one hundred thousand euros', 1_100_000],
  ['eur', 'um milhão e duzentos mil euros', 1_200_000],
  ['days', 'vingt et un jours', 21],
  ['days', 'trente-et-un jours', 31],
  ['days', 'vinte e dois dias', 22],
  ['days', 'véieranzwanzeg Deeg', 24],
  ['month', 'janv.', 1],
  ['month', 'Okt', 10],
  ['month', 'déc.', 12],
]

function everyReader(kind: Kind, text: string): Record<string, number | null> {
  return Object.fromEntries(Object.entries(READERS[kind]).map(([reader, read]) => [reader, read(text)]))
}

function all(value: number): Record<string, number> {
  return { adverts: value, queries: value, leases: value }
}

describe('a reading', () => {
  it.each([...DRIFTED, ...MORE])(
    'of a %s, %j, is the same for adverts, queries and leases: %d',
    (kind, text, value) => {
      expect(everyReader(kind, text)).toEqual(all(value))
    },
  )
})

/** The spelling of a number from 1 to 99 by the grammar of a language, from its words. */
const SPELLED: Readonly<Record<TextLanguage, (value: number) => string>> = {
  en: (value) => spelled('en', value, (ten, unit) => `${ten}-${unit}`),
  de: (value) => spelled('de', value, (ten, unit) => `${unit === 'eins' ? 'ein' : unit}und${ten}`),
  lb: (value) => spelled('lb', value, (ten, unit) => `${unit === 'eent' ? 'een' : unit}an${ten}`),
  pt: (value) => spelled('pt', value, (ten, unit) => `${ten} e ${unit}`),
  fr: (value) => {
    if (value >= 17 && value <= 19) return `dix-${word('fr', (value - 10) as SmallNumber)}`
    const ten = value >= 60 ? Math.floor(value / 20) * 20 : Math.floor(value / 10) * 10
    const unit = value - ten
    if (value < 20) return word('fr', value as SmallNumber)
    const tens = ten === 80 ? 'quatre-vingt' : word('fr', ten as SmallNumber)
    if (unit === 0) return ten === 80 ? 'quatre-vingts' : tens
    if (ten < 80 && (unit === 1 || unit === 11)) return `${tens} et ${SPELLED.fr(unit)}`
    return `${tens}-${SPELLED.fr(unit)}`
  },
}

function spelled(language: TextLanguage, value: number, join: (ten: string, unit: string) => string): string {
  if (value < 20 || value % 10 === 0) return word(language, value as SmallNumber)
  return join(word(language, (value - (value % 10)) as SmallNumber), word(language, (value % 10) as SmallNumber))
}

function word(language: TextLanguage, value: SmallNumber): string {
  const { small, articles } = NUMBERS[language]
  return small[value][0] ?? articles[0]!
}

const EURO = { en: 'euros', fr: 'euros', de: 'Euro', lb: 'Euro', pt: 'euros' } as const
const ROOMS = { en: 'bedrooms', fr: 'chambres', de: 'Schlafzimmer', lb: 'Schlofzëmmer', pt: 'quartos' } as const
const MOST_ROOMS = 9

describe.each(TEXT_LANGUAGES)('words of %s', (language) => {
  it('say every number from 2 to 99 alike, in euros and in days', () => {
    const { day } = CALENDARS[language]
    for (let value = 2; value <= 99; value++) {
      const phrase = SPELLED[language](value)
      expect({ phrase, ...everyReader('eur', `${phrase} ${EURO[language]}`) }).toEqual({ phrase, ...all(value) })
      expect({ phrase, ...everyReader('days', `${phrase} ${day[1]}`) }).toEqual({ phrase, ...all(value) })
    }
  })

  it('say every spelling of a number alike', () => {
    for (const [value, words] of Object.entries(NUMBERS[language].small))
      for (const phrase of words)
        if (Number(value) > 1)
          expect({ phrase, ...everyReader('days', `${phrase} ${CALENDARS[language].day[1]}`) }).toEqual({
            phrase,
            ...all(Number(value)),
          })
  })

  it('count rooms alike in adverts and queries', () => {
    for (let value = 2; value <= MOST_ROOMS; value++) {
      const phrase = `${SPELLED[language](value)} ${ROOMS[language]}`
      const read = { adverts: countsFromText(fold(phrase)).bedrooms, queries: understandQuery(phrase).bedrooms.min }
      expect({ phrase, ...read }).toEqual({ phrase, adverts: value, queries: value })
    }
  })

  it('name every floor from the first to the twentieth alike, in every spelling', () => {
    const { ranks, endings, floors } = ORDINALS[language]
    for (const [rank, words] of Object.entries(ranks))
      for (const written of words.flatMap((one) => ['', ...endings].map((ending) => one + ending)))
        for (const floor of floors) {
          const phrase = `${written} ${floor}`
          expect({ phrase, ...everyReader('floor', phrase) }).toEqual({ phrase, ...all(Number(rank)) })
        }
  })

  it('name every month alike', () => {
    for (const [month, names] of Object.entries(CALENDARS[language].months))
      for (const phrase of names)
        expect({ phrase, ...everyReader('month', phrase) }).toEqual({ phrase, ...all(Number(month)) })
  })

  it('name the first of a month in words, as notaries do', () => {
    for (const [rank, [written]] of Object.entries(ORDINALS[language].ranks)) {
      const phrase = `${written} mai zweitausendsechsundzwanzig`
      expect({ phrase, day: datesIn(foldLease(phrase))[0] }).toEqual({
        phrase,
        day: `2026-05-${rank.padStart(2, '0')}`,
      })
    }
  })
})
