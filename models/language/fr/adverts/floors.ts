import type { FloorWords } from '../../words/adverts/floor-words.ts'

export const floors = {
  ground: String.raw`rez[- ]?de[- ](?:chaussee|jardin)|\brdc\b|^rez\b|\br\/c\b|raz-de-chaussee`,
  basement: String.raw`sous[- ]?sol|souterrain|\bcave\b`,
  top: 'dernier (?:etage|niveau)',
  outOf: 'sur',
  at: 'au',
  groundInText: String.raw`rez[- ]de[- ]chaussee|rez[- ]de[- ]jardin|rdc\b`,
} satisfies FloorWords
