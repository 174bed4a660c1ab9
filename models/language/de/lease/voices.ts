import type { VoiceWords } from '../../words/lease/voice-words.ts'

export const voices = {
  one: String.raw`(?:[iI]ch|[mM]ir|[mM]ich)(?!\p{L})`,
  several: `[wW]ir|[uU]ns`,
  addressed: `Sie|Ihnen`,
  she: 'sie',
  he: 'er',
  between: 'selbst ',
  acts: String.raw`
    (?:be)?zahlt|ubernimmt|tragt (?!zins)|kundigt|verzichtet|verpflichtet sich|zieht|raumt|lasst|repariert|ersetzt|schuldet|haftet|erstattet|streicht|sagt
    teilt|gibt|wohnt|halt|pflegt|meldet|verlasst|entrichtet|sorgt|kummert|leistet|hinterlegt|duldet|gewahrt|betritt|geht (?!zu lasten|uber)|will|mochte
    (?:darf|muss|kann|soll)(?!.*\b(?:werden|betragen|steigen|sein)\b)
  `,
  others: 'erwerber|kaufer|makler|agentur|verwalter|richter|burge|gutachter|gerichtsvollzieher|mitmieter|maler|notar',
  titleOfHer: 'Frau',
  titleOfHim: 'Herrn?',
  titleAlone: '',
  landlord: 'Vermieter',
  tenant: 'Mieter',
} satisfies VoiceWords
