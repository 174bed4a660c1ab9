import type { UnlawfulConditionWords } from '../../words/adverts/unlawful-condition-words.ts'

export const unlawfulConditions = {
  stems: `
    afric / muculm / jud[ed] / cigan / deficien / crianc / refugi / estrang / luxemb / europ / cristaos / casais / portugueses
  `,
  groups: 'estrangeiros?|africanos?|muculmanos?|judeus?|criancas?|refugiados?|deficientes|ciganos?',
  chosen: 'portugueses|luxemburgueses|europeus|cristaos|casais casados',
  without: '(?:sem|nao aceitamos|nao se aceitam)[ ]',
  harmless: '',
  unwanted: '',
  only: '(?:apenas|so|somente)(?: para)?',
  onlyBehind: '',
  grounds: '',
} satisfies UnlawfulConditionWords
