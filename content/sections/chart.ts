/** A figure of a quarter with its interval; null where there is none. */
export interface QuarterPoint {
  quarter: string
  value: number | null
  low: number | null
  high: number | null
}

export interface QuarterLine {
  /** Key of the words that stand at its end; a line without one has no name. */
  name?: string
  colour: string
  /** Dash pattern in SVG notation, so that lines differ by more than their colour. */
  dash?: string
  /** Shape of some of its points, so that lines that lie on each other are told apart. */
  sign?: Sign
  /** Oldest first. */
  points: readonly QuarterPoint[]
}

/** A diamond stands for official figures. */
export type Sign = 'circle' | 'square' | 'triangle' | 'diamond'

/** An official figure of a whole period, drawn as a bar over it with a diamond. Ends are quarters since year 0, with their fractions. */
export interface PeriodMark {
  /** Key of the words that stand beside it. */
  name?: string
  from: number
  to: number
  value: number
  colour: string
  dash?: string
}

/** Lines by quarter with their intervals as bands, each named at its end. */
export interface QuarterChart {
  kind: 'quarters'
  lines: readonly QuarterLine[]
  marks?: readonly PeriodMark[]
}

/** Two figures a row on one scale: ours, and what it is measured by. */
export interface PairChart {
  kind: 'pairs'
  /** `name`: key of its words. */
  rows: readonly { name: string; ours: number; other: number }[]
}

/** Chart without a word of any language. */
export type Chart = QuarterChart | PairChart

/** The words of a chart in one language. */
export interface ChartWords {
  title: string
  description: string
  /** Stands on top of the axis of values. */
  unit: string
  /** By the name of a line or mark. */
  names: Readonly<Record<string, string>>
}
