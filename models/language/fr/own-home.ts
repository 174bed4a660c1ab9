import { lines } from '../words/lines.ts'
import type { OwnHomeWords } from '../words/own-home-words.ts'

export const ownHome = {
  paying: lines(`
    payais / je payais / on payait / nous payions
    j ai achete / on a achete / avons achete
    loyer actuel / je paie actuelement / je paye actuellement / actuellement je paie / paie aujourd hui / paye actuellement / payons actuellement
    je vends
    on quitte notre / nous quittons notre / je quitte mon / je quitte ma / quittons notre
    nous vendons
    on vend
    vends mon
    vends ma
    vendons notre
    vendu notre
    vendu mon
    vendu ma
    actuellement locataire
    actuellement locataires
    locataires actuellement
    nous louons actuellement
    je loue actuellement
    je paie actuellement
    on paie actuellement
    paie déjà
    payons déjà
    vend ma
    vend mon
    vend notre
    vente de ma
    vente de mon
    vente de notre
  `),
  paidBefore: lines(`
    ce que je paie / ce que je paye / ce qu on paie / ce que nous payons
    j ai paye / on a paye / nous avons paye / m a coute / nous a coute / nous a pris / m a pris / ai deja paye / a coute / m avait coute
  `),
  expense: lines(`
    de chauffage / de gaz / d electricite / de mazout / de fioul / pour le chauffage / pour le gaz / de facture
  `),
  living: lines(`
    habite actuellement
    habitons actuellement
    vis actuellement
    vit actuellement
    vivons actuellement
    loge actuellement
    logeons actuellement
    habite aujourd hui
    habitons aujourd hui
    vit aujourd hui
    vis aujourd hui
    vivons aujourd hui
    actuellement j habite
    actuellement on habite
    actuellement nous habitons
    actuellement on vit
    actuellement je vis
    aujourd hui on vit
    aujourd hui j habite
    aujourd hui je vis
    aujourd hui nous habitons
    j habite au
    j habite dans
    j habite un
    j habite une
    j habite a
    j habite en
    j habite depuis
    nous habitons au
    nous habitons dans
    nous habitons un
    nous habitons une
    nous habitons a
    nous habitons en
    nous habitons depuis
    on habite au
    on habite dans
    on habite un
    on habite une
    on habite a
    on habite en
    on habite depuis
    je vis dans
    je vis au
    je vis depuis
    on vit dans
    on vit au
    on vit depuis
    nous vivons dans
    nous vivons au
    nous vivons depuis
    logement actuel
    appartement actuel
    appart actuel
    maison actuelle
  `),
  own: lines(`
    ma
    mon
    notre
    nos
    leur
    sa
    son
  `),
  leaving: lines(`
    vendu
    vendue
    vendre
    vend
    vends
    vendons
    vendent
  `),
  tooDear: lines(`
    trop cher / trop chere
  `),
  livedOn: lines(`
    à / vit / vivons / vivent / vis / sommes / entassés / serrés / logeons / logés
  `),
  livedOnWords: lines(`
    dans
  `),
  outgrown: lines(`
    trop grand / trop grande / trop petit / trop petite
  `),
  valuing: lines(`
    vaut / valent / vaudrait
    valeur de
    estimer / estimation
    combien puis je vendre / combien je peux vendre / combien pouvons nous vendre / combien peut on vendre
    prix puis je vendre / prix je peux vendre / prix pouvons nous vendre / prix peut on vendre / prix vendre
    combien puis je louer / prix puis je louer
  `),
  notValuing: lines(`
    vaut mieux / vaut la peine / vaut le coup
  `),
  contrast: lines(`
    et je travaille
    et on travaille
    et travaille
    et nous travaillons
    mais
    et je cherche
    et nous cherchons
    et on cherche
    et je veux
    et on veut
    et cherche
    et cherchons
    donc
    cherche
    cherchons
    on cherche
    je veux
    il faudrait
    il nous faut
    il me faut
  `),
} satisfies OwnHomeWords
