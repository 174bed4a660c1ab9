import type { FeedFailure } from '../../../models/contracts/listings/batch.ts'
import { isFactSource } from '../../ingest/raw/source-kind.ts'
import type { SourceFile } from './files-known-on.ts'

/** Files of adverts that are dated after a day. */
export function filesAhead(day: string, files: readonly SourceFile[]): Set<SourceFile> {
  return new Set(files.filter(({ source, file }) => !isFactSource(source) && (file.snapshotDate ?? '') > day))
}

/** Names the files that are held out, except those whose bytes came again later under a day that has come. */
export function aheadFailures(
  day: string,
  files: readonly SourceFile[],
  ahead: ReadonlySet<SourceFile>,
): FeedFailure[] {
  const isSentAgain = ({ source, file }: SourceFile): boolean =>
    files.some(
      (one) =>
        !ahead.has(one) &&
        one.source.id === source.id &&
        one.file.sha256 === file.sha256 &&
        one.file.fetchedAt > file.fetchedAt,
    )
  const held = [...ahead].filter((each) => !isSentAgain(each))
  return held.map(({ source, file }) => ({
    sourceId: source.id,
    name: file.name,
    reason: `the file is dated ${file.snapshotDate}, after ${day}, and is held out`,
    advice: `Give it its right day, in its name or in snapshot.date of the feed; if the day is right, the first run from ${file.snapshotDate} on reads it`,
  }))
}
