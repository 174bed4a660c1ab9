import type { FunctionWords } from '../../words/queries/function-words.ts'
import { wordsOf } from '../../words/lines.ts'

export const functionWords = {
  fillers: wordsOf(`
    oui tri trier tries triees croissant nombre
    type bien lieu localisation lui utilisateur utilisatrice cliente client personne
    le la les l un une des du de au aux en dans sur sous pour par avec sans et ou ni que qui quoi dont est sont
    etre suis sommes avons ai avez ont je j nous tu vous il elle ils elles mon ma notre nos votre vos son sa ses
    leur leurs ce cet cette ces c n y ne pas plus tres bien bon bonne aussi mais si cherche cherchons chercher
    recherche recherchons voudrais voudrait voudrions aimerais aimerait aimerions veux veut voulons souhaite
    souhaitons souhaiterait besoin faut il_faut trouver merci bonjour svp endroit lieu chez pres proche proximite
    cote autour loin afin comme quelque chose peu beaucoup tout tous toute toutes beau belle joli jolie idealement
    a d m s t entre parce puisque trop vers aider aidez toujours environ partir truc partout rien contact salut ca
    env slt moi oui surtout abord plutot coin trier jcherche mi mieux spot urgent
  `),
  everyday: wordsOf(`
    commence commencer ensuite rentabilite compris comprise comprises mes louer acheter achat vendre vente
    location logement pied petit petite grand grande minutes min mois canton commune region quartier classe budget
    minimum maximum couple famille rue village ville ete hiver printemps automne soir soiree matin nuit jour
    journee dimanche adapte adaptee mari femme vraies alentours environs secteur zone loyer prix commercial paques
    pentecote noel surface habitable habitables inferieur inferieure superieur superieure superficie dispo
    disponible libre debut fin maximal minimal rayon sauf egal importe touche gagne eur euro euros m2 max
    individuelle biere salaires salaire
  `),
} satisfies FunctionWords
