import type { PartyWords } from '../../words/lease/party-words.ts'

export const parties = {
  titles: String.raw`HÄR|H[äe]r(?:en|ren)?|Joffer|D'Madame|Madame|Den? Här|Familljen?`,
  particles: `an`,
  legalForms: ``,
  companies: `Fonds`,
  labels: `propriet[äa]r|locatairen?`,
  nameLabel: `numm`,
  beforeName: `tëscht|an|dir,|du,|dech,|ech,|mir,|un de`,
  named: String.raw`locatair\p{L}+`,
  is: `ass|sinn`,
  articles: `d['’]|de|der`,
  behindName: `wunnhaft|gebuer`,
  articlesOfNames: `de|den|dem|der|d['’]|D['’]|De|Den`,
  landlord: `propriet[äa]r|verlo[uo]n`,
  tenant: `locatai?r`,
  unreadable: `[Nn]umm|[Aa]nonym`,
  titlesOfInitials: `Här|Joffer`,
} satisfies PartyWords
