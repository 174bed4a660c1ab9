import { pattern } from '../../../language/words/lines.ts'
import { claim } from '../words/query-reading.ts'
import type { QueryReading } from '../words/query-reading.ts'

/**
 * Words that ask to choose neighbours, owners or tenants by a ground on which the Luxembourg law forbids to treat people differently in access to
 * housing: religion or belief, disability, age, sexual orientation, race or ethnic origin, sex, nationality (law of 28 November 2006 and articles 454 and
 * 455 of the Penal Code). Needs of one's own, such as step-free access or a school nearby, are none of them.
 */
const GROUPS = pattern(String.raw`
      ^(?:foreigners?|immigrants?|migrants?|refugees?|expats?_only|natives?|muslims?|islamic|jews?|jewish|christians?|catholics?|hindus?|blacks?
      whites?|white|black|asians?|africans?|arabs?|arabic|gypsies|gypsy|roma|portuguese|luxembourgers?|germans?|deutschen?|deutscher|allemands?
      alemaes|belges?|belgier|franzosen|polen|rumanen|romanians?|roumains?|romenos?|turks?|turken|turcs?|serben|europeans?|gays?|lesbians?
      homosexuals?|hetero|heterosexuals?|etrangers?|etrangere?s?|immigres?|refugies?|musulmans?|musulmanes?|juifs?|juives?|chretiens?|catholiques?
      noirs?|blancs?|blanche|arabes?|maghrebins?|africains?|africaines?|asiatiques?|roms|gitans?|portugais|portugaise|portugaises|homosexuels?|homos
      heteros|luxembourgeois|luxembourgeoises?|europeens?|auslander\w*|auslanderanteil|migranten|fluchtlinge\w*|asylanten|asylbewerber|muslime\w*
      muslim|juden|judisch\w*|christen|christlich\w*|katholi\w*|schwarze\w*|weisse\w*|araber|afrikaner|asiaten|zigeuner|homosexuelle\w*|schwule|lesben
      deutsche_nur|inlander|auslanner\w*|flüchtlingen|fluchtlingen|moslem\w*|judden|chreschten|lëtzebuerger|letzebuerger|portugisen|estrangeiros?
      imigrantes?|refugiados?|muculmanos?|muculmanas?|judeus|judaicos?|cristaos?|catolicos?|negros?|brancos?|ciganos?|homossexuais|luxemburgueses
      portugueses?|africanos?)$
    `)
/** The word stands for people beside these, not for a language, a school or a style. */
const ABOUT_PEOPLE = pattern(String.raw`
      \b(?:no|not|without|few|fewer|only|avoid|neighbou?rs?|neighbou?rhood|area|community|people|tenants?|landlords?|owners?|families|building|quarter
      flatmates?|roommates?|percentage|sans|pas|peu|que|uniquement|seulement|voisins?|voisinage|quartier|communaute|immeuble|gens|familles?
      proprietaires?|locataires?|beaucoup|kein\w*|keine|ohne|nur|wenig\w*|nachbar\w*|viertel|gegend|leute|gemeinschaft|vermieter|mieter|haus|keng|ouni
      nemmen|weineg|noper\w*|veirel|leit|geigend|sem|so|apenas|poucos?|vizinhos?|vizinhanca|bairro|comunidade|gente|senhorio|inquilinos?|zona)\b
    `)
const PLAIN_GROUNDS = pattern(String.raw`
      \b(?:race|racial|ethnic\w*|ethni\w*|religion|religious|religieu\w*|religios\w*|nationality|nationalite|nationalitat|nationaliteit|nacionalidade
      skin colou?r|couleur de peau|hautfarbe|cor da pele|sexual orientation|orientation sexuelle|raca)\b
    `)
const SEXES = pattern(String.raw`
      ^(?:women|woman|female|females|girls?|ladies|men|male|males|boys?|guys|femmes?|filles?|hommes?|garcons?|frauen|frau|weiblich\w*|manner
      mannlich\w*|madchen|fraen|meedercher|mulheres|mulher|raparigas|homens|rapazes|feminin[oa]|masculin[oa])$
    `)
const RESTRICTED = pattern(String.raw`
      \b(?:only|exclusively|nur|ausschliesslich|uniquement|seulement|exclusivement|reserve\w*|nemmen|eleng|so|apenas|somente|exclusivamente|no|not|pas
      keine?|keng)\b
    `)
const NEIGHBOURS = /^(?:neighbou?rs?|voisin\w*|nachbar\w*|noper\w*|vizinh\w*)$/
const NOT_PEOPLE = pattern(String.raw`
      ^(?:schools?|ecoles?|schule|schoul|escolas?|speaking|sprachig\w*|church|eglise|kirche|restaurants?|bakery|shops?|marble|marbre|kitchen|cuisine
      kuche|walls?|murs?|tiles?|floors?|facade|style|design)$
    `)

/** The words of a query that ask to choose by a protected ground. They neither filter nor score; the answer says so. */
export function readProtectedGrounds(reading: QueryReading): string[] {
  const { tokens } = reading
  const found: string[] = []
  for (let at = 0; at < tokens.length; at++) {
    const { word, clause } = tokens[at]!
    const isPlain = PLAIN_GROUNDS.test(word)
    const isSex = SEXES.test(word)
    if (!isPlain && !isSex && !GROUPS.test(word)) continue
    const near = tokens.slice(Math.max(0, at - 4), at + 4).filter((token) => token.clause === clause)
    if (NOT_PEOPLE.test(tokens[at + 1]?.word ?? '')) continue
    const others = near
      .filter((token) => token !== tokens[at])
      .map((token) => token.word)
      .join(' ')
    if (isSex ? !RESTRICTED.test(others) : !isPlain && !ABOUT_PEOPLE.test(others)) continue
    found.push(claim(reading, 'protectedGround', at, at + 1))
    // Whom one does not want to live beside is no wish for quiet.
    for (const [index, token] of tokens.entries())
      if (token.clause === clause && NEIGHBOURS.test(token.word)) reading.fields[index] ??= 'protectedGround'
  }
  return found
}
