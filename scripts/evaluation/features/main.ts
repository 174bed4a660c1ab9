import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readAdvertTexts } from '../../../models/adverts/read/read-advert-texts.ts'
import { findHomeConcepts } from '../../../models/adverts/features/find-home-concepts.ts'
import { featureOf } from '../../../models/adverts/features/feature-of.ts'
import { createFeatureReader } from '../../../models/adverts/read/read-features.ts'
import { buildVocabulary } from '../../../models/language/vocabulary/vocabulary.ts'
import { ROOT } from '../../../pipeline/base/settings.ts'
import { loadReference } from '../../../pipeline/reference/load-reference.ts'
import { loadLabelled } from './labelled-texts.ts'
import { scoreFeatures } from './scores.ts'
import type { FeatureScore, Judged } from './scores.ts'

/** Readings of the reader that count as one labelled feature. */
const LABELLED_AS: Readonly<Record<string, string>> = {
  loggia: 'balcony',
  parking_indoor: 'parking',
  parking_outdoor: 'parking',
  carport: 'parking',
  heating_solar: 'solar',
}
const LISTINGS = join(ROOT, '..', 'shared', 'data', 'listings')

const { values: options } = parseArgs({
  options: { parts: { type: 'string', default: '1,2,3,4,5,6' }, errors: { type: 'boolean' } },
})
const labelled = loadLabelled(LISTINGS)
if (labelled === null) {
  console.log(`Features are not scored: no listings at ${LISTINGS}.`)
} else {
  const vocabulary = buildVocabulary((await loadReference()).vocabulary)
  const readFeatures = createFeatureReader(vocabulary)
  const readWhole = (text: string): Set<string> => {
    const { told } = readAdvertTexts({ description: text })
    const { features } = readFeatures({}, findHomeConcepts(vocabulary, told), { methods: {}, absences: {} })
    return new Set(features.map(nameOf))
  }
  const parts = new Set(options.parts.split(',').map(Number))
  const mentions = labelled.mentions.filter(({ part }) => parts.has(part))
  const adverts = labelled.adverts.filter(({ part }) => parts.has(part))
  const judgedMentions = mentions.map(({ id, text, feature, offset, length, label, isDoubtful }) => ({
    id,
    feature,
    isDoubtful,
    isLabelled: label === 'has',
    isRead: findHomeConcepts(vocabulary, text).some(
      (m) =>
        !m.negated &&
        m.start < offset + length &&
        m.end > offset &&
        nameOf(m.concept === 'attr.furnished' ? 'furnished' : (featureOf(m.concept) ?? '')) === feature,
    ),
  }))
  const names = new Set(labelled.mentions.map(({ feature }) => feature))
  const judgedAdverts = adverts.flatMap(({ id, text, features, doubtful }) => {
    const read = readWhole(text)
    return [...names].map((feature) => ({
      id,
      feature,
      isDoubtful: doubtful.has(feature),
      isLabelled: features.includes(feature),
      isRead: read.has(feature),
    }))
  })
  print(`${mentions.length} mentions`, judgedMentions)
  print(`${adverts.length} whole listings`, judgedAdverts)
}

function nameOf(feature: string): string {
  return LABELLED_AS[feature] ?? feature
}

function print(title: string, judged: readonly (Judged & { id: string; isDoubtful: boolean })[]): void {
  const clear = new Map(
    scoreFeatures(judged.filter(({ isDoubtful }) => !isDoubtful)).map((score) => [score.feature, score]),
  )
  console.log(`\n${title} of parts ${options.parts}; in brackets without the doubtful rows\n`)
  console.log('| feature | rows | labelled | read | precision | recall |\n|---|---:|---:|---:|---:|---:|')
  for (const score of scoreFeatures(judged)) {
    const { feature, count, labelled: has, read } = score
    const shares = (['precision', 'recall'] as const).map((key) => both(score, clear.get(feature), key))
    console.log(`| ${[feature, count, has, read, ...shares].join(' | ')} |`)
  }
  if (options.errors)
    for (const { id, feature, isLabelled, isRead, isDoubtful } of judged)
      if (isLabelled !== isRead)
        console.log(`${id} ${feature}: ${isRead ? 'read, not labelled' : 'missed'}${isDoubtful ? ' (doubtful)' : ''}`)
}

function both(all: FeatureScore, clear: FeatureScore | undefined, key: 'precision' | 'recall'): string {
  return `${share(all[key])} (${share(clear?.[key] ?? null)})`
}

function share(value: number | null): string {
  return value === null ? '–' : value.toFixed(2)
}
