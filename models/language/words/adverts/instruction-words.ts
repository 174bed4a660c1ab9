/** Words of sentences that speak to a program, as they are written but for capitals, as sources of patterns. */
export interface InstructionWords {
  disregard: string
  instructions: string
  /** Before what a program is to do. */
  youMust: string
  answer: string
  prompts: string
  /** Before the name of a tool. */
  call: string
  /** A cheap look for one of these, folded. */
  stems: string
}
