import type { BesidesWords } from '../../words/lease/besides-words.ts'

export const besides = {
  otherThing: 'garage|parking|parkplaz|internet|concierge|assurance|prime',
  notTheRent: String.raw`\bnet (?:de |den |d')?(?:loyer|miete)\b|dee vun der wunneng,? net\b`,
  home: String.raw`wunneng|appartement|\bbail\b|\bhaus\b`,
  letAlone: 'ouni wunneng|separat verlount',
  loan: String.raw`\bprett\b|hypothek`,
  withoutEffect: 'huet keng? (?:wierkung|effet|wert)',
} satisfies BesidesWords
