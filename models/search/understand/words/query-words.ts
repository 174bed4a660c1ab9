import { pattern } from '../../../language/words/lines.ts'
import { NEGATIONS, negationWords } from '../../../language/negation.ts'

/** Small words of queries in the five languages, folded. Each list is a set of words or of phrases joined by blanks. */

const words = (text: string): string[] => text.trim().split(/\s+/)

/** Negates what follows in the clause. English `no` is read as `not` before, for it is `in the` in Portuguese and `near` in Luxembourgish. */
export const NEGATORS: ReadonlySet<string> = new Set(
  negationWords('negators', 'near', 'never', 'nothing', 'typed', 'avoiding').concat(NEGATIONS.lb.own),
)
/** Ends the reach of a negation. */
export const NEGATION_STOPPERS: ReadonlySet<string> = new Set(negationWords('contrasts', 'preferring'))
/** Take the wish out of what follows or precedes: `no need for a garden` neither wants nor refuses one. */
export const INDIFFERENCE: ReadonlySet<string> = new Set(
  words(`need needed necessary besoin necessaire importe egal matter matters care brauche brauchen brauch notig noetig
    braucht wichtig brauchen noutwenneg preciso precisa precisamos necessario importa importante important optional optionnel`),
)
/** Make a feature a condition. */
export const MUST_WORDS: ReadonlySet<string> = new Set(
  words(`must indispensable indispensables mandatory essential required vital crucial absolutely definitely only
    compulsory mandatorily needed_absolutely obligatorily requirement
    obligatoire obligatoires imperatif imperative imperativement absolument exclusivement uniquement essentiel essentielle
    unbedingt zwingend pflicht unverzichtbar notwendig ausschliesslich nur musshaben
    onbedengt onbedingt noutwendeg obligatoresch eleng nemmen
    obrigatorio obrigatoria obrigatoriamente indispensavel imprescindivel essencial apenas somente exclusivamente`),
)
/** The same in several words: `muss dabei sein`, `non-negotiable`. */
export const MUST_PHRASE = pattern(String.raw`
      \b(?:ein muss|e muss|en must|un must|um must|non negotiable|not negotiable|non negociable|nao negociavel|nicht verhandelbar|net verhandelbar
      deal ?breaker|sine qua non|a must|must have|has to have|have to have|needs to have|il faut absolument|il me faut absolument|doit avoir
      doit imperativement|sans faute|obligatoirement|exige|exigee|exigido|exijo|requis|requise|vorausgesetzt|voraussetzung|bedingung
      muss (?:\w+ ){0,3}(?:sein|haben|dabei|vorhanden|her|sinn|hunn|derbai)|mussen (?:\w+ ){0,3}(?:sein|haben|dabei|vorhanden)
      mussen (?:\w+ ){0,3}(?:sinn|derbai)|muss\b.*\b(?:sein|haben|dabei|sinn|derbai)|tem de ter|tem que ter|tem mesmo|faco questao|de certeza
      auf jeden fall|op alle fall|op jiddfer fall)\b
    `)
/** Refuses what stands before it in the clause: `EG ausgeschlossen`, `meublé s'abstenir`. */
export const REFUSED_AFTER = pattern(String.raw`
      \b(?:not wanted|unwanted|refused?|refusee?s?|nao quer(?:o|emos)|(?:will ich|wollen wir|mochte ich|mochten wir) nicht|(?:well ech|welle mir) net
      (?:j|on|nous) n en (?:veux|veut|voulons) pas|no way
      ausgeschlossen|geht gar nicht|geht nicht|kommt nicht in frage|kommt nicht infrage|unerwunscht|nicht erwunscht|nein danke|nicht notig bitte
      s abstenir|abstenir|exclus?|exclue?s|excluded|non merci|no thanks|no thank you|out of the question|no go|nogo|not an option|not for (?:us|me)
      is out|are out|forget it|fora de questao|nem pensar|esta fora|excluid[oa]s?|nee merci|kennt net a fro|kommt net a fro|geet net|geet guer net
      ausgeschloss|onerwenscht|net erwenscht|tres peu pour moi|hors de question|pas pour nous|pas pour moi|nichts fur (?:uns|mich)|naischt fir (?:eis
      mech)|nao obrigad[oa]|auf keinen fall|op kee fall|en aucun cas|surtout pas(?! (?:de|d|un|une)\b)|em caso algum|de modo nenhum
      under no circumstances|definitely not
      lieber nicht|besser nicht|plutot pas|leiwer net|de preferencia nao)\b
      \b(?:sneez\w*|allerg\w*|asthma\w*|niesen|eternu\w*|espirr\w*|can t stand|cannot stand)\b
      ^(?:[a-z]+ ){1,5}(?:bitte |please |svp |wegl |w e g )?(?:nicht|net|nee|nein|pas|nao|non|not?)(?: bitte| please| svp| merci| danke)?$
    `)
