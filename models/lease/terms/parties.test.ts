import { describe, expect, it } from 'vitest'
import { readLeaseText } from '../text/lease-text.ts'
import { namedParties } from './parties.ts'

const partiesOf = (opening: string) => namedParties(readLeaseText(`CONTRAT DE BAIL\n\n${opening}`))

describe('the parties of a lease', () => {
  it.each([
    'Entre M. X., ci-après le bailleur, et Mme Y., ci-après le locataire, il est convenu ce qui suit.',
    'Entre [nom], ci-après le bailleur, et [...], ci-après le locataire, il est convenu.',
    'Bailleur : XXXX\nLocataire : XXXX',
    'Landlord: A.B.\nTenant: C.D.',
    `Bailleur : ${'X'.repeat(3)}\nLocataire : ${'X'.repeat(3)}`,
    'Vermieter: [Name]\nMieter: [geschwärzt]',
    'Entre XXXX, bailleur, et XXXX, locataire, il est convenu.',
  ])('are not missing where their names are made unreadable: %s', (opening) => {
    expect(partiesOf(opening)).toMatchObject({ missing: [], redacted: ['landlord', 'tenant'] })
  })

  it.each([
    'Bailleur : ______\nLocataire : ______',
    'Bailleur :\nLocataire :',
    'Bailleur : ..........\nLocataire : ..........',
    'Le bailleur [ ] et le locataire [x] signent le bail [date] pour le logement de [adresse].',
  ])('are missing where their names are yet to be filled in: %s', (opening) => {
    expect(partiesOf(opening)).toMatchObject({ missing: ['landlord', 'tenant'], redacted: [] })
  })

  it.each([
    'Proprietär: Numm: Claude Weber\nLocataire: Numm: Anne Thill',
    'Bailleur : Nom : Claude Weber\nLocataire : Nom : Anne Thill',
    'Vermieter: Name: Claude Weber\nMieter: Name: Anne Thill',
    'Landlord: Name: Claude Weber\nTenant: Name: Anne Thill',
  ])('are read behind the word for a name in a form: %s', (opening) => {
    expect(partiesOf(opening)).toEqual({ missing: [], redacted: [] })
  })

  it.each([
    'Qui loue ? Pascale Thinnes, 3, op der Heed. À qui ? À Bogdan Ionescu, 10, rue de Trèves.',
    'Nathalie Pesch, 11, rue Principale, loue à Emma Laurent, 18, rue de Paris, le logement.',
    'Propriétaire hôte | Carine Meyers, 62, rue de Cessange\nOccupant | Nils Andersen, 5, rue Neuve',
    'Gastgeberin: Ines Mayer, 30, allée Scheffer. Bewohner: Paul Stein, zuletzt 2, Am Markt.',
    "Ech, d'Monique Faber, 40, rue de Beggen, ginn dem Jong vu menger Frëndin, dem Max Biver, Student, d'Wunneng.",
  ])('are named without a title too: %s', (opening) => {
    expect(partiesOf(opening)).toEqual({ missing: [], redacted: [] })
  })

  it('leave a tenant missing where only the landlord is unreadable', () => {
    expect(partiesOf('Bailleur : XXXX\nLocataire : ______')).toMatchObject({
      missing: ['tenant'],
      redacted: ['landlord'],
    })
  })
})
