import type { InstructionWords } from '../../words/adverts/instruction-words.ts'

export const instructions = {
  disregard: 'ignor[ée]ier(?:t|en)?|vergiess',
  instructions: 'uweisung(?:en)?|instruktioun(?:en)?',
  youMust: '',
  answer: '',
  prompts: '',
  call: '',
  stems: 'ignor|verg[ei]',
} satisfies InstructionWords
