import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from '../../language/fold.ts'
import { readAvailability, readDate, saysFreeNow } from './read-date.ts'

describe('readDate', () => {
  it.each([
    ['2026-02-16', '2026-02-16'],
    ['2026-02-16 19:06:44', '2026-02-16'],
    ['2026-02-16T19:06:44Z', '2026-02-16'],
    ['20260216', '2026-02-16'],
    ['20260216T190644Z', '2026-02-16'],
    ['20260216T1906+0100', '2026-02-16'],
    ['16/02/2026', '2026-02-16'],
    ['03/04/2026', '2026-04-03'],
    ['02/16/2026', '2026-02-16'],
    ['16.02.2026', '2026-02-16'],
    ['3.4.26', '2026-04-03'],
    ['1er mars 2026', '2026-03-01'],
    ['15. März 2026', '2026-03-15'],
    ['March 15, 2026', '2026-03-15'],
    ['15 de março de 2026', '2026-03-15'],
    ['3. Abrëll 2026', '2026-04-03'],
    ['à partir du 1er août 2026', '2026-08-01'],
    ['Mon, 16 Feb 2026 08:00:00 +0100', '2026-02-16'],
    ['juin 2026', '2026-06-01'],
    [46_069, '2026-02-16'],
    [1_771_200_000, '2026-02-16'],
    ['1771200000000', '2026-02-16'],
  ])('reads %j', (written, expected) => expect(readDate(written)).toBe(expected))

  it.each(['en', 'fr', 'de', 'pt'])('reads the names of months in %s, long and short', (locale) => {
    for (const style of ['long', 'short'] as const)
      for (let month = 0; month < 12; month++) {
        const name = new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' }).format(
          Date.UTC(2026, month, 15),
        )
        const iso = `2026-${String(month + 1).padStart(2, '0')}-05`
        expect([name, readDate(`5 ${name} 2026`)]).toEqual([name, iso])
        expect([name, readDate(`5 ${name.toUpperCase()} 2026`)]).toEqual([name, iso])
      }
  })

  it.each([
    'Januar',
    'Februar',
    'Mäerz',
    'Abrëll',
    'Mee',
    'Juni',
    'Juli',
    'August',
    'September',
    'Oktober',
    'November',
    'Dezember',
  ])('reads the Luxembourgish %s', (name) => expect(readDate(`5. ${name} 2026`)).toMatch(/^2026-\d\d-05$/))

  it('reads the English of contracts', () => {
    expect(readDate('this 3rd day of January 2026')).toBe('2026-01-03')
    expect(readDate('the 21st of February, 2026')).toBe('2026-02-21')
  })

  it('reads ambiguous slashed dates by the rule of the feed', () => {
    expect(readDate('03/04/2026', 'month-first')).toBe('2026-03-04')
    expect(readDate('03.04.2026', 'month-first')).toBe('2026-04-03')
  })

  it.each(['2026-02-30', '31/02/2026', '13/13/2026', 'demain', '', null, 12, 'Foo 2026'])(
    'takes nothing from %j',
    (written) => {
      expect(readDate(written)).toBeNull()
    },
  )

  it('reads back every day in the three numeric styles', () => {
    const days = fc.date({ min: new Date('1950-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(days, (date) => {
        const iso = date.toISOString().slice(0, 10)
        const [year, month, day] = iso.split('-')
        expect(readDate(iso)).toBe(iso)
        expect(readDate(`${day}/${month}/${year}`)).toBe(iso)
        expect(readDate(`${day}.${month}.${year}`)).toBe(iso)
      }),
    )
  })
})

describe('readAvailability', () => {
  it.each(['de suite', 'immédiatement', 'sofort', 'immediately', 'Libre', 'imediatamente'])(
    'takes %j as the day of observation',
    (written) => {
      expect(readAvailability(written, '2026-03-01')).toBe('2026-03-01')
    },
  )
  it('prefers a day', () => expect(readAvailability('libre le 01/05/2026', '2026-03-01')).toBe('2026-05-01'))
  it.each([
    ['dans deux mois', '2026-03-28'],
    ['in 14 Tagen', '2026-02-11'],
    ['an engem Mount', '2026-02-28'],
    ['1 month', '2026-02-28'],
  ])('counts %j from the day of observation', (written, day) => {
    expect(readAvailability(written, '2026-01-28')).toBe(day)
  })
  it.each(['à convenir', 'Kaution 2 Monate', 'garantie locative de 2 mois', 'dans dix ans'])(
    'takes nothing from %j',
    (words) => expect(readAvailability(words, '2026-03-01')).toBeNull(),
  )
})

describe('saysFreeNow', () => {
  it.each([
    'Available now.',
    '3 bedrooms. Available immediately. Visits on request',
    'Availability: immediate',
    'The flat is available now!',
    'Bel appartement.\nDisponible de suite\nTél.',
    'Libre de suite.',
    '- Disponibilité immédiate',
    'Disponibilité : immédiate.',
    'L’appartement est disponible immédiatement.',
    'Schöne Wohnung. Sofort verfügbar.',
    'Ab sofort frei.',
    'Verfügbarkeit: ab sofort',
    'Direkt fräi.',
    'D’Wunneng ass elo fräi.',
    'Disponível imediatamente.',
    'Disponibilidade imediata',
  ])('hears "%s"', (text) => expect(saysFreeNow(fold(text))).toBe(true))

  it.each([
    '',
    'Not available now.',
    'A parking space is available now.',
    'Our agents are available immediately for visits.',
    'Available now for visits.',
    'Available from 1 May 2027.',
    'Available soon.',
    'N’est pas disponible de suite.',
    'Le parking est disponible de suite.',
    'Parking disponible de suite.',
    'Disponible de suite après les travaux.',
    'Disponible le 1er mai.',
    'Nicht sofort verfügbar.',
    'Der Stellplatz ist sofort frei.',
    'Sofort verfügbar ab Mai.',
    'Net direkt fräi.',
    'A garagem está disponível imediatamente.',
    'Não disponível de imediato.',
    'Other flats available now.',
  ])('hears nothing in "%s"', (text) => expect(saysFreeNow(fold(text))).toBe(false))

  it('takes time that grows with the length of a hostile text', () => {
    const hostile = ['.', '\n', ' ', '*', '. ', 'the flat is ', 'available '].map((part) => part.repeat(50_000))
    const before = performance.now()
    for (const text of hostile) expect(saysFreeNow(text)).toBe(false)
    expect(performance.now() - before).toBeLessThan(2_000)
  })
})
