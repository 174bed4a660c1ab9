import type { PartyWords } from '../../words/lease/party-words.ts'

export const parties = {
  titles: String.raw`MR\.?|MRS\.?|MS\.?|Mr\.?|Mrs\.?|Ms\.?|Miss|Sir|Dr\.?`,
  particles: `and`,
  legalForms: `Ltd|LLC`,
  companies: ``,
  labels: `landlord|lessor|owner|tenants?|lessees?|co-tenants?`,
  nameLabel: `name`,
  beforeName: `undersigned,?|between|and|made between|you,|me,|i,|we,`,
  named: `landlord|tenant`,
  is: `is|are`,
  articles: ``,
  behindName: String.raw`residing|of\s+\d`,
  articlesOfNames: ``,
  landlord: `landlord|landlady|lessor|licensor|owner`,
  tenant: `tenant|lessee|licensee|resident|occupant`,
  unreadable: `[Nn]ame|[Aa]nonym|[Rr]edacted`,
  titlesOfInitials: `Mr|Mrs|Ms`,
} satisfies PartyWords
