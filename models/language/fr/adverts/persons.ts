import type { PersonWords } from '../../words/adverts/person-words.ts'

export const persons = {
  particles: 'de|le|la',
  titles: String.raw`Mme|Mlle|MM|Madame|Mademoiselle|Monsieur|M\.`,
  titleStems: String.raw`M(?:me|lle|M|adam|adem|onsieur|\.)`,
  titlesAsNames: 'Monsieur|Madame',
  contacts: `
    [Cc]ontacte[rz]|[Ii]nterlocut(?:eur|rice)|[Aa]ppele[rz]|[Dd]emande[rz]|[Ss]['’]adresser à|[Aa]gente? (?:immobilier|commercial)e?
    [Vv]otre (?:agente?|conseill(?:er|ère)|courtier)|[Cc]onseill(?:er|ère) immobili(?:er|ère)|[Pp]ropriétaire
  `,
  contactStems: 'nterlocut|ppele[rz]|emande[rz]|adresser|[Aa]gente?[ ]|votre|Votre|onseill|ropriétaire',
  afterContact: 'nous|moi|notre agente?|directement|avec|est|est à|immobilier',
  atNumber: 'au',
  phones: '[Tt][eé]l',
  onNumber: String.raw`sur|t[eé]l\.?`,
  streets: String.raw`\brue|\bavenue|\bav\.|\bplace|\bplateau|\bboulevard|\ballée|\bimpasse|\broute|\bsquare|\brésidence`,
  ofStreet: `de[ ]|du[ ]|d['’]|la[ ]|des[ ]`,
  noPersons: String.raw`
    agence|immo\w*|s\.?a\.?|sàrl|s\.à|sarl|résidence|residence|luxembourg|équipe|bureau|direct\w*|maison|appartement|visite\w*
    téléphone|info\w*|pour|nous|notre|votre|vous|le|la|les|à|au|tél|tel|gsm|monsieur|madame|plus|ville|gare|kirchberg|esch|cloche
    invest\w*|habitat|construct\w*|promot\w*
  `,
} satisfies PersonWords
