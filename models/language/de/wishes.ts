import type { WishWords } from '../words/wish-words.ts'

/** Phrases for wishes. Syntax: see `WishWords`. */
export const wishes = {
  // outdoors
  garden: `
    garten* / sudgarten / *garten / *gartens / rasen* / wiese / eigen*|privat* grunflach*|grun*|grunen / grunflache|grunflachen / hof_garten / gras /
    grun* hinter*|hinterm / eingezaunt*|umzaunt*|eingefriedet* hund*|garten|grundstuck|gelande / hund* auslauf|laufen|toben|rennen|draussen /
    kinder*|kind spielen|toben|rennen|austoben grun*|draussen|freien|wiese / gemuse|tomaten|blumen|krauter anbau*|pflanz*|beet*|zieh* / gemusebeet* /
    hochbeet* / sandkasten / schaukel / trampolin / gartner* / obstbaum* / obstwiese / gruner_daumen / grunes_eck* / hund|hundin|dackel|labrador
    leine|toben|rennen|auslauf
  `,
  terrace: `
    terrass* / sudterrasse* / sonnenterrasse* / *terrass* / dachterrasse* / veranda / freisitz* / draussensitz* /
    draussen|freien|frischer_luft|frischen_luft|sonne sitz*|ess*|fruhstuck*|kaffee|grill*|speis*|entspann* /
    sitz*|ess*|fruhstuck*|grill*|abendess*|kaffee draussen|freien|frischer_luft|sonne / grill* / grillen / grill* / grillplatz / grillabend* / sitzplatz /
    sitzecke draussen|freien / platz*|plätzchen|platzchen|ort|fleckchen frischen_luft|frische_luft|draussen|freien / frischen_luft / sonnen|sonnenbad* /
    liegestuhl* / aperitif / aussensitzplatz / im_freien_essen / feierabendbier
  `,
  balcony: `balkon* / sudbalkon* / westbalkon* / sonnenbalkon* / *balkon / *balkone / loggia* / balkonien`,
  outdoor_space: `aussenflache* / aussenbereich* / aussenraum / freiflache*`,
  pool: `
    pool / pools / schwimmbad* / swimmingpool* / *pool / whirlpool / schwimmbecken / schwimmen|bahnen|plantschen|abkuhlen
    morgens|garten|eigenen|hause|sommer|ziehen
  `,
  // access
  agency: `
    makler / maklers / makler* / maklerprovision / provision* / immobilienburo* / -von_privat / -privat / -privatperson / -privatverkauf /
    -provisionsfrei* / -privatvermiet* / agentur / immobilienagentur* / immobilienhandler* / -mittelsmann / -zwischenhandler* / -vermieter|eigentumer
    direkt|personlich
  `,
  parking: `
    parkplatz* / !such* parkplatz*|stellplatz* / dach|unterstand auto|wagen / parkplatze* / stellplatz* / *stellplatz / *stellplatze / *parkplatz /
    parken / parkmoglichkeit* / abstellplatz* / carport* / auto|autos|wagen|pkw|fahrzeug* abstell*|park*|stell*|unterbring*|platz|lassen|stehen /
    zwei|2|beide|unsere|unser|mein|zweites auto|autos|wagen|fahrzeuge / ?autos / zweitwagen / haben|habe|besitz* auto|autos|wagen / einfahrt /
    wohnmobil / parkhaus* / parklucke* / lucke auto|wagen / !lucke|platz|kurven|kreisen such*|runden|abends auto|wagen|block
  `,
  garage: `
    garage* / *garage / *garagen / tiefgarage* / *tiefgarage* / tg_platz / doppelgarage / tg_stellplatz / garagenplatz / unterstell* auto* /
    !auto|wagen schnee|regen|frost|hagel|eis|freien|draussen|kratzen / auto|wagen dach|trocken|trockenen|uberdacht / !eis|scheiben kratzen
  `,
  ev_charging: `
    ladestation* / wallbox / e_auto* / elektroauto* / elektrofahrzeug* / ladesaule* / elektromobil* / lademoglichkeit* / auto laden|aufladen /
    auto|wagen|tesla strom|stecker|steckdose|nachts|aufladen laden|strom|stecker|steckdose|hause|daheim|ladt / auto strom nachts|daheim|hause
  `,
  lift: `
    aufzug* / aufzuge / fahrstuhl* / lift / lifte / personenaufzug / *aufzug / !treppe*|stufen|steigen|treppensteigen / ohne_treppe* / treppe*
    schwer*|muhe*|problem*|schlecht|unmoglich|vermeid* / knie*|hufte|arthrose treppe*|stufen / oma|opa|mutter|vater|grossmutter|eltern|alter*|senior*
    treppe*|steigen|stufen / kinderwagen treppe*|*trag*|stufen|aufzug|lift / treppe* tabu|vorbei|ausgeschlossen|qual / treppensteigen / schlepp*
    einkauf*|taschen|kisten|kinderwagen|etage|stock|stockwerke|hoch|treppe* / stock|etage buggy|kinderwagen|tragen|schleppen|zwillinge* /
    !stock|etage laufen|buggy|zwillinge*|spass
  `,
  step_free: `
    !treppe*|stufen|treppensteigen / ohne_treppe* / einer_ebene / eine_ebene / alles ebene|etage / stufenfrei* / treppenfrei* / kruecken / krucken /
    mobilitat eingeschrankt* / rollstuhl* / barrierefrei* / rollator* / behindertengerecht* / stufenlos* / stufenfrei* / schwellenfrei* /
    gehbehindert* / ebenerdig* / altersgerecht* / seniorengerecht* / behindert* / behinderung / zuganglich* / gehstock / gehhilfe* / stufe|stufen
    qual|muhsam|schwer / spazierstock
  `,
  transit: `
    tram / trams / *tram / strassenbahn* / bahn / bahnhof* / *bahnhof / bahnhofsnah* / *bahnhofs* / zug / zuge / zugverbindung* / bus / busse /
    bushaltestelle* / *haltestelle* / offentlich* verkehr*|transport*|nahverkehr|offis / offentlichen / opnv / nahverkehr* / offis / ohne_auto /
    !auto|fuhrerschein / ohne|kein*|nicht auto|wagen|fuhrerschein arbeit*|buro|job|brauch* / pendel* / pendl* / verkehrsanbindung /
    gut|gute|gut_angebunden anbindung|angebunden|erreichbar / arbeitsweg / gleis / standseilbahn / haltestelle* / bahnsteig* / buslinie* /
    busverbindung* / schnellzug* / !fahre|fahren auto|selbst|selber / eisenbahn*
  `,
  schools: `
    schule* / *schule / *schulen / schul* / kita / kitas / kindergarten* / krippe* / kinderkrippe* / kindertagesstatte* / kinderhort / gymnasium /
    lyzeum / kind*|sohn|tochter unterricht|klasse / kinderbetreuung / maison_relais / tagesmutter / schulweg / kitaplatz* /
    kinder|kind|kleine|kleinen|tochter|sohn bringen|laufen|gehen unterricht|klasse|fuss|morgens|allein
  `,
  shops: `
    geschaft* / lebensmittelgeschaft* / laden / supermarkt* / supermarkte / einkauf* / *einkauf* / backer* / backerei* / apotheke* / restaurants /
    nahversorgung /
    alles_zu_fuss / infrastruktur / laeden / shoppen / shopping / brotchen|brot|milch|semmeln holen|kaufen|fuss|morgens|ecke|schnell
  `,
  city_centre: `
    innenstadt* / fussgangerzone* / stadtzentrum / stadtmitte / zentral / zentrale / zentraler / zentrales / zentralen / zentrumsnah* / zentrale_lage /
    stadtnah* /
    mitten stadt|zentrum / citylage / stadtkern / ortskern / dorfkern / kino|kinos|theater|kneipen fuss|haustur|tur|ecke
  `,
  motorway: `autobahn* / autobahnanschluss / autobahnnah*`,
  // surroundings
  quiet: `
    ruhig* / *larm / larm / leicht* schlaf* / ruhe / ruhelage / *ruhig* / stille* / stiller / leise* / friedlich* / idyllisch* / abgeschieden* /
    beschaulich* / !larm|laut|laerm|verkehr*|strassenlarm|gerausch*|durchgangsverkehr|nachbar* / fern|abseits|weit|weg|ohne
    larm|verkehr*|strasse*|hektik|trubel|strassenlarm / verkehrsberuhigt* / verkehrsarm* / sackgasse* / spielstrasse / anliegerstrasse / vogel
    hor*|zwitscher*|singen|hort|lauscht / vogelgezwitscher / vogelgesang / erholsam* / schlaf* ruhig*|fenster|gut|ungestort / nichts hor*|hort /
    lichtschlafer / leichter_schlaf / wenig verkehr|larm / abgelegen* / ohne_larm / ungestort* / frieden / lkw|laster|lastwagen|motorrader|sirenen
    fenster|vorbei*|nachts|strasse / schlaf* tagsuber|schlecht|leicht|tags / nachtschicht* / arbeit* nachts schlaf* / durchschlaf* / !horen|hore|hort
    autos|nachbarn|motorrader|strasse / durchschlaf*|schlaf* fenster
  `,
  bright: `
    hell / helle / heller / helles / hellen / helligkeit / *hell / lichtdurch* / abendlicht / morgenlicht / licht / lichte* / lichthell / lichtvoll*
    / licht* viel|gut|durch|fenster|raum* / sonnig* / sonne / sonnen* / *sonnig* / sonnendurch* / gross*|bodentief*|breite*|hohe*|riesig*|viel*
    fenster*|glas*|scheiben|fensterfront* / fenster / bodentief* / fensterfront* / glasfront* / *fenster / *fenstern /
    !dunkel|dunkle*|duster*|finster* / tageslicht / sonnenlicht / taghell / lichtflut* / luftig* / sonnenverwohnt* / lichteinfall /
    licht|lampe|lampen mittag*|tagsuber|tag brennen|anmachen|einschalten|anschalten / !hohle|loch|keller leben|wohnen|sitzen
  `,
  south_facing: `
    sudseitig* /
    sudseite / sudlage / sudbalkon / sudterrasse / sudfenster* / sudausrichtung / sudgarten / nach|richtung suden / sudwest* / sudorientiert* / sudhang /
    sudexposition
  `,
  view: `
    aussicht* / ausblick* / fernblick / weitblick / panorama* / *blick / blick / unverbaubar* / unverbaut* / weitsicht / fernsicht / sicht
    auf|freie|weite / weit|ferne|tal|huegel|hugel|dacher sehen|schauen|blicken|gucken fenster|uber|ins|bis / schauen|sehen|blicken
    horizont|hugel*|tal|ferne|weite / sicht ins|uber|tal|grune|schone
  `,
  nature: `
    natur / naturnah* / *natur / wald / walder / waldrand* / waldnah* / *wald / grune* umgebung|lage|gegend|viertel|ort / im_grunen / grunen / grun /
    feld* / wiesen / park / parks / fluss* / am_see / seenah* / wandern / wander* / spazier* / landlich* / auf_dem_land / auf_dem_lande / landleben /
    dorfrand / joggen / jogging* / lauf* wald|natur|park|felder / rad*|fahrrad natur|wald|felder / radweg* / baume / baumen / weinberg* / idylle /
    naherholung* / ausflug* / spaziergang* / gassi / feldweg* / naturpark / mitten_im_grunen / nationalpark* / stausee* / seeufer / zum_see /
    waldweg* / haustur|tur|raus|direkt wald|felder|wiesen|baume
  `,
  character: `
    charme / charmant* / charakter / charaktervoll* / altbau* / *charme / stil / stilvoll* / seele / flair /
    !seelenlos*|steril*|gesichtslos*|kasten|langweilig* / historisch* / denkmal* / urig* / alt*|alte mauern|haus|balken|gemauer|fliesen|turen|dielen
    / balken / holzbalken / *balken / fachwerk* / mit_stuck / stuck parkett|dielen|decken|hohe* / stuckdecken / stuckatur / dielen / dielenboden /
    hohe*|hohen decke*|raume / deckenhohe / jugendstil / grunderzeit* / naturstein* / authentisch* / originell* / gemutlich* / besonder*
    flair|charme|note / geschichte / patina / unverwechselbar* / personlichkeit / nostalgie* / einzigartig* / einmalig* / geschichtlich* / malerisch*
    / pittoresk* / alt*|knarr* mauern|dielen|turen|fliesen|treppe erzahl*|dick*|knarr*|haus|original*
  `,
  family: `familienfreundlich* / kinderfreundlich* / familie* / familien / spielplatz* / spielplatze / familiengerecht*`,
  students: `student* / studi / studis / studierende* / studier* / tochter|sohn uni|universitat|studium`,
  // dwelling
  energy_efficient: `
    energieeffizien* / energiesparend* / energie* sparsam*|gunstig*|effizient*|klasse|niedrig*|gut / niedrigenergie* / passivhaus* / effizienzhaus* /
    effizient* / okologisch* / oko / nachhaltig* / warmepumpe gedammt*|isolier* / gedammt* / gut_isoliert* / isoliert* / dammung / warmedammung /
    *dammung / heizkosten* / heizrechnung* / nebenkosten niedrig*|gering*|wenig / niedrig*|gering*|wenig|klein*|tief*
    heizkosten|energiekosten|verbrauch|heizung|stromrechnung|nebenkosten|energieverbrauch|heizkostenrechnung / energieverbrauch / energieklasse /
    energieausweis gut* / klimafreundlich* / umweltfreundlich* / sparsam* / stromrechnung* / heiz*|gas
    wenig|niedrig|niedrigen|gunstig|billig|teuer|arm|geld|vermogen|nichts|sparen / warm winter bleib*|halt*|auch / gas|ol|strom
    ruin*|gehalt|vermogen|teuer
  `,
  new_build: `
    neubau* / *neubau / neu gebaut*|gebaute*|errichtet*|erbaut*|erstellt* / neue*|neuer|neues|neuen wohnung|haus|immobilie|gebaude|objekt / nagelneu*
    / brandneu* / erstbezug* / erstbewohn* / erstvermiet* / frisch|gerade|eben|kurzlich gebaut|fertig*|errichtet|erbaut|ubergeben / noch nie|niemand
    bewohnt*|gewohnt|gelebt / nie|keiner bewohnt*|gewohnt / gebaut dieses_jahr|2025|2026 / ?bautrager* / unbewohnt* / !bewohnt|gewohnt /
    schlusselfertig* / fertiggestellt / baujahr 2024|2025|2026 / im_bau / bezugsfertig* neu / neuwertig / neubauprojekt* / vom_plan / moderne*_neubau
    / funkelnagelneu* / funkelneu*
  `,
  renovated: `renoviert* / saniert* / *saniert* / modernisiert* / kernsaniert*`,
  to_renovate: `
    renovierungsbedarf / renovierungsbedurftig* / zum_herrichten / zum_sanieren / zum_renovieren / ausbaufahig* / selbst ausbau*|renovier*|sanier* /
    renovierungsobjekt* / ausbauhaus* / sanierungsbedurftig* / zu|zum renovieren|sanieren / unrenoviert* / unsaniert* / handwerker* /
    !scheu*|angst|schreck*|abschreck*
    renovier*|sanier*|arbeit / sanierungsobjekt / herrichten / renovieren / sanieren / restaurieren / heruntergekommen* / verfallen* / bruchbude* /
    ruine / bastler* / selber|selbst mach*|werkeln|anpacken alles|viel|gern* / alles_selber_machen / anpacken / tuftler*
  `,
  good_condition: `
    gut*|sehr_gut*|gepflegt*|top|einwandfrei* zustand / gepflegt* / bezugsfertig* / bezugsbereit* / einzugsbereit* /
    !renovierung|renovierungen|renovieren|sanieren|sanierung|sanierungen / instandgehalten /
    !handwerker|maler|bauarbeiter|baustelle|staub|streichen|pinsel|tapezieren / koffer|kisten|kartons abstellen|auspacken
    wohnen|leben|fertig|einfach|los
  `,
  furnished: `
    mobliert* / mobl / moebl / moebliert* / *mobliert / mobel / -unmobliert* / -unmoebliert* / -eigene*_mobel / -leer / koffer nur|einziehen /
    mobiliar / !habe|haben|besitze|bringe|eigenes mobel|bett|tisch|stuhl|stuhle|sofa|matratze|mobelstuck* / koffer komme|kommen|anreise|tasche|hand /
    bett|sofa schon|bereits drin|steht|da|vorhanden
  `,
  pets_allowed: `
    haustier* / hund / hunde / hunden / hundes / katze* / tierhaltung / tiere / tierfreundlich* / vierbeiner / welpe* / tier / tieren / dackel* /
    windhund* / mops / chihuahua* / hundchen / labrador* / pudel* / terrier* / schaferhund* / hamster* / kater / meerschwein* / kaninchen /
    papagei* / fellnase* / mieze* / katzchen / hundin* /
    haustier*|hund|hunde|katze*|tiere erlaubt|gestattet|willkommen
  `,
  smoking_allowed: `
    raucher* / rauchen erlaubt|durfen|darf|ok / -nichtraucher* / -rauchfrei* / -niemand|keiner raucht / -niemand|keiner darf|soll rauchen /
    -rauchen verboten|nicht
  `,
  ground_floor: `erdgeschoss* / eg / parterre / hochparterre / *erdgeschoss / ebenerdig_wohnung`,
  top_floor: `
    oberstes_stockwerk / unterm_dach / unter_dem_dach / obersten_stock / oberstes_geschoss / oberste_etage / dachgeschoss / letzte*_etage /
    obersten_etage / ganz_oben /
    niemand|keiner|niemanden uber_uns|uber_mir|uber_unseren|uber_unserem|uber_meinem|uber_dem_kopf|obendruber /
    !nachbarn|schritte|getrampel|getrappel uber_uns|uber_mir|uber_unseren|uber_meinem|uber_dem_kopf|obendruber / !absatze|schritte decke /
    uber_mir|uber_uns himmel|dach|sterne
  `,
  detached: `freistehend* / alleinstehend* / freistehendes`,
  home_office: `
    homeoffice* / home_office / plus_buro / und_buro / arbeitszimmer / buro zuhause|raum|eigenes|extra|platz|ein / arbeite* zuhause|hause / telearbeit /
    arbeit*|sitz*
    daheim|zu_hause|zuhause|hause rechner|tage|tur|schreibtisch|laptop|zimmer|raum|ecke / rechner|laptop|schreibtisch|bildschirm
    hause|zuhause|daheim|platz|ecke / videokonferenz* / videocall*
  `,
  heat_pump: `warmepumpe* / waermepumpe* / erdwarme`,
  solar: `solar* / photovoltaik* / pv_anlage / sonnenenergie / sonnenstrom`,
  underfloor_heating: `fussbodenheizung* / bodenheizung / flachenheizung`,
  air_conditioning: `
    klimaanlage* / klimatisiert* / klima / !schwitzen|zerfliessen|schmelzen sommer|hitze|nachts / kuhl sommer|hitze* / hitze|schwitz*
    sommer*|nachts|schlaf*|juli|august
  `,
  // rooms
  cellar: `keller* / unterkeller* / *keller / untergeschoss`,
  storage: `
    abstellraum* / abstellkammer / stauraum / vorratsraum / abstell* / lagerraum / ski|koffer|kisten|kram|krempel|staubsauger|weihnachtsdeko*
    verstauen|unterbringen|hin|wegraumen|platz|lagern / schlitten|zelt|ski|umzugskartons|werkzeug|christbaum
    wohin|verstauen|unterbringen|lagern|platz
  `,
  attic: `speicher / dachboden / dachstuhl / dachraum`,
  fitted_kitchen: `einbaukuche* / ebk / mit_kuche / kuche spulmaschine / kuche eingebaut*|modern*|ausgestattet*|komplett*`,
  open_kitchen: `
    offen* kuche|wohnkuche / wohnkuche* / kochinsel / kuche offen* / kochen|koche|kocht|herd
    gast*|reden|plaudern|unterhalten|freunde*|wohnzimmer|fernseher|kinder|kindern
  `,
  separate_kitchen: `kuche separat*|getrennt*|geschlossen*|abgetrennt*`,
  bathtub: `
    badewanne* / wanne / wannenbad / liegen|eintauchen|baden schaum|heissem|heisses|warmem|wasser / baden heiss|lange|abends
  `,
  separate_toilet: `
    gaste_wc / gastetoilette / separat*|getrennt*|zweites wc|toilette* / gaste|besuch bad|klo|toilette eigenes|eigene|nicht|unser|extra /
    besuch*|gaste* bad|klo|toilette unser*|eigen*|teilen / !besuch*|gaste|gasten bad|klo|toilette
  `,
  master_suite: `
    elternschlafzimmer_mit_bad / schlafzimmer_mit_bad / elternschlafzimmer bad / elternschlafzimmer / bad_en_suite / en_suite / masterbedroom /
    elternbad
  `,
  dressing: `
    ankleide* / begehbarer_kleiderschrank / dressing / kleider|schuhe|klamotten zimmer|raum eigenes|eigenen|fur|extra
  `,
  fireplace: `
    kamin* / kaminofen / kachelofen / offenes_feuer / holzofen / *kamin / ofen / schwedenofen / pelletofen / specksteinofen / feuer
    knister*|sitz*|winter|prassel*|sofa|flamm*|loder*|davor / knistern* / holzscheit* / flammen
  `,
  parquet: `parkett* / holzboden / dielenboden* / dielenboeden / *parkett / holzdielen`,
  carpet: `teppich* / *teppich`,
  fibre: `
    glasfaser* / schnelles_internet / highspeed_internet / internet|video*|streamen|hochladen schnell*|ruckel*|stock*|flussig /
    hochladen|streamen|videos grosse|riesige|taglich|beruf
  `,
  alarm: `alarm* / alarmanlage* / einbrecher* / einbruch*`,
  video_intercom: `gegensprechanlage / videosprechanlage / sprechanlage`,
  good_glazing: `doppelverglas* / dreifachverglas* / doppelt_verglast* / isolierverglas* / dreifach_verglast* / *verglasung`,
  laundry: `
    waschkuche* / waschraum / hauswirtschaftsraum / waschmaschine* / waschmaschinenanschluss / wasche waschen|trocknen|aufhangen / waschsalon*
  `,
  bike_storage: `
    fahrradkeller / fahrradraum / fahrradabstell* / fahrradschuppen / fahrrader|fahrrad abstellen|keller|platz|unterstellen /
    rader|raeder|fahrrader|bikes trocken|stehen|unterstellen|sicher|abschliessen|trockene|trockenen / haben|unsere|unseren rader|raeder|fahrrader
  `,
  sauna: `sauna* / wellness* / dampfbad`,
  gym: `fitnessraum / fitness* / kraftraum`,
} satisfies WishWords
