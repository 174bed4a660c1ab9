import { oneOf, pattern } from '../words/lines.ts'

// Names of persons and companies, and the words that introduce them.

export const TITLE: string = oneOf(String.raw`
    (?:MONSIEUR|MADAME|M\.|MME|MR\.?|MRS\.?|MS\.?|HERRN?|FRAU|HÄR|Monsieur|Madame|Mademoiselle|M\.|MM\.|Mme\.?|Mlle\.?|Mr\.?|Mrs\.?|Ms\.?|Miss|Sir
    Dr\.?|Herrn?|Frau|Eheleute|H[äe]r(?:en|ren)?|Joffer|D'Madame|Den? Här|Familljen?|Famille|Familie|Maître|Me)
  `)
export const PARTICLE: string = String.raw`(?:(?:de|du|des|von|van|der|den|la|le|el|da|dos|di|zu|y|et|und|an|a|and)\s+|d['’])*`
export const NAME: string = String.raw`\p{Lu}[\p{L}'’-]+`
export const TITLED: RegExp = new RegExp(
  String.raw`(?:^|[\s(«"'’:,])${TITLE}\s+${PARTICLE}${NAME}(?:\s+${PARTICLE}${NAME}){0,3}`,
  'gu',
)
export const COMPANY: RegExp = pattern(
  String.raw`
      [\p{Lu}][\p{L}&'’. ()-]{1,50}?\s(?:S\.?\s?[àa]\.?\s?r\.?l\.?(?:-S)?|SARL|Sàrl|S\.?A\.?(?![\p{L}])|SCI|S\.?C\.?I\.?|GmbH|AG|Ltd|LLC|SCA|SCS|ASBL
      a\.?s\.?b\.?l\.?)(?![\p{L}])
      \b(?:SCI|société|soci[ée]t[ée] civile|Gesellschaft|fonds|Fonds|commune de|Gemeinde|agence)\s+\p{Lu}[\p{L}'’-]+
    `,
  'gu',
)
export const LABELLED: RegExp = new RegExp(
  oneOf(String.raw`
      (?:bailleur|bailleresse|propri[ée]taire|preneur|preneuse|locataires?|colocataires?|vermieter(?:in)?|mieter(?:in)?|mitmieter|landlord|lessor
      owner|tenants?|lessees?|co-tenants?|propriet[äa]r|locatairen?)\s*(?:\([^)]{0,40}\)\s*)?(?::|=|–|-)\s*(?:nom\s*:\s*
      name\s*:\s*)?(${PARTICLE}${NAME}(?:[ ,]+${PARTICLE}${NAME}){1,3})
    `),
  'giu',
)
export const PLAIN: RegExp = new RegExp(
  oneOf(String.raw`
      (?<![\p{L}])(?:soussign[ée]e?s?|moi,?|unterzeichnete[rn]?|undersigned,?|entre|between|zwischen|tëscht|et|and|und|an|made between|vous,|sie,
      ihnen,|dich,|dir,|dech,|you,|me,|i,|je,|ich,|ech,|wir,|mir,|nous,|we,|un de
      (?:propri[ée]taire|locatair\p{L}+|vermieter(?:in)?|mieter(?:in)?|landlord|tenant)\s+(?:ass|sinn|ist|sind|est|sont|is
      are)(?=\s)(?:\s+(?:d['’]|de|der|die)(?=\s))?|bailleresse|bailleur|locataire)\s+(${NAME}(?:\s+${PARTICLE}${NAME}){1,3})\s*(?:,|\(|\bn[ée]e?\b
      demeurant|domicili|residing|wohnhaft|geboren|wunnhaft|gebuer)
    `),
  'giu',
)
/** Neighbours are named without a title in Luxembourgish, but with an article. */
export const LETS_TO: RegExp =
  /(?<!\p{L})(?:de|den|dem|der|d['’]|D['’]|De|Den)\s?\p{Lu}\p{Ll}+\s+\p{Lu}\p{Ll}[\p{L}-]+/gu
export const LANDLORD_WORD: RegExp = pattern(
  String.raw`
    bailleu?r|bailleresse|propri[ée]taire|loueu[rs]|logeu[rs]
    vermieter|eigent[üu]mer|geber
    landlord|landlady|lessor|licensor|owner
    propriet[äa]r|verlo[uo]n
  `,
  'iu',
)
export const TENANT_WORD: RegExp =
  /locatai?r|preneu[rs]|(?<!ver)mieter|nehmer|nutzer|tenant|lessee|licensee|resident|occupant|bewohner/iu
/** A name that was made unreadable: `XXXX`, `[...]`, `[nom]`, `M. X.`; a line of dots or a blank is yet to be filled in. */
export const MARK: string = oneOf(String.raw`
    (?<!\p{L})[Xx]{3,}(?!\p{L})|\[\s?(?:\.{2,}|…)\s?\]|█{2,}
    \[[^\]\n]{0,20}(?:\b[Nn]oms?\b|[Nn]ame|[Nn]umm|[Aa]nonym|[Rr]edacted|[Cc]aviard|[Gg]eschw[äa]rzt|[Bb]iff)[^\]\n]{0,20}\]
    (?<!\p{L})(?:Monsieur|Madame|Mme|Mlle|M|MM|Mr|Mrs|Ms|Herrn?|Frau|Här|Joffer)\.? (?:\p{Lu}\.[ -]?){1,3}(?!\p{L})
  `)
export const INITIALS: string = String.raw`(?:\p{Lu}\.[ -]?){2,3}(?![\p{L}])`
