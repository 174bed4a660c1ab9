import type { LeftHomeWords } from '../../../words/queries/types/left-home-words.ts'

export const leftHomes = {
  leaving: 'esquece|desisti de|desistimos de|antes procurava em|antes procuravamos em|sair|saimos|deixar|deixamos',
  towards: 'para',
  moving: 'mudar de|mudamos de',
  origin: String.raw`
    inicialmente (?:[a-z]+ ){0,3}(?:em|queria)|primeiro (?:queria|pensou em)
    (?:venho|vimos|vem|sou|somos|fart[oa]s?|cansad[oa]s?) de|(?:atualmente|de momento|neste momento) em|(?:mudar|mudamos|saimos|mudanca) de
  `,
} satisfies LeftHomeWords
