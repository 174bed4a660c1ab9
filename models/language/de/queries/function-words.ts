import type { FunctionWords } from '../../words/queries/function-words.ts'
import { wordsOf } from '../../words/lines.ts'

export const functionWords = {
  fillers: wordsOf(`
    ja sortierung sortieren sortiert aufsteigend anzahl
    art ort lage preis objektart sich zahlen bezahlen ausgeben weigert legt wert wunscht ihm ihnen ihre ihren nutzer nutzerin kunde kundin benutzer
    der die das den dem ein eine einen einem einer eines und oder im auf aus bei beim mit ohne zu zum zur von vom
    fur fuer nach uber ueber unter ist sind sein war wir ich mich mir uns unser unsere unseren mein meine sie er
    es ihr man wo wer wie dass wenn als auch sehr gut gute guter gutes schon schone schoner schones gern gerne
    nicht kein keine nur noch mal etwa bitte hallo danke suche suchen gesucht suchend wunsche wunschen mochte
    moechte mochten moechten wollen wurde wurden hatte hatten brauche brauchen finden haben habe hat soll sollte
    sollten kann konnen muss mussen darf nahe nahes naher nahen nah nahegelegen moglichst ort platz in an am um so
    da zwischen damit helfen hilf konnten konnt kennt besser best beste etwas immer kommt ziehen erst eben grad
    uberall nichts schreiben kontakt guten sowie respektiv bzw ca evtl circa wgl aber ja bloss hauptsache lieber
    sonst doch zuerst normal zahl order irgendwas gelegen moin weil nein
  `),
  everyday: wordsOf(`
    ab mieten kaufen kauf miete umgebung gegend lage zuhause heim minuten entfernt gross grosse grosser kleine
    kleiner klein neue neuer monat region kanton gemeinde viertel klasse budget minimum maximum person familie
    strasse stadt stand sommer winter abend abends morgen nachts nacht tag sonntag wochenende geeignet hoher
    verdienen verdiene netto brutto individuelle bier umziehen frau mann partner richtige umland raum kaltmiete
    warmmiete preis ostern pfingsten weihnachten frei verfugbar bezug einzug einziehen mitte anfang ende hochstens
    mindestens maximal minimal uberhaupt umkreis ausser egal eur euro qm m2 min max holle
  `),
} satisfies FunctionWords
