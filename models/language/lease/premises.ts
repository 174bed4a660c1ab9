import { oneOf } from '../words/lines.ts'

// Addresses of dwellings.

export const STREET: string = oneOf(String.raw`
    (?:rue|avenue|av\.|boulevard|bd\.?|place|route|chemin|montee|allee|impasse|cite|square|quai|sentier|val|um|op|an der|am|beim?|grand-?rue|esplanade
    strasse|\p{L}+strasse|\p{L}+str\.|\p{L}+gasse|\p{L}+weg|\p{L}+platz|\p{L}+street|street|road|lane)
  `)
export const ADDRESS: RegExp = new RegExp(
  oneOf(String.raw`
      \d{1,4}\s?[a-z]?\s*,?\s+(?:\b${STREET}\b|(?:\p{L}+[ -]){0,3}${STREET}\b)|\b${STREET}[\s\p{L}'’.-]{2,45}\s\d{1,4}\b|\b[l][- ]?\d{4}\b
      \p{L}+-?(?:rue|strooss)\b[^.]{0,20}\d
    `),
  'u',
)
