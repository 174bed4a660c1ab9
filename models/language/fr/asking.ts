import { lines } from '../words/lines.ts'
import type { AskingWords } from '../words/asking-words.ts'

export const asking = {
  perSquareMetre: lines(`
    par
    le
    du
    au
  `),
  squareMetre: lines(`
    m2
    m carre
    metre carre
    metres carres
    metre
  `),
  built: lines(`
    construit
    construite
    construction
    bati
    batie
    annee
    plus vieux
    plus vieille
    plus ancien
    plus ancienne
    date
    datant
  `),
  after: lines(`
    pas antérieur à / pas antérieure à / postérieur à / postérieure à
    apres
    depuis
    a partir de
    des
    pas avant
    plus recent que
    plus recente que
    posterieur a
    posterieure a
    pas plus vieux que
    pas plus ancien que
    pas plus vieille que
    pas plus ancienne que
    au plus tot en
    au moins
    minimum
    min
    au plus tôt
  `),
  before: lines(`
    avant
    jusqu en
    anterieur a
    anterieure a
    plus vieux que
    plus ancien que
    au plus tard en
    plus ancienne que
    pas apres
    au maximum
    maximum
    max
    au plus tard
  `),
  each: lines(`
    chacun d eux / chacune d elles
    par personne
    par tete
    chacun
    chacune
    par pers
    chaque
  `),
  eachCouple: lines(`
    par couple
    chaque couple
  `),
  fees: lines(`
    tout compris avec le notaire / tout compris avec notaire / tout compris notaire / avec le notaire / avec notaire / notaire incl
    frais de notaire incl / notaire inclus dedans / notaire dedans / frais de notaire inclus / notaire inclus / notaire compris / frais inclus
    frais compris / frais de notaire compris / acte en main / droits compris / avec frais de notaire / frais d acte inclus
    frais d acquisition inclus / y compris frais de notaire / y compris notaire / acte compris / acte inclus / actes compris / tous frais compris
    tous frais inclus / tous frais d acquisition compris / frais d acte compris / frais d acquisition compris / frais d enregistrement compris
  `),
  allBut: lines(`
    tout mais
    n importe quel etage sauf
  `),
  exactly: lines(`
    ni plus ni moins que / ni plus ni moins de
    exactement
    precisement
    pile
    strictement
  `),
  exactlyAfter: lines(`
    et pas une de plus / et pas un de plus / pas une de plus / pas un de plus / et pas plus
    pile ni plus petit ni plus grand
    pile
    ni plus ni moins
    ni plus petit ni plus grand
    ni plus grand ni plus petit
    exactement
  `),
  noCharges: lines(`
    hors frais de notaire / hors notaire / hors frais / notaire en sus / plus notaire / plus frais / plus les frais / frais en sus
    charges non comprises / hors charges / hors ch / hors taxes / ht / charges en sus / sans les charges / charges non incluses / charges en plus / hc
    charges a part / sans charges / hors tva / htva / plus charges
  `),
  indifferentAfter: lines(`
    peu importe
    m est egal
    nous est egal
    est egal
    egal
    facultatif
    facultative
    optionnel
    optionnelle
    pas important
    pas importante
    sans importance
    pas indispensable
    ca va
    pas un probleme
    pas grave
    ok
    acceptable
    convient aussi
    indifferent
    pas obligatoire
    oubliez
    oublie
    tant pis
    s en fiche
    on s en fiche
    m en fiche
    je m en fiche
    s en fout
    on s en fout
    m en fous
    je m en fous
    s en passe
    on s en passe
    m en passe
    je m en passe
    on peut s en passer
    peu m importe
    peu nous importe
    ou pas peu importe
  `),
  questions: lines(`
    ou
    quand
    quel
    quelle
    quels
    quelles
    comment
    qui
    si
  `),
  indifferentBefore: lines(`
    meme sans
    meme s il n y a pas d
    peu importe le
    peu importe la
    peu importe l
    peu importe les
    peu importe
    peu m importe
    quel que soit l
    quel que soit le
    quelle que soit la
    qu importe
    oubliez le
    oubliez la
    oubliez l
    oublie le
    oublie la
    oublie l
    laissez tomber le
    laissez tomber la
    laisse tomber le
    laisse tomber la
  `),
  notMust: lines(`
    mais pas obligatoire
    pas obligatoire
    mais pas indispensable
    pas une obligation
    sans obligation
    pas un must
    mais pas grave sinon
    mais pas necessaire
    mais on peut faire sans
  `),
  whenHigh: lines(`
    si
    quand
    uniquement si
    lorsque
    sauf si
  `),
  third: lines(`
    un tiers
    tiers de
    tiers du
  `),
  corrections: lines(`
    enfin disons / disons / allez / enfin / ou disons / non disons / plutôt non / ah pardon / ou mieux / attends voir / attendez
    au temps pour moi / correction / euh / ah / rectification / finalement / bon allez / ou plus exactement
    il est maintenant de / maintenant de / maintenant c est / maintenant on est à / maintenant ce sera / désormais / il est passé à / passé à
    pardon
    oubliez ca
    oublie ca
    ou non
    non non
    plutot a
    euh non
    non finalement
    non plutot
    ou plutot
    enfin non
    pardon je veux dire
    je veux dire
    je voulais dire
    non attends
    non attendez
    non pardon
    pardon non
    euh pardon
    non désolé
    désolé non
    ah non
    enfin plutôt
    non en fait
    en fait non
    mais finalement
    finalement plutôt
    mais plutôt
    mais en fait
    ou alors plutôt
  `),
  refusedBehind: lines(`
    n est pas souhaité / n est pas souhaitée / ne sont pas souhaités / pas souhaité / pas souhaitée
    n est plus d actualité / plus d actualité
    inacceptable / est inacceptable / inacceptables / rédhibitoire / est rédhibitoire / serait rédhibitoire / rédhibitoires / seraient rédhibitoires
    à écarter / est à écarter / sont à écarter / pas envisageable / n est pas envisageable / n est pas envisagé / n est pas envisagée
    ne l intéresse pas / ne les intéresse pas / ne m intéresse pas
    interdit / interdite / proscrit / proscrite
    refuse / refusé / refusée / refusés / refusées / j n en veux pas / je n en veux pas / on n en veut pas / nous n en voulons pas / s abstenir / abstenir
    exclu / exclue / exclus / exclues / est exclu / est exclue / sont exclus / non merci / très peu pour moi / très peu pour nous / hors de question
    pas pour nous / pas pour moi / en aucun cas / plutôt pas / plutôt non / de préférence non / de préférence pas / surtout pas
    certainement pas / absolument pas / jamais de la vie / c est non / ce sera non / pas question / même pas en rêve / on oublie / à éviter
    à proscrire / à exclure
  `),
  seeking: lines(`
    cherche / cherchons / cherchent / recherche / recherchons / à la recherche / cherchant / on cherche / en quête
  `),
  forget: lines(`
    oubliez
    oublie
    oublions
    oubliez ce que j ai dit de
    oubliez ce que j ai dit sur
    oubliez ce que j ai ecrit sur
    laissez tomber
    laisse tomber
    n est plus
    ce n est plus
    ce n est pas
  `),
  contact: lines(`
    tel
    telephone
    portable
    gsm
    whatsapp
    appeler
    appelez
    joignable
  `),
  sides: lines(`
    taille
    prix
    lieu
    emplacement
    surface
    etat
    annee
    orientation
    style
  `),
  squareMetrePrice: lines(`
    loyer au m2 / loyer du m2 / loyer par m2 / loyer au metre carre / loyer par metre carre
    prix de vente au m2 / prix de vente du m2 / prix de vente par m2 / prix de vente au metre carre / prix de vente par metre carre
    prix d achat au m2 / prix d achat du m2 / prix d achat par m2 / prix d achat au metre carre / prix d achat par metre carre
    prix demande au m2 / prix demande du m2 / prix demande par m2 / prix demande au metre carre / prix demande par metre carre
    prix au m2
    prix du m2
    prix par m2
    prix m2
    prix au metre carre
    prix du metre carre
    prix par metre carre
  `),
  orders: {
    cheapest_per_m2: lines(`
      moins cher au mètre carré
      prix au m2 croissant / prix du m2 croissant / prix au mètre carré croissant / au m2 le moins cher / prix au m2 ascendant
      moins chers au mètre carré
      moins cher au m2 / moins chere au m2 / moins chers au m2 / moins cheres au m2 / moins chere au metre carre / moins cheres au metre carre
      prix au m2 le plus bas
      prix au metre carre le plus bas
      le moins cher au m2 / la moins chere au m2 / les moins chers au m2 / les moins cheres au m2
      classes par prix au m2
      tries par prix au m2
      par prix au m2
      par prix du m2
      par prix au metre carre
      au m2 les moins chers d abord / au m2 les moins cheres d abord / les moins cheres au m2 d abord / les moins chers au m2 d abord
    `),
    cheapest: lines(`
      les moins chers d abord / les moins cheres d abord
      le meilleur marche / la meilleur marche / les meilleurs marches / meilleur marche d abord
      le moins cher possible
      la moins chere possible
      moins cher possible
      le moins cher
      la moins chere
      les moins chers
      les moins cheres
      du moins cher au plus cher / de la moins chere a la plus chere / des moins cheres aux plus cheres
      prix croissant
      par prix croissant
    `),
    dearest: lines(`
      les plus chers d abord / les plus cheres d abord / la plus chere / les plus cheres
      le plus cher
      les plus chers
      du plus cher au moins cher / de la plus chere a la moins chere
      prix décroissant
      par prix décroissant
    `),
    biggest: lines(`
      les plus grands d abord / les plus grandes d abord
      le plus grand possible
      la plus grande possible
      le plus grand
      la plus grande
      les plus grands
      les plus grandes
      du plus grand au plus petit
    `),
    smallest: lines(`
      les plus petits d abord / les plus petites d abord / les plus petites
      le plus petit
      la plus petite
      les plus petits
      du plus petit au plus grand
    `),
    newest: lines(`
      la plus recente possible / le plus recent possible / l annonce la plus recente
      du plus recent au plus vieux / du plus recent au plus ancien / des plus recentes aux plus anciennes / des plus recents aux plus anciens
      trier par date
      plus recentes d abord / plus recents d abord
      tri par date
      les plus recents d abord
      le plus recent d abord
      les plus recentes
      les plus recents
      dernieres annonces
      annonces recentes
      annonces les plus recentes
      les dernieres annonces
    `),
    reduced: lines(`
      prix a été réduit / prix a été baissé / dont le prix a baissé
      prix en baisse d abord / les prix en baisse d abord
      les prix en baisse / prix a baisse / prix ont baisse / prix baisse / prix reduit / prix reduits / prix en baisse / baisse de prix / baisses de prix
      baisse du prix
      ont baisse de prix / a baisse de prix / reduction de prix / plus forte baisse / plus fortes baisses / prix revu a la baisse / prix revus a la baisse
    `),
  },
} satisfies AskingWords
