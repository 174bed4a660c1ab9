import { wordsOf } from '../words/lines.ts'

/** Articles, prepositions, pronouns, auxiliaries, politeness: words that can be left out of a wish without changing it. All others are told of. */
export const FILLERS: ReadonlySet<string> = new Set(
  wordsOf(`a an the and or of in on at to for with by from is are be am was we i me my our us you your it its this that these those there where which who whom
    whose as so if when than then very really just also too some any all each every more most much many lot lots enough quite rather looking look search
    searching seek seeking want wants wanted wish would like love need needs find finding please hello hi hey thanks thank ideally preferably possible
    nice good great perfect little bit place somewhere something have has had having do does did can could should will shall may might must get got go
    going come up out off over under down into about near close nearby next around within away not no without but only s t re ve ll d m le la les l un une
    des du de au aux en dans sur sous pour par avec sans et ou ni que qui quoi dont est sont etre suis sommes avons ai avez ont je j nous tu vous il elle
    ils elles mon ma notre nos votre vos son sa ses leur leurs ce cet cette ces c n y ne pas plus tres bien bon bonne aussi mais si cherche cherchons
    chercher recherche recherchons voudrais voudrait voudrions aimerais aimerait aimerions veux veut voulons souhaite souhaitons souhaiterait besoin faut
    il_faut trouver merci bonjour svp endroit lieu chez pres proche proximite cote autour loin afin comme quelque chose peu beaucoup tout tous toute
    toutes beau belle joli jolie idealement der die das den dem ein eine einen einem einer eines und oder im auf aus bei beim mit ohne zu zum zur von vom
    fur fuer nach uber ueber unter ist sind sein war wir ich mich mir uns unser unsere unseren mein meine sie er es ihr man wo wer wie dass wenn als auch
    sehr gut gute guter gutes schon schone schoner schones gern gerne nicht kein keine nur noch mal etwa bitte hallo danke suche suchen gesucht suchend
    wunsche wunschen mochte moechte mochten moechten wollen wurde wurden hatte hatten brauche brauchen finden haben habe hat soll sollte sollten kann
    konnen muss mussen darf nahe nahes naher nahen nah nahegelegen moglichst ort platz eng een engem enger engen op op_der mat ouni vun vum fir ass sinn
    ech mech eis eisen eiser mengem mäin main meng hien dir wou wat wien wei datt wann och ganz gutt gudden schein scheint gar gaer gaeren net keen keng
    nemmen sichen siche sicht gesicht wellen well wëll wielt wielten hatt brauch fannen hunn hu huet sollt kennen noheet plaz eppes eppis ze dee dei o os
    um uma umas da dos em na nas num numa por para com sem e nem quem onde qual sao ser estar estou estamos temos tenho tem ter eu meu minha meus minhas
    nosso nossa se este esta isto muito muita bem bom boa menos tambem mas procuro procuramos procura quero queremos queria gostava gostaria gostariamos
    preciso precisamos encontrar perto proximo proxima lado volta longe pe sitio lugar algo coisa pouco lindo linda obrigado ola favor procura-se cerca ao
    aos pela pelo ate isso como quando todo toda todos todas between entre zwischen tescht after since before move moving hoping either both prefer
    preferred because weil parce puisque porque trop vers help helfen hilf aider aidez ajudar hellefen hellef konnt konnten kennt besser best beste etwas
    emmer immer toujours sempre always kommt vamos mudar ziehen damit erst eréischt eben grad tops whichever itself fine okay ok ish environ partir mam
    truc anything thing anywhere everywhere partout uberall iwwerall neither nor nothing nichts naischt nada rien tanto faz no_matter take takes done
    schreiben message contact kontakt salut moien moin tarde guten sowie respektiv bzw ca env appr approx evtl circa k
    duma dum numa num
    pra pr pls pf wgl td aber awer surtout abord moi nein oui ja jo yes slt oi hiya lol tho obvs def smth somthing wanna gonna what show doing comes
    actually already plutot qualquer irgendwas esou bloss hauptsache haaptsach leiwer lieber melhor mieux soss sonst ee bai dran dobai doch primeiro zuerst
    eischt first jcherche lookin hab met normal normalt coin mi spot urgent mostrar trier zahl order geet gelegen right`),
)

/** Fillers and everyday words that decide nothing on their own: they name no place, are no typo and count in no text. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set([
  ...FILLERS,
  ...wordsOf(`apart commence commencer ensuite rentabilite compris comprise comprises
    rent buy buying renting purchase sale new live living home minutes min walk walking distance mes louer acheter achat vendre vente location logement
    pied petit petite grand grande mieten kaufen kauf miete umgebung gegend lage zuhause heim minuten entfernt gross grosse grosser kleine kleiner klein
    neue neuer lounen kafen emgeigend geigend wunnen doheem minutten ewech alugar arrendar comprar compra venda arrendamento minutos viver morar pequeno
    pequena month months mois monat mount built region canton kanton cantao commune gemeng gemeinde quartier quarter viertel bairro budget class classe
    klasse klass energy least minimum maximum somos casal couple person people persons family famille familie famill familia stand neighbourhood
    neighborhood area road street strasse strooss rua rue village town city ville stad stadt cidade settle summer winter spring autumn evening evenings
    morning mornings night nights weekend weekends sunday day days today time ete hiver printemps automne soir soiree matin nuit jour dimanche journee
    sommer abend abends morgen nachts nacht tag sonntag wochenende wanter owes moies nuecht dag sonndeg verao inverno noite manha dia domingo suitable
    adapted adapte adaptee geeignet gaeegent adequado matter natural young older retired work working office door doorstep front outside inside better
    higher hoher lower bel renda disponivel verdienen verdiene netto brutto individuelle villages wine old bier beer biere mudanca relocating relocation
    umziehen plenneren wannechgelift partner wife husband mari femme frau mann mulher marido fra richtige richteg proper vraies serio environs alentours
    umland arredores redondezas surroundings surrounding raum secteur zone loyer rental kaltmiete warmmiete price prix preis prais preco cost commercial
    ostern easter paques ouschteren pascoa pfingsten pentecote pengschten weihnachten christmas noel natal chreschtdag edge metros surface habitable
    habitables inferieur inferieure superieur superieure minus superficie above below bedrooms bedroom baths rooms frei free available availability dispo
    disponible libre livre verfugbar bezug einzug einziehen mid mitte anfang ende debut fin inicio fim hochstens hechstens mindestens maximal minimal
    maneira whatsoever uberhaupt iwwerhaapt nenhuma
    radius umkreis rayon raio ausser sauf except egal importe touche gagne mettesch eur euro euros m2 qm sqm square metres meters metre meter percent max`),
])
