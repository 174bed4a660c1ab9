import type { MeantPlaceWords } from '../../../words/queries/places/meant-place-words.ts'

export const meantPlaces = {
  ordinaryNames: 'barriere|fond|moulin|perle|plateau|poteau|ville haute|cap|mont|bois|au|moderne|arc',
  neverNames: 'gare|centre|centre ville|parc|nord|sud|est|ville|tram|bus|train|village|rue|lac',
  namesWithCapital: '',
  placed: 'a|ou',
  titles: 'monsieur|madame|mme|mlle|dr',
  is: 'c est|est',
  tooMuch: 'trop|loin',
  faults: 'cher|loin',
  isFaulty: '(?:je n ai|on n a|nous n avons) rien trouve',
  roads: 'route|rue|avenue|bouchons|trafic',
  roadsTo: 'd|de|du',
} satisfies MeantPlaceWords
