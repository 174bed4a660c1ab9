import type { InstructionWords } from '../../words/adverts/instruction-words.ts'

export const instructions = {
  disregard: 'ignore(?:m)?|ignorar|esque[çc]a(?:m)?',
  instructions: 'instru[çc](?:ões|oes|ão|ao)|indica[çc](?:ões|oes)',
  youMust: '',
  answer: '',
  prompts: '',
  call: 'chame(?:m)?|usem',
  stems: 'ignor|esque',
} satisfies InstructionWords
