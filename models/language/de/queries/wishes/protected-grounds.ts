import type { ProtectedGroundWords } from '../../../words/queries/wishes/protected-ground-words.ts'

export const protectedGrounds = {
  groups: String.raw`
    auslander\w*|migranten|fluchtlinge\w*|asylanten|asylbewerber|muslime\w*|muslim|juden|judisch\w*|christen
    christlich\w*|katholi\w*|schwarze\w*|weisse\w*|araber|afrikaner|asiaten|zigeuner|roma|homosexuelle\w*|hetero
    schwule|lesben|inlander|deutschen?|deutscher|belgier|franzosen|polen|rumanen|turken|serben
  `,
  aboutPeople: String.raw`kein\w*|ohne|nur|wenig\w*|nachbar\w*|viertel|gegend|leute|gemeinschaft|vermieter|mieter|haus`,
  grounds: String.raw`ethni\w*|religion|religios\w*|nationalitat|hautfarbe`,
  sexes: String.raw`frauen|frau|weiblich\w*|manner|mannlich\w*|madchen`,
  restrictions: 'nur|ausschliesslich|keine?',
  neighbours: String.raw`nachbar\w*`,
  notPeople: String.raw`schule|sprachig\w*|kirche|restaurants?|kuche|design`,
} satisfies ProtectedGroundWords
