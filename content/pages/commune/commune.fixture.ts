/** A commune without a score of liveability. */
export const ESCH = {
  slug: 'esch-sur-alzette',
  name: { en: 'Esch-sur-Alzette', fr: 'Esch-sur-Alzette', de: 'Esch an der Alzette', lb: 'Esch-Uelzecht' },
  canton: 'esch-sur-alzette',
  population: 36_000,
  populationYear: 2025,
  latitude: 49.5,
  longitude: 5.98,
  successor: null,
}
