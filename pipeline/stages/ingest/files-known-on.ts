import type { Source } from '../../../models/contracts/release/source.ts'
import type { RawFile } from '../../ingest/raw/raw-file.ts'
import { isFactSource } from '../../ingest/raw/source-kind.ts'

export interface SourceFile {
  source: Source
  file: RawFile
}

/**
 * Files that were known on a day. The day of a file of adverts is that of its snapshot. Open data, and files whose rows have their own days, count
 * when they arrived by the end of that day or with its last file of adverts: then a market read in later knows what it knew.
 */
export function filesKnownOn(day: string, files: readonly SourceFile[]): SourceFile[] {
  const isDated = ({ source, file }: SourceFile): boolean => file.snapshotDate !== null && !isFactSource(source)
  const known = new Set(files.filter((each) => isDated(each) && each.file.snapshotDate! <= day))
  const arrivals = [...known].map(({ file }) => file.fetchedAt).sort()
  const lastArrival = arrivals.at(-1) ?? ''
  return files.filter((each) => {
    const { fetchedAt } = each.file
    return known.has(each) || (!isDated(each) && (fetchedAt.slice(0, 10) <= day || fetchedAt <= lastArrival))
  })
}
