import type { PartyWords } from '../../words/lease/party-words.ts'

export const parties = {
  titles: String.raw`
    MONSIEUR|MADAME|M\.|MME|Monsieur|Madame|Mademoiselle|MM\.|Mme\.?|Mlle\.?|Dr\.?|Famille|Maître|Me
  `,
  particles: `de|du|des|la|le|et|a`,
  legalForms: String.raw`
    S\.?\s?[àa]\.?\s?r\.?l\.?(?:-S)?|SARL|Sàrl|S\.?A\.?(?![\p{L}])|SCI|S\.?C\.?I\.?|SCA|SCS|ASBL|a\.?s\.?b\.?l\.?
  `,
  companies: `SCI|société|soci[ée]t[ée] civile|fonds|Fonds|commune de|agence`,
  labels: `bailleur|bailleresse|propri[ée]taire|preneur|preneuse|locataires?|colocataires?`,
  nameLabel: `nom`,
  beforeName: `soussign[ée]e?s?,?|moi,?|entre|et|vous,|je,|nous,|toi,|tu,|bailleresse|bailleur|locataire`,
  named: String.raw`propri[ée]taire|locatair\p{L}+`,
  is: `est|sont`,
  articles: ``,
  behindName: String.raw`\bn[ée]e?\b|demeurant|domicili`,
  articlesOfNames: ``,
  landlord: `bailleu?r|bailleresse|propri[ée]taire|loueu[rs]|logeu[rs]`,
  tenant: `locatai?r|preneu[rs]|resident|occupant`,
  unreadable: String.raw`\b[Nn]oms?\b|[Aa]nonym|[Cc]aviard|[Bb]iff`,
  titlesOfInitials: `Monsieur|Madame|Mme|Mlle|M|MM`,
} satisfies PartyWords
