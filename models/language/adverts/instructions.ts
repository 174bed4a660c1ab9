import { instructions as de } from '../de/adverts/instructions.ts'
import { instructions as en } from '../en/adverts/instructions.ts'
import { instructions as fr } from '../fr/adverts/instructions.ts'
import { instructions as lb } from '../lb/adverts/instructions.ts'
import { instructions as pt } from '../pt/adverts/instructions.ts'
import { joinLanguages } from '../words/join-words.ts'
import { oneOf } from '../words/lines.ts'
import type { InstructionWords } from '../words/adverts/instruction-words.ts'

const ALL: readonly InstructionWords[] = [en, fr, de, lb, pt]
const { of } = joinLanguages(ALL)

export const INSTRUCTIONS: readonly RegExp[] = [
  ...ALL.map(
    ({ disregard, instructions }) => String.raw`(?:${oneOf(disregard)})\b[^.!?]{0,60}\b(?:${oneOf(instructions)})`,
  ),
  `${of('youMust')} ${of('answer')}`,
  of('prompts'),
  // Names of tools are written like no word of an advert.
  String.raw`${of('call')}\b[^.!?]{0,40}\b[a-z]+(?:_[a-z]+)+`,
].map((source) => new RegExp(String.raw`\b${source}\b`, 'i'))
export const MAY_INSTRUCT = new RegExp(`${of('stems')}|_`)
