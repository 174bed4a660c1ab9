import type { WishWords } from '../words/wish-words.ts'

/** Phrases for wishes. Syntax: see `WishWords`. */
export const wishes = {
  // outdoors
  garden: `
    gaart* / grengs|gring* kanner|hond|eegen* / gart / garten / *gaart / *gaertchen / gaertchen / gaard* / wiss / wisschen / rasen* / eegen*|privat*
    gring*|grengs|grengt|grenge*|gren* / grengs_eck / eck grengs|gring*|grengem / gras / grengs|gring* steck|hannen*|hanner* /
    agezaunt*|zougemaach*|ageziimt*|agezont* hond*|terrain|gaart|wiss / hond*|honn lafen|sprang*|auslaf|dobauss* / kanner|kand spill*|lafen|dreiwen
    gren*|gringen|dobaussen|baussen|fraien|wiss / gemeis* / tomaten* / geméis* / sandkaul / schaukel / trampolin / bongert* / klunsch* / wues /
    hond|mupp lengt|sprangen|lafen
  `,
  terrace: `
    terrass* / *terrass* / veranda /
    dobauss*|baussen|frescher_loft|frescher_luucht|sonn|fraien sëtz*|setz*|iess*|kaffi|grill*|kach*|drenken|apero*|sëtzen|sitzen /
    setz*|sitz*|iess*|kaffi|grill*|kaffisdrénken|kaffiche* dobauss*|baussen|fraien|sonn / grill* / grillen /
    plaz*|plätzchen|eck* dobaussen|baussen|frescher_loft|frescher / apero* / apéro* / sonnenbued / liegestull* / beier|wain|glas|kaffi|iessen dobauss* /
    lounge_dobaussen
  `,
  balcony: `balcon* / balkon* / balkong* / *balcon / loggia*`,
  outdoor_space: `bausseraum / bausseberaich / baussefläch* / eppes_dobaussen / bausseflach*`,
  pool: `pool / schwemm* / schwämm* / swimmingpool / schwammen|schwëmmen|schwemmen moies|gaart|eegene|doheem|summer`,
  // access
  agency: `
    agence / agencen / immobilienagence / makler* / immobiliebüro / -vu_privat / -privatpersoun / -vum_proprietaire / -vum_besetzer / agentur /
    immobilienhandler* / -proprietaire direkt|selwer
  `,
  parking: `
    parking* / !sich* parkplaz*|parking|plaz / daach auto / parkplaz* / *parkplaz / parkplazen / stellplaz* / parken / parkméiglechkeet* /
    parkmeiglech* / carport* / auto|autoen|autos|won|ween park*|stell*|ofstell*|loossen|plaz|stoen|hisetz* / zwee|zwou|2|eisen|eis|mein|mäin|zweeten
    auto|autoen|autos|ween / ?autoen / hunn|hun|hu auto|autoen / afaart / camping_car / campingcar / parkhaus* / stationéier* / stationeier* /
    satt|midd|genuch plaz|parkplaz|ronn* sich*|auto / plaz sichen auto|won
  `,
  garage: `
    garage_oder_banneparking /
    garage* / *garage / garagen / tiefgarage / banneparking / !auto|won schnéi|schnei|reen|frascht|äis|ais|kal|dobaussen|kratzen / auto|won
    daach|dréchen|drechen|dréchenen / !fënsteren|fensteren|scheiwen|äis|ais kraatzen|kratzen
  `,
  ev_charging: `
    luedstatioun* / wallbox / elektroauto* / e_auto* / elektresch* auto* / auto lueden|oplueden / luetstatioun* / auto|won|tesla
    stroum|prise|stecker|luede|lueden|oplueden nuets|doheem|hänken|hanken|un
  `,
  lift: `
    ascenseur* / lift / lifter / fahrstull / opzuch / opzug* / !trap|trapen|klammen|trapp* / ouni_trap* / trap*
    schwéier*|schweier*|problem*|schlecht|mei|ongeiert / knéi*|knei*|hëft|heft trap* / mamm|papp|bomi|bopi|boma|elter*|groussmamm|al*
    trap*|klammen|trapen / poussette|kutsch* trap*|droen|erop|lift / trapeklammen / schleef*|schleefen|droen
    akeef|kommissiounen|posch|posche|keschten|stack|poussette|rop|erop / stack poussette|droen|schleefen
  `,
  step_free: `
    !trap|trapen|trapp* / ouni_trap* / engem_niveau / een_niveau / engem_stack / alles engem niveau|stack|plang / rollstull* / rullstull* /
    barrierefräi* / barrierefrai* / rollator* / behënnert* / behennert* / ebenäerdeg* / ebenaerdeg* / handicap* / zougänglech* / zouganglech* / kreck
    / krecken / kréck / reesbengel / kratsch / krätsch
  `,
  transit: `
    arret|gare geigend|géigend /
    tram / tramsarret* / tramsstatioun / zuch / zich / zuchgare / gare / bunn / bus / busser / busarret* / bushaltestell* / arret /
    effentlech*|ëffentlech* transport*|verkeier*|verkéier* / effentlechen / ouni_auto / !auto|führerschäin|fuhrerschain|permis / ouni|keng|keen|net
    auto|permis schaff*|aarbecht|buro|brauch* / pendel* / pendl* / gutt_ugebonn / ugebonn / verkeiersmettel* / verkéiersmëttel* / haltestell* /
    buslinn* / busverbindung* / schnellzuch / !fueren|fuere auto|selwer / eisebunn*
  `,
  schools: `
    schoul*|creche* geigend|géigend /
    schoul* / *schoul / schoulen / creche* / crèche* / kita / spillschoul* / lycee* / lycée / maison_relais / precoce / kanner|kand|jong|meedchen
    klass|klasse*|cours|schoulen / schoulwee / kannerbetreiung / foyer / kanner|kand|kleng|kleint|duechter|jong brengen|goen|lafen
    klass|fouss|moies|eleng
  `,
  shops: `
    geschaft* / geschäft* / supermarche* / supermarché* / butteck* / butteker / buttéker / bäcker* / backer* / apdikt* / akaf* / akafen /
    alles_zu_fouss / epicerie* / kommissiounen / shoppen / shopping / brout|breidercher|mëllech|mellech|kroissant* huelen|kafen|fouss|moies|eck /
    shoppingzenter / shoppingcenter
  `,
  city_centre: `
    stadzentrum / foussgangerzon* / zentral / zentralen / zentrale / zentralt / matten_an_der_stad / matzen_an_der_stad / duerfkar / duerfkär / stadkär /
    stadkar /
    kino|kinoen|theater fouss|dier|eck
  `,
  motorway: `autobunn* / autobunn`,
  // surroundings
  quiet: `
    roueg* / *kameidi* / kameidi* / liicht* schlof* / rou / ro / roueges / roueger / roueges / friddlech* / idyllesch* / steller / stelles /
    !kaméidi|kameidi*|verkéier|verkeier|*verkeier|duerchgang*|radau|larm|laerm|strosselarm|musek|autoen|haart|lauter|laut|trafic|noper* /
    wäit|wait|weider|ewech|ouni *kameidi*|kaméidi|kameidi|verkéier|verkeier|strooss|trubel|stress / sakgaass* / sackgaass* /
    vull|vullen|vigel|vugelen|villercher|villchen|vullegesank|vigelcher héier*|heier*|sang*|peif*|peifen|sangen|séng* / vullegesank / schlof*
    roueg*|gutt|oppe* / wéineg|weineg verkéier|verkeier|kameidi / ofgeleeën|ofgeleeen / keen_kameidi / fridden / stell / erhuelsam* / ongesteiert* /
    gemalleg* / camionen|camion*|motoen fenster*|nuets|strooss|laanscht / schlof* schlecht|liicht|daagsiwwer|daags / nuetsschicht* / schaffen nuets
    schlof* / !héieren|heieren moto|motoen|autoen|nopeschen|camion|camionen / duerchschlof*
  `,
  bright: `
    hell / hellen / hellt / heller / helles / hells / liicht / liichtduerchflutt* / liicht* / licht* / sonneg* / sonn / sonnen* / grouss*|vill|héich|breet
    fënster*|fenster*|fënsteren / fensteren / *fensteren / !däischter*|daischter*|donkel* / dagesliicht / sonneliicht / baie_vitree* /
    luucht|luuchten|liicht|lut mëtteg|mettes|mëttes|dag|daags brennen|umaachen|unhunn|brenne
  `,
  south_facing: `südsäit / sudsait / sudlag / sudlage / sudterrass* / sudbalkon / sudgaart / no|richtung suden|süden / sudorient* / sudwest*`,
  view: `
    fräi_aussiicht / frai_aussiicht /
    vue / aussiicht* / aussicht* / ausbléck / ausbleck / bléck / bleck / panorama* / siicht op|fräi|frai / wait|wäit|dall|hiwwelen|daacher
    gesinn|kucken fenster|bis|iwwer|aus
  `,
  nature: `
    natur / bësch* / besch / bescher / beschen / *besch / gréngen / greng* ëmgéigend|emgeigend|emgéigend|lag / am_grengen / gringen / grengs / feld*
    / felder / wissen / park / floss / baach / séi / sei / wander* / trëppel* / treppel* / spadséier* / spadseier* / promenad* / um_land / landlech*
    / ländlech* / joggen / lafen bësch|besch|natur|park / beem / wéngert* / wengert* / naturpark / vëlospist* / velospist* / spazéier* / spazeier* /
    trei* / wee|weeër bësch|besch / trëppeltouren / flouer / nationalpark* / stausei / veloswee* / dier|direkt|eraus bësch|besch|felder|wissen|beem
  `,
  character: `
    charme / !steril*|langweileg* / charmant* / cachet / charakter / séil / seil / al|aal|ale|alt|alen
    haus|mauer*|steng|trei*|stil|charme|sachen|balken / authentesch* / historesch* / balken / holzbalken / héich|heich|héijen|heijen|hei
    plafong*|decken|plafonger|plafon* / plafong* / stuckdecken / altbau* / gemittlech* / gemitlech* / geschicht / jugendstil / steemauer* /
    perséinlechkeet / eppes_besonnesch* / flair / eenzegaarteg* / eemoleg* / geschichtlech* / moleresch* / pittoresk* / al|ale|alen|aalt
    mauer*|dieren|fluesen|plättercher
  `,
  family: `famillefrendlech* / familljefrendlech* / famill / familljen / kannerfrendlech* / spillplaz*`,
  students: `student* / studéier* / studeier* / duechter|jong|bouf uni|universiteit`,
  // dwelling
  energy_efficient: `
    energieeffizien* / energiespuerend* / energiespar* / niddregenergie* / niddreg* energie*|heiz*|kascht*|käscht*|verbrauch|fraisen|rechnung* /
    passivhaus* / ekologesch* / oekologesch* / nohalteg* / gutt_isoleiert* / isoleiert* / isoléiert* / isolatioun / !heizung* / heizung*
    weineg|kleng|spuersam / heizkascht* / heizkäscht* / heizrechnung* / heizungsrechnung* / wéineg|weineg|kleng*|niddreg*
    heiz*|energie*|stroum|verbrauch / energieklass / spuersam* / emweltfrendlech* / hëtz*|hetz*|heiz*|gas
    naischt|näischt|wéineg|weineg|bëlleg|belleg|deier|kaschten|kascht|vermeigen|suen / waarm wanter bleift|bleiwen|och / gas|mazout|stroum
    deier|ruin*|pai|vermeigen / energieleeschtung*
  `,
  new_build: `
    neibau* / *neibau / nei gebaut|gebauten|gebauter|haus|wunneng|appartement|appart|fäerdeg|faerdeg / neit|neien|neie haus|wunneng|appartement|gebai
    / funkelneg* / funkelneinei / gebaut dest_joer|2025|2026 / promoteur / nach_ni|nach_nie|ni|nie|keen|kee bewunnt|gewunnt|gelieft / onbewunnt* /
    grad|frësch|fresch|eben gebaut|faerdeg*|fäerdeg|fäerdegg*|geliwwert / éischtbezuch / eischtbezuch / eischtbezug / am_bau / eischt*
    bezuch|bezug|bewunner / !gewunnt|bewunnt|gelieft / vefa / um_plang / ganz_nei / brandnei / fonkelnei* / fuschnei* / rezent
    gebai|haus|appartement|wunneng|residenz
  `,
  renovated: `renoveiert* / renovéiert* / saneiert* / moderniseiert*`,
  to_renovate: `
    !angscht|schreckt|schrecken|fäerten renovatioun*|renoveier*|aarbecht* / ka|kann|däerf|dierf renovatioun* brauchen|brauch / ze_renoveieren /
    emzebauen / ëmzebauen / opzefreschen / ze_restaureieren / fir ze_maachen / nei_ze_maachen / ze_sanéieren / ze_saneieren /
    renovatiounsprojet* / ze_renovéieren / renoveieren / onrenoveiert* / futti / bastler* / handwierker* / restaureieren / saneieren / frëschmaachen
    / frëschzemaachen / verfall* / ruin / erofkomm* / selwer|selwen maachen|maache alles|vill|gär|gaer / knecheler* / triwweler* / kniwweler*
  `,
  good_condition: `
    gudd*|gutt|toppen zoustand / zoustand gudd*|gutt|top / gefleegt* / bezuchsbereet / !aarbechten|renoveieren|renovatioun*|renoveierung* /
    !handwierker*|moler|bauleit|stebs|stëbs|molen|pinsel / këschten|keschten|wallis|kartongen auspaken|ofstellen|eraus wunnen|liewen|fäerdeg|faerdeg
    / këschten|keschten erastellen|ofstellen|auspaken liewen|wunnen|just|nemmen
  `,
  furnished: `
    miwwleiert* / miwwléiert* / mewwleiert* / meubleiert* / miwwel* / -onmiwwleiert* / -net_miwwleiert / -eegen_miwwel* / -eidel /
    !hunn|hu|hun|brengen|eegen miwwel*|bett|desch|stull|canape|matrass / wallis|wallissen|walissen kommen|nemmen|nëmmen|mat|just
  `,
  pets_allowed: `
    hausdeier* / hausdéier* / hond / honn / hënn / henn / kaz / kazen / déieren / deieren / kaatz / mupp / muppen / déier / deier / dackel* / mops /
    wandhond* / schéiferhond* / hondchen / hënnchen /
    labrador* / hamster* / kanengchen* / papagei* / véierbeener / veierbeener / kätzchen / katzchen / kazeler / kueder / muuss /
    hausdeier*|hausdéier*|hond|honn|kaz|kazen|déieren erlaabt
  `,
  smoking_allowed: `
    fëmmert* / fëmmer / femmen erlaabt|däerf|däerfen|ok / -keen|keent fëmmt / -keen|keent däerf|soll fëmmen /
    -*netgefëm* / -nettgefëm* / -netfëm* / -nettfëm* / -gefëmmt net|nët
  `,
  ground_floor: `rez / rdc / äerdgeschoss / aerdgeschoss / parterre / rez_de_chaussee`,
  top_floor: `
    leschte_stack / ënnert_dem_daach / ënner_dem_daach / ieweschte_stack / iewescht* / ganz_uewen / leschten_etage / keen|kee|keng|nimools
    iwwer_eis|iwwer_mir|iwwert_eis|iwwert_mir|iwwert_mech|iwwert_eisem|iwwert_mengem|iwwert_dem_kapp|uewendriwwer / iwwer_mir|iwwer_eis|iwwert_eis
    himmel|daach|stären|staren
  `,
  detached: `freistoend* / fräistoend* / fraistoend* / fraisteen*`,
  home_office: `
    homeoffice / home_office / plus_buro / an_buro / buro doheem|raum|extra|plaz / schaff* doheem / teletravail / aarbechtszemmer / aarbechtszëmmer / schaff*
    doheem|vun_doheem / computer|laptop|schreifdesch|schreiwdesch doheem|plaz|eck|zemmer|kummer|dier / videokonferenz* / videocall*
  `,
  heat_pump: `hetztpompel* / hetzpompel* / warmepompel* / wärmepompel* / waermepompel* / warmpompel*`,
  solar: `solar* / photovolta* / fotovolta* / sonnenenergie / sonnestroum`,
  underfloor_heating: `buedemheizung* / foussbuedemheizung* / bodenheizung`,
  air_conditioning: `
    klima* / clim / klimaanlag* / !schweessen|schwetzen|schmelzen summer|hetzt|nuets / kill|fresch summer|hetzt / hetzt|schweess*
    summer|nuets|schlof*
  `,
  // rooms
  cellar: `keller* / *keller`,
  storage: `
    ofstellraum* / debarras / stauraum / späicherplaz / ofstell_raum / spennchen / spennche / ski|wallissen|keschten|këschten|krom|gerei|stebssauger
    ofstellen|hisetzen|verstauen|plaz|hin|setzen / schlitten|zelter|zelt|ski|wallissen wouhi|wouhin|hin|plaz|ofstellen
  `,
  attic: `späicher / spaicher / dagbuedem`,
  fitted_kitchen: `kichen agebaut*|equipéiert*|equipeiert*|ageriicht* / abaukichen / equipeiert_kichen / mat_kichen / kichen spullmaschinn`,
  open_kitchen: `
    oppen*|oppe kichen / kachinsel / wunnkichen / kachen|kach|kacht
    gäscht|gascht|gaascht|schwätz*|schwatz*|schwetz*|frënn|frenn|stuff|kanner|televis*
  `,
  separate_kitchen: `kichen separat*|getrennt*|zou`,
  bathtub: `buedbidden* / bidden / buedbitt* / leien|baden schaum|waarmem|waarmt|waasser / baden waarm|laang|owes`,
  separate_toilet: `
    separat*|gaascht* toilette*|wc / gaaschttoilette / gascht|gäscht|visite toilette|wc|buedzemmer eegen|net|extra|eist
  `,
  master_suite: `elterenzëmmer / elterenzemmer / suite_parentale`,
  dressing: `dressing* / ukleedraum / kleeder|schong zemmer|raum eegent|eegen|fir|extra`,
  fireplace: `
    feierkamäin / feierkamain / kamäin* / kamain* / oppent_feier / uewen / holzuewen / kachelecher / feier_kamain / schminni* /
    feier virum|knaster*|knester*|holz|waarm|flam* /
    virum_feier / flamen
  `,
  parquet: `parquet* / parkett* / holzbuedem`,
  carpet: `teppech* / moquette*`,
  fibre: `
    glasfiber* / fiber / schnellt_internet / glasfaser* / internet|video* schnell*|hänken|hanken|hänkt|hankt|flott
  `,
  alarm: `alarm* / abriecher* / abroch*`,
  video_intercom: `videophon / parlophon* / sprechanlag*`,
  good_glazing: `duebelverglas* / duebel|duebelt glas / dräifachverglas* / draifachverglas* / duebelt_verglaast*`,
  laundry: `
    wäschkichen / waschkichen / waschraum / wäschmaschinn / waschmaschinn / wasch|wäsch|kleeder wäschen|waschen|drechnen|dréchnen|ophänken|ophanken /
    waschsalon* / botzen|kleeder salon|drechnen / !botzen|wäsch|wasch salon
  `,
  bike_storage: `
    vëlosraum / velosraum / veloskeller / velo|veloen ofstellen|plaz|keller / vëloen|veloen
    dréchen|drechen|stoen|sécher|secher|ënnerstellen|ennerstellen / hunn|hu|eis veloen
  `,
  sauna: `sauna* / hammam`,
  gym: `fitness* / sportraum`,
} satisfies WishWords
