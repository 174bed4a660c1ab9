import { describe, expect, it } from 'vitest'
import { withoutUnlawfulConditions } from './unlawful-condition.ts'

describe('withoutUnlawfulConditions', () => {
  it.each([
    'Pas d’étrangers.',
    'Uniquement pour Luxembourgeois.',
    'Couple sans enfants uniquement, réservé aux couples mariés.',
    'Enfants non admis',
    'Keine Ausländer.',
    'Nur an Deutsche',
    'Ohne Kinder',
    'No foreigners please',
    'No children',
    'Christians only',
    'Only for EU citizens',
    'Keng Auslänner',
    'Não aceitamos crianças',
  ])('cuts out %j', (condition) => {
    const found = withoutUnlawfulConditions(`Bel appartement lumineux. ${condition}\nLibre de suite.`)
    expect(found.count).toBeGreaterThanOrEqual(1)
    expect(found.text).toContain('Bel appartement lumineux.')
    expect(found.text).toContain('Libre de suite.')
    expect(found.text).not.toContain(condition.slice(0, -1))
  })

  it.each([
    'Pas d’animaux, non-fumeurs uniquement.',
    'Idéal pour un couple avec enfants, aire de jeux pour enfants à 200 m.',
    'Accessible aux personnes handicapées.',
    'Proche de l’école européenne et du lycée français.',
    'Kinderzimmer und Kindergarten in der Nähe.',
    'Keine Haustiere.',
    'Children welcome, close to the European School.',
    'French speaking agent available.',
    'Uniquement 3 appartements dans la résidence.',
    'Cuisine blanche, seulement deux voisins.',
  ])('leaves %j alone', (text) => expect(withoutUnlawfulConditions(text)).toEqual({ text, count: 0 }))
})
