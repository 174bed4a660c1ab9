import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAmount } from './read-amount.ts'

describe('readAmount', () => {
  it.each([
    ['1.250.000,-', 1_250_000],
    ['1 250 000 €', 1_250_000],
    ['1\u202f250\u202f000\u00a0€', 1_250_000],
    ['1,250,000', 1_250_000],
    ['1250000.00', 1_250_000],
    ["€ 1'250'000", 1_250_000],
    ['580k', 580_000],
    ['580 k€', 580_000],
    ['1,2 Mio', 1_200_000],
    ['1.250 Mio. €', 1_250_000],
    ['1 million 250 000 €', 1_250_000],
    ['1,2 Mio 120 m²', 1_200_000],
    ['1,35 M€', 1_350_000],
    ['1.950,50 €', 1950.5],
    ['2.000 € + 250 € de charges', 2000],
    ['2100 €/mois', 2100],
    ['€ 1.500,- / Monat', 1500],
    ['795.000 € (TVA 3% incluse)', 795_000],
    [1500, 1500],
    ['1500', 1500],
  ])('reads %j', (written, eur) => {
    expect(readAmount(written)).toEqual({ kind: 'exact', eur })
  })

  it.each([
    ['698.914 - 999.278 €', 698_914, 999_278],
    ['de 300 000 à 450 000 €', 300_000, 450_000],
    ['von 300.000 bis 450.000 EUR', 300_000, 450_000],
    ['350-400k', 350_000, 400_000],
    ['1,2 - 1,5 Mio', 1_200_000, 1_500_000],
  ])('reads the range %j', (written, eur, toEur) => {
    expect(readAmount(written)).toEqual({ kind: 'range', eur, toEur })
  })

  it.each(['à partir de 300.000€', 'ab 300.000 Euro', 'from € 300,000', 'dès 300 000 €', 'desde 300.000 €'])(
    'reads %j as a lower end',
    (written) => expect(readAmount(written)).toEqual({ kind: 'from', eur: 300_000 }),
  )

  it.each(['Prix sur demande', 'Preis auf Anfrage', 'Price on request', 'preço sob consulta', 'POA'])(
    'reads %j as withheld',
    (written) => expect(readAmount(written)).toEqual({ kind: 'withheld' }),
  )

  it.each([0, '0', '0 €', '1', 1, '', null, undefined, 'N/A', false])('takes %j as not stated', (written) => {
    expect(readAmount(written)).toBeNull()
  })

  it.each(['cher', '$ 500000', -5, Number.NaN, '500000 CHF'])('calls %j unreadable', (written) => {
    expect(readAmount(written)).toEqual({ kind: 'unreadable' })
  })

  it('reads every grouping of the same whole number alike', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 99_999_999 }),
        fc.constantFrom('.', ',', ' ', '\u00a0', "'"),
        (eur, sign) => {
          const written = `${String(eur).replace(/\B(?=(\d{3})+$)/g, sign)} €`
          expect(readAmount(written)).toEqual({ kind: 'exact', eur })
        },
      ),
    )
  })
})
