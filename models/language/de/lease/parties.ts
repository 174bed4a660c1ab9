import type { PartyWords } from '../../words/lease/party-words.ts'

export const parties = {
  titles: String.raw`HERRN?|FRAU|Herrn?|Frau|Eheleute|Familie|Dr\.?`,
  particles: `von|van|der|den|zu|und`,
  legalForms: `GmbH|AG`,
  companies: `Gesellschaft|Fonds|Gemeinde`,
  labels: String.raw`vermieter(?:in)?|mieter(?:in)?|mitmieter`,
  nameLabel: `name`,
  beforeName: `unterzeichnete[rn]?|zwischen|und|sie,|ihnen,|du,|dich,|dir,|ich,|wir,`,
  named: String.raw`vermieter(?:in)?|mieter(?:in)?`,
  is: `ist|sind`,
  articles: `der|die`,
  behindName: `wohnhaft|geboren`,
  articlesOfNames: ``,
  landlord: `vermieter|eigent[üu]mer|geber`,
  tenant: `(?<!ver)mieter|nehmer|nutzer|bewohner`,
  unreadable: `[Nn]ame|[Aa]nonym|[Gg]eschw[äa]rzt`,
  titlesOfInitials: `Herrn?|Frau`,
} satisfies PartyWords
