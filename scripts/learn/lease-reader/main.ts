import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildGlossary } from '../../../models/learned/glossary.ts'
import { loadLeaseChecks } from '../../../pipeline/reference/load-lease-law.ts'
import { ROOT } from '../../../pipeline/base/settings.ts'
import { otherRows } from './all-rows.ts'
import { learnReader } from '../linear-reader/learn-reader.ts'
import { annotatedLeases, glossaryEntries, materialHash } from './learning-material.ts'
import { readerBytes } from '../linear-reader/reader-bytes.ts'
import { learningFingerprint, READER_FILE } from './reader-file.ts'
import { LEARNING, READER_LABELS, rowsOfLease, TRAINER } from './rows-to-learn.ts'

const started = performance.now()
const directory = join(ROOT, 'data', 'reference')
const checks = await loadLeaseChecks(directory)
const entries = glossaryEntries()
const glossary = buildGlossary(entries)
const leases = annotatedLeases()
const rows = [...otherRows(glossary), ...leases.flatMap((lease) => rowsOfLease(lease, glossary, checks))]
const learned = learnReader(rows, READER_LABELS, LEARNING, TRAINER)
const bytes = readerBytes(learned, READER_LABELS, entries, {
  learnedFrom: materialHash(),
  fingerprint: learningFingerprint(glossary),
})
writeFileSync(READER_FILE, bytes)
console.log(
  `${leases.length} leases, ${entries.length} words: ${rows.length} passages; ${learned.weights.hashes.length} features, ` +
    `${learned.weights.labelOf.length} weights, ${bytes.length} bytes in ${Math.round((performance.now() - started) / 1000)} s`,
)
