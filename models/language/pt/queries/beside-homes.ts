import type { BesideHomeWords } from '../../words/queries/beside-home-words.ts'

export const besideHomes = {
  with: 'com',
  withToo: '',
  withFillers: 'uma?',
  within: 'no|num|numa',
  withinFillers: 'a|um|uma',
  beside: 'vistas?|ver|ve|perto|frente|junto',
  seen: 'visivel',
} satisfies BesideHomeWords
