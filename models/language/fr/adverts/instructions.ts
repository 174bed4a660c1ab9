import type { InstructionWords } from '../../words/adverts/instruction-words.ts'

export const instructions = {
  disregard: 'ignor(?:ez|e|er)|oubli(?:ez|e|er)',
  instructions: 'instructions?|consignes?',
  youMust: '',
  answer: '',
  prompts: '',
  call: 'appel(?:ez|le|er)|utilis(?:ez|e|er)',
  stems: 'ignor|oubli',
} satisfies InstructionWords
