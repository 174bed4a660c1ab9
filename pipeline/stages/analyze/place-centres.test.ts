import { expect, it } from 'vitest'
import { loadReference } from '../../reference/load-reference.ts'
import { placeCentres, placesHash } from './place-centres.ts'

it('finds the centre of the smallest known place', async () => {
  const reference = await loadReference()
  const centreOf = placeCentres(reference)
  const locality = reference.localities.find(({ name }) => name === 'Abweiler')!
  const commune = reference.communes.find(({ slug }) => slug === locality.commune)!
  expect(centreOf({ communeSlug: commune.slug, locality: 'Abweiler' })).toMatchObject({ latitude: locality.latitude })
  for (const other of [null, 'Nowhere']) {
    expect(centreOf({ communeSlug: commune.slug, locality: other })).toMatchObject({ latitude: commune.latitude })
  }
  const quarter = reference.quarters.find(({ name_fr }) => name_fr === 'Belair')!
  const inQuarter = { communeSlug: 'luxembourg', locality: null, district: 'Belair' }
  expect(centreOf(inQuarter)).toMatchObject({ latitude: quarter.latitude })
  expect(centreOf({ communeSlug: 'nowhere', locality: null })).toBeUndefined()
})

it('changes when a centre moves, and not with the population', async () => {
  const { communes, localities, quarters } = await loadReference()
  const counted = communes.map((commune) => ({ ...commune, population: commune.population + 1 }))
  const moved = localities.map((locality, i) =>
    i === 3 ? { ...locality, latitude: locality.latitude + 0.01 } : locality,
  )
  expect(placesHash({ communes: counted, localities, quarters })).toBe(placesHash({ communes, localities, quarters }))
  expect(placesHash({ communes, localities: moved, quarters })).not.toBe(placesHash({ communes, localities, quarters }))
})
