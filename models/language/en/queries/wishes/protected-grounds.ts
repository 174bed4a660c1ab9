import type { ProtectedGroundWords } from '../../../words/queries/wishes/protected-ground-words.ts'

export const protectedGrounds = {
  groups: String.raw`
    foreigners?|immigrants?|migrants?|refugees?|natives?|muslims?|islamic|jews?|jewish|christians?|catholics?
    hindus?|blacks?|whites?|asians?|africans?|arabs?|arabic|gypsies|gypsy|roma|portuguese|luxembourgers?
    germans?|romanians?|turks?|europeans?|gays?|lesbians?|homosexuals?|hetero|heterosexuals?
  `,
  aboutPeople: String.raw`
    no|not|without|few|fewer|only|avoid|neighbou?rs?|neighbou?rhood|area|community|people|tenants?|landlords?
    owners?|families|building|quarter|flatmates?|roommates?|percentage
  `,
  grounds: String.raw`race|racial|ethnic\w*|religion|religious|nationality|skin colou?r|sexual orientation`,
  sexes: 'women|woman|female|females|girls?|ladies|men|male|males|boys?|guys',
  restrictions: 'only|exclusively|reserved|no|not',
  neighbours: 'neighbou?rs?',
  notPeople: String.raw`
    schools?|speaking|church|restaurants?|bakery|shops?|marble|kitchen|walls?|tiles?|floors?|facade|style|design
  `,
} satisfies ProtectedGroundWords
