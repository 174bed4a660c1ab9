import { writeFileSync } from 'node:fs'
import { buildGlossary } from '../../../models/learned/glossary.ts'
import { calibrated, learnAll, learnInFolds, SURE } from './learn-wishes.ts'
import { readerBytes } from '../linear-reader/reader-bytes.ts'
import { conceptEntries, materialHash, writtenWishes } from './learning-material.ts'
import { featureFingerprint, WISH_READER_FILE } from './reader-file.ts'

const started = performance.now()
const written = writtenWishes()
const entries = conceptEntries()
const { labels, calibrations } = learnInFolds(written, entries)
const learned = calibrated(learnAll(written, labels, entries), { labels, calibrations }, SURE)
const bytes = readerBytes(learned, labels, entries, {
  learnedFrom: materialHash(),
  fingerprint: featureFingerprint(buildGlossary(entries)),
})
writeFileSync(WISH_READER_FILE, bytes)
console.log(
  `${written.length} phrases, ${entries.length} words, ${labels.length} labels: ${learned.weights.hashes.length} features, ` +
    `${learned.weights.labelOf.length} weights, ${bytes.length} bytes in ${Math.round((performance.now() - started) / 1000)} s`,
)