/** A thing with nothing but a denial behind it: `Pets: none`, `fumadora não`. */
export const DENIED_AFTER = pattern(String.raw`
      ^(?:[a-z]+ ){1,2}(?:none|not|keine?r?|nein|nee|keng|keen|non|aucune?|neant|nao|nenhuma?|nada|zero)$
    `)
/** `animais não temos`, `pets we have none`: who does not have a thing wishes for nothing for it. */
export const NOT_OWNED = pattern(String.raw`
      ^(?:[a-z]+ ){1,2}(?:(?:we|i) (?:have|own) none|(?:on|nous|je|j) n en (?:a|avons|ai) pas|(?:haben|besitzen) wir (?:nicht|kein\w*)|habe ich (?:nicht
      kein\w*)|hu(?:nn)? (?:mir|ech) (?:net|keng\w*|keen)|nao (?:temos|tenho))$
    `)
/** `Sauna auch nicht`: what was said of the thing before is said of this one. */
export const NEITHER = pattern(String.raw`
      ^(?:[a-z]+ ){1,3}(?:auch nicht|och net|non plus|tambem nao|not either|neither|either)$
      ^(?:neither|nor|ni|nem|tampouco) (?:[a-z]+ ?){1,3}$
    `)
/** Says that a thing is not needed, which neither wants nor refuses it: `e Garage brauch ech net`, `pas besoin de jardin`. */
export const NOT_NEEDED = pattern(String.raw`
      \b(?:not|nicht|net|pas|nao|no|don t|dont|t|kein\w*|keng|kee|keen|nicht unbedingt|sans) (?:[a-z]+ ){0,3}(?:need\w*|necessary|brauch\w*|notig
      noetig|neideg|notwendig|noutwenneg|necessaire|besoin|preciso|precisa\w*|necessario|required|important|wichteg|wichtig|indispensable|obligatoire
      zwingend|must)\b
      \b(?:brauch\w*|precis\w+|need) (?:(?:ich|ech|mir|wir|i|we|nous|eu) )*(?:nicht|net|nao|keine?n?|keng|kee|no)\b
      \b(?:inutiles?|superflue?s?|superflus|unnecessary|unneeded|unnotig|uberflussig|entfallt|entfallen|onneideg|iwwerflesseg|ewechfaalen
      desnecessari[oa]s?|dispensave(?:l|is)|superfluo)\b
      ^(?:[a-z]+ ){1,3}(?:egal|optional|facultatif|facultative|no matter|indiferente)$|\b(?:muss|mussen|must) (?:[a-z]+ )?(?:net|nicht)\b
      \b(?:doesn|don|does|do) (?:t |not )?have to\b|\bnao tem (?:de|que)\b|\b(?:tanto faz|whatever|doesn t matter|peu importe|spielt keine rolle)\b
    `)
/** Words for a home that one leaves: `from our flat in Bonnevoie to …`, `nous quittons la capitale pour …`. */
export const LEFT_BEHIND = pattern(String.raw`
      (?:^| )(?:from (?:our|my)|(?:trading|moving|relocating|downsizing|upgrading|upsizing|coming|up) (?:up |down |out |over )?(?:from|of)|leaving
      leave|quittons|quittant|quitter|quitte|verlassen|verlasse|ziehen aus|raus aus|sair|saimos|deixar|deixamos|verloossen|zeien aus|selling|sold
      vendons|verkaufen unsere?n?)(?: (?!to |pour |nach |para |fir |fur |and |et |und |into |zu )[a-z]+){0,5}$
    `)
/** `meublé ou non`. */
export const OR_NOT = /^(?:or|ou|oder) (?:not|non|pas|nicht|net|nao|un[a-z]+|onmiww[a-z]+|vide|leer|sem|sans|ohne)\b/
/** Take the edge off a condition. */
export const SOFTENERS: ReadonlySet<string> = new Set(
  words(`ideally preferably possibly possible nice bonus maybe optional perhaps
    idealement preference possible eventuellement souhaite serait bonus plus
    idealerweise vorzugsweise moglichst eventuell gerne gern wenn bestenfalls
    idealerweis am beschten gar wann meiglech
    idealmente preferencia preferencialmente possivel talvez eventualmente`),
)

/** Articles, prepositions, pronouns, auxiliaries, politeness: words that can be left out of a wish without changing it. All others are told of. */
export const FILLERS: ReadonlySet<string> = new Set(
  words(`a an the and or of in on at to for with by from is are be am was we i me my our us you your it its this that these those there where which who whom
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
  ...words(`commence commencer ensuite rentabilite compris comprise comprises
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
