import { writeFileSync } from 'node:fs'
import { readerBytes } from '../linear-reader/reader-bytes.ts'
import { learnLife } from './learn-life.ts'
import { LABELS, LIFE_READER_FILE, materialHash, toldRows } from './learning-material.ts'

/** Trains the reader of what people tell of their lives, from data/reference/life-reader. Run: `npm run -s life-reader`. */
const rows = toldRows()
const bytes = readerBytes(learnLife(rows), LABELS, [], { learnedFrom: materialHash(), fingerprint: '' })
writeFileSync(LIFE_READER_FILE, bytes)
console.log(`${rows.length} rows, ${bytes.length} bytes`)
