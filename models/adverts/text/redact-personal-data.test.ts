import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { redactPersonalData } from './redact-personal-data.ts'

describe('redactPersonalData', () => {
  it.each([
    ['Tél: 691 123 456', 'Tél: [phone]'],
    ['GSM +352 621 123 456', 'GSM [phone]'],
    ['Appelez le 00352 26 12 34 56 pour une visite', 'Appelez le [phone] pour une visite'],
    ['661123456', '[phone]'],
    ['(+352) 26.12.34.56', '[phone]'],
    ['26 12 34 56', '[phone]'],
    ['Tel. 45 67 89', 'Tel. [phone]'],
    ['France: 06 12 34 56 78', 'France: [phone]'],
    ['03.82.12.34.56', '[phone]'],
    ['Belgique 0475 12 34 56', 'Belgique [phone]'],
    ['063/22.33.44', '[phone]'],
    ['Deutschland 0651 123456', 'Deutschland [phone]'],
    ['Handy: 0171-1234567', 'Handy: [phone]'],
    ['+49 651 12345-67', '[phone]'],
    ['WhatsApp wa.me/352621123456', 'WhatsApp [phone]'],
    ['jean.dupont@example.lu', '[email]'],
    ['jean.dupont (at) example.lu', '[email]'],
    ['écrire à j-d+x@mail.example.co.uk.', 'écrire à [email].'],
    ['jean (dot) dupont (at) example (dot) lu', '[email]'],
    ['Mail: jean dot dupont at example dot lu, merci', 'Mail: [email], merci'],
    ['jean punkt dupont ät example punkt lu', '[email]'],
    ['Schreiben Sie an j.dupont[ät]mail.example.lu!', 'Schreiben Sie an [email]!'],
    ['jean point dupont arobase exemple point lu', '[email]'],
    ['jean.dupont (arobase) exemple.lu', '[email]'],
    ['joão ponto silva arroba exemplo ponto pt', '[email]'],
    ['Mail un jang <punkt> weber <at> example <punkt> lu.', 'Mail un [email].'],
    ['info {at} example {dot} lu', '[email]'],
    ['jean Klammeraffe example Punkt de', '[email]'],
    ['IBAN LU28 0019 4006 4475 0000', 'IBAN [account]'],
  ])('takes the detail out of %j', (text, expected) => {
    const found = redactPersonalData(text)
    expect(found.text).toBe(expected)
    expect(found.count).toBe(1)
  })

  it.each([
    ['Contactez Mme Dupont pour visiter', 'Contactez Mme [name] pour visiter'],
    ['Contact: M. Jean Weber', 'Contact: M. [name]'],
    ['Ansprechpartnerin: Erika Muster', 'Ansprechpartnerin: [name]'],
    ['Bitte Herrn Schmit anrufen', 'Bitte Herrn [name] anrufen'],
    ['votre agent immobilier : Nadia FERRO', 'votre agent immobilier : [name]'],
    ['Call John Smith today', 'Call [name] today'],
    ['Rufft d’Madamm Wagner un', 'Rufft d’Madamm [name] un'],
    ['Mademoiselle Dupont fait visiter', 'Mademoiselle [name] fait visiter'],
    ['Call: Marie Dupont', 'Call: [name]'],
    ['falar com Maria da Silva', 'falar com [name]'],
    ['Propriétaire: Luc Meyer-Klein', 'Propriétaire: [name]'],
  ])('takes the name out of %j', (text, expected) => {
    expect(redactPersonalData(text)).toEqual({ text: expected, count: 1 })
  })

  it('takes a name before a number and the number', () => {
    expect(redactPersonalData('Visites: Sonia Peters au 621 123 456')).toEqual({
      text: 'Visites: [name] au [phone]',
      count: 2,
    })
  })

  it.each([
    'A home at the park, 5 min. from the tram at Kirchberg. Look at example.lu',
    'Au point de rendez-vous, un point fort',
    'Treffpunkt ist am Bahnhof, der Punkt zählt',
    'Prix : 1.250.000 € ou 1 250 000 euros',
    'Loyer 1 850 € + 250 € de charges',
    'Prix: 698.914.- à 999.278.-',
    'Terrain de 1 250 m², surface 253 m2',
    'Réf. agence : 1 GROSBOUS 0209 RK',
    'Réf atHome 8759188',
    'Référence 621123456',
    'L-1234 Luxembourg',
    'Construit entre 2019-2021, rénové en 2023',
    'Disponible le 01.07.2024 ou 01/09/2024',
    'du 2024-07-01 au 2024-09-30',
    'Réunion de 12.00 à 14.00',
    'rue Monsieur Thill 12',
    'située rue de la Gare, à 300 m du tram',
    'Contactez Immo Exemple S.A. pour une visite',
    'Contactez notre agence Luxembourg Ville',
    'Madame, Monsieur, nous vous proposons',
    'Lots 101 102 103 104',
    'cuisine 12 m2, séjour 35 m2, chambres 14 12 11 m2',
    'autorisation 10012345/0',
    'classe A B C, 45 kWh/m2/an',
    'vis-à-vis de la place Guillaume II',
    'Appel à candidatures: Maison Moderne',
  ])('leaves %j alone', (text) => expect(redactPersonalData(text)).toEqual({ text, count: 0 }))

  it('finds every international number wherever it stands', () => {
    const number = fc.tuple(fc.constantFrom('+352', '00352', '+33', '+32', '+49'), fc.stringMatching(/^[2-9]\d{7,8}$/))
    fc.assert(
      fc.property(fc.lorem({ maxCount: 8 }), number, fc.lorem({ maxCount: 8 }), (before, [prefix, digits], after) => {
        const found = redactPersonalData(`${before} ${prefix} ${digits} ${after}`)
        expect(found.text).not.toContain(digits)
      }),
    )
  })

  it('leaves no address of an overlong name', () => {
    expect(redactPersonalData(`${'a'.repeat(90)}@example.lu`).text).toMatch(/^a*\[email\]$/)
  })

  it('answers hostile texts in linear time', () => {
    for (const unit of ['1 ', 'a@', 'a at a dot ', 'a(at)', 'a dot ', '.a', 'Contact ', 'Mme A', '+352', 'a.']) {
      expect(redactPersonalData(unit.repeat(2000)).text.length).toBeGreaterThan(0)
    }
  })
})
