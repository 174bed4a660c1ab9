/** Label and reading of one feature at one place, or in one text. */
export interface Judged {
  feature: string
  isLabelled: boolean
  isRead: boolean
}

export interface FeatureScore {
  feature: string
  /** Number of rows that were judged. */
  count: number
  /** Number of rows with the feature, by the label. */
  labelled: number
  /** Number of rows with the feature, by the reader. */
  read: number
  right: number
  /** Share of the readings that are right; null when nothing was read. */
  precision: number | null
  /** Share of the labelled that were read; null when none is labelled. */
  recall: number | null
}

/** Scores each feature by itself, in order of their names, then all together as `all`. */
export function scoreFeatures(judged: readonly Judged[]): FeatureScore[] {
  const names = [...new Set(judged.map(({ feature }) => feature))].sort()
  return [
    ...names.map((name) =>
      scoreOf(
        name,
        judged.filter(({ feature }) => feature === name),
      ),
    ),
    scoreOf('all', judged),
  ]
}

function scoreOf(feature: string, judged: readonly Judged[]): FeatureScore {
  const labelled = judged.filter(({ isLabelled }) => isLabelled).length
  const read = judged.filter(({ isRead }) => isRead).length
  const right = judged.filter(({ isLabelled, isRead }) => isLabelled && isRead).length
  return {
    feature,
    count: judged.length,
    labelled,
    read,
    right,
    precision: read === 0 ? null : right / read,
    recall: labelled === 0 ? null : right / labelled,
  }
}
