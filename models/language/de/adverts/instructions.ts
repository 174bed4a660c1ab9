import type { InstructionWords } from '../../words/adverts/instruction-words.ts'

export const instructions = {
  disregard: 'ignorier(?:e|t|en)?|vergiss|vergesst|missachte',
  instructions: 'anweisung(?:en)?|instruktion(?:en)?',
  youMust: '',
  answer: '',
  prompts: '',
  call: 'ruf[et]?|verwende[tn]?',
  stems: 'ignor|verg[ei]|missachte',
} satisfies InstructionWords
