/** Everything that was chosen by trial on the training files (time-ordered hold-out and grouped folds), in one place. */
export const SETTINGS = {
  folds: 6,
  intervalLevel: 0.8,
  /** Part of log area taken off before trees see the price; they add the rest. */
  areaOffset: 0.7,
  /** Residuals beyond this many robust standard deviations are drawn in before they are kriged. */
  residualLimit: 3,
  boosting: {
    rounds: 600,
    learningRate: 0.03,
    maxDepth: 24,
    minLeafWeight: 4,
    ridge: 3,
    rowFraction: 0.7,
    columnFraction: 0.45,
    huberMultiple: 2,
  },
  /** Leaves of a tree grow with the square root of the training rows. */
  leavesPerRootRow: 0.55,
  fewestLeaves: 16,
  mostLeaves: 127,
  difficulty: {
    rounds: 120,
    learningRate: 0.05,
    maxLeaves: 8,
    maxDepth: 6,
    minLeafWeight: 40,
    ridge: 20,
    rowFraction: 0.7,
    columnFraction: 0.5,
    huberMultiple: 4,
  },
} as const
