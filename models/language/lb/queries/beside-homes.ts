import type { BesideHomeWords } from '../../words/queries/beside-home-words.ts'

export const besideHomes = {
  with: 'mat',
  withToo: '',
  withFillers: 'separater?|enger?|eng|klenger?',
  within: 'am|an',
  withinFillers: 'der|dem|engem',
  beside: 'bleck|aussiicht|bei|beim|ennert|nieft',
  seen: 'gesinn|gesait|gesaits|siichtbar|zu gesinn',
} satisfies BesideHomeWords
