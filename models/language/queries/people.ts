import { pattern } from '../words/lines.ts'

export const CHILDREN = pattern(String.raw`
      ^(?:(?:small|little|young|grown|teenage|jeunes|petits|grands|kleine[nr]?|kleng|gross|pequen[oa]s|own|adult) )?(?:kids?|child|children|toddlers?
      teens?|teenagers?|boys?|girls?|sons?|daughters?|enfants?|gamins?|gosses?|ados?|fils|filles?|kinder[n]?|kids|sohne|tochter|teenager|kanner|jongen
      meedercher|filhos?|filhas?|meninos?|meninas?|criancas?|miudos?|adolescentes?)\b
    `)
export const PERSONS = pattern(String.raw`
      ^(?:persons?|people|ppl|pers|pax|of us|adults?|personnes?|adultes?|personen|leute|erwachsene[n]?
      persounen?|leit|erwuessener|pessoas?|adultos?|kopfig\w*|kapp
      heads?|members?|membres?)\b
    `)
export const FAMILY_OF = pattern(String.raw`
      (?:^|\s)(?:family|familiy|household|famille|foyer|menage|familie|haushalt|famill|familljen?|stot|stout|familia|agregado|we are|we re|nous sommes
      on est|wir sind|mir sinn|mir si|somos|us|we will be|we ll be)(?: (?:of|de|d|a|mat|vun|mit|zu|von|com|em|avec|the|all))*$
    `)
/** Grown people who share a home have a bedroom each. */
export const FLATMATES = pattern(String.raw`
      ^(?:flatmates?|housemates?|mates?|buddies|pals|roommates?|sharers?|friends|colleagues|students|colocs?|colocataires?|amis|copains|copines
      collegues|etudiante?s|kollege
      mitbewohner\w*|freunde|freundinnen|kollegen|studenten|studentinnen|matbewunner\w*|frenn|kolleegen|amigos|amigas|colegas|estudantes|madels
      meedercher zesummen|raparigas)\b
    `)
export const ROOMS_FOR_CHILDREN = pattern(String.raw`
      ^(?:(?:kids|childrens|children|child|separate) )?(?:kinderzimmer[ns]?|kannerzemmer[en]*|chambres? d enfants?|chambres? pour (?:les )?enfants
      quartos? de crianca|quartos? para (?:os )?filhos|childrens? (?:bed)?rooms?|kids (?:bed)?rooms?)\b
    `)
/** Numbers of persons that are one word. */
export const COUNT_WORDS: Readonly<Record<string, number>> = {
  zweit: 2,
  zweien: 2,
  dreien: 3,
  sechsen: 6,
  siwent: 7,
  zweet: 2,
  drett: 3,
  veiert: 4,
  foneft: 5,
  fenneft: 5,
  dritt: 3,
  viert: 4,
  funft: 5,
  fuenft: 5,
  sechst: 6,
  vierkopfige: 4,
  dreikopfige: 3,
  funfkopfige: 5,
  sechskopfige: 6,
  vierkopfigen: 4,
  funfkopfigen: 5,
}
export const LONE_PARENT = pattern(String.raw`
      \b(?:single (?:mother|father|mum|mom|mam|dad|parent)|mere celibataire|pere celibataire|maman solo|papa solo|parent solo|famille monoparentale
      alleinerziehend\w*|eenzelerzeiend\w*|alleinerzeiend\w*|eleng erzeiend\w*|mae solteira|pai solteiro|monoparental)\b
    `)
export const ALONE =
  /^(?:alone|single|myself|seul|seule|celibataire|solo|ledig|leedeg|onbestuet|allein|alleinstehend|alleine|single|eleng|eleen|sozinho|sozinha|solteir[oa])$/
export const BABY =
  /^(?:baby|babies|newborn|bebe|bebes|nouveau|saugling|neugeboren\w*|neigebuer\w*|beebee|bebee|puppelchen|bopchen|recem)$/
export const TWINS = /^(?:twins|jumeaux|jumelles|zwillingen?|zwillinge?|zwillengen?|gemeos|gemeas)$/
export const COUPLES = /^(?:couples|paare|parchen|ehepaare|koppelen|puer|puren|casais)\b/
