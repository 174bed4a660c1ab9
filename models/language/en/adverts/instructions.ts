import type { InstructionWords } from '../../words/adverts/instruction-words.ts'

export const instructions = {
  disregard: 'ignore|disregard|forget|override',
  instructions: 'instructions?|prompts?|rules|messages?',
  youMust: 'you (?:must|are now|should always)',
  answer: 'recommend|act|answer|respond|reply|pretend',
  prompts: '(?:system|developer|assistant) ?(?:prompt|message)',
  call: 'call|use|invoke|run|execute|trigger',
  stems: 'ignor|disregard|forget|override|you (?:must|are now|should always)|prompt|message',
} satisfies InstructionWords
