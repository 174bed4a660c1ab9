import type { WishWords } from '../words/wish-words.ts'

/** Phrases for wishes. Syntax: see `WishWords`. */
export const wishes = {
  // outdoors
  garden: `
    gaart* / grengs|gring* kanner|hond|eegen* / gart / garten / *gaart / *gaertchen / gaertchen / gaard* / wiss / wisschen / rasen* /
    eegen*|privat* gring*|grengs|grengt|grenge*|gren* / grengs_eck / eck grengs|gring*|grengem / gras / grengs|gring* steck|hannen*|hanner* /
    agezaunt*|zougemaach*|ageziimt*|agezont* hond*|terrain|gaart|wiss / hond*|honn lafen|sprang*|auslaf|dobauss* /
    kanner|kand spill*|lafen|dreiwen gren*|gringen|dobaussen|baussen|fraien|wiss / gemeis* / tomaten* / geméis* / sandkaul / schaukel / trampolin
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
  pool: `pool / schwemm* / schwämm* / swimmingpool`,
  // access
  agency: `agence / agencen / immobilienagence / makler* / immobiliebüro / -vu_privat / -privatpersoun / -vum_proprietaire / -vum_besetzer`,
  parking: `
    parking* / !sich* parkplaz*|parking|plaz / daach auto / parkplaz* / *parkplaz / parkplazen / stellplaz* / parken / parkméiglechkeet* / parkmeiglech* /
    carport* / auto|autoen|autos|won|ween park*|stell*|ofstell*|loossen|plaz|stoen|hisetz* /
    zwee|zwou|2|eisen|eis|mein|mäin|zweeten auto|autoen|autos|ween / ?autoen / hunn|hun|hu auto|autoen / afaart / camping_car
  `,
  garage: `garage* / *garage / garagen / tiefgarage / banneparking`,
  ev_charging: `luedstatioun* / wallbox / elektroauto* / e_auto* / elektresch* auto* / auto lueden|oplueden / luetstatioun*`,
  lift: `
    ascenseur* / lift / lifter / fahrstull / opzuch / opzug* / !trap|trapen|klammen|trapp* / ouni_trap* /
    trap* schwéier*|schweier*|problem*|schlecht|mei|ongeiert / knéi*|knei*|hëft|heft trap* /
    mamm|papp|bomi|bopi|boma|elter*|groussmamm|al* trap*|klammen|trapen / poussette|kutsch* trap*|droen|erop|lift / trapeklammen
  `,
  step_free: `
    !trap|trapen|trapp* / ouni_trap* / engem_niveau / een_niveau / engem_stack / alles engem niveau|stack|plang / rollstull* / rullstull* /
    barrierefräi* / barrierefrai* / rollator* / behënnert* / behennert* / ebenäerdeg* / ebenaerdeg* / handicap* / zougänglech* / zouganglech*
  `,
  transit: `
    tram / tramsarret* / tramsstatioun / zuch / zich / zuchgare / gare / bunn / bus / busser / busarret* / bushaltestell* / arret /
    effentlech*|ëffentlech* transport*|verkeier*|verkéier* / effentlechen / ouni_auto / !auto|führerschäin|fuhrerschain|permis /
    ouni|keng|keen|net auto|permis schaff*|aarbecht|buro|brauch* / pendel* / pendl* / gutt_ugebonn / ugebonn / verkeiersmettel* / verkéiersmëttel*
  `,
  schools: `
    schoul* / *schoul / schoulen / creche* / crèche* / kita / spillschoul* / lycee* / lycée / maison_relais / precoce /
    kanner|kand|jong|meedchen klass|klasse*|cours|schoulen / schoulwee / kannerbetreiung / foyer
  `,
  shops: `
    geschaft* / geschäft* / supermarche* / supermarché* / butteck* / butteker / buttéker / bäcker* / backer* / apdikt* / akaf* / akafen / alles_zu_fouss /
    epicerie*
  `,
  city_centre: `stadzentrum / zentral / zentralen / zentrale / zentralt / matten_an_der_stad / matzen_an_der_stad / duerfkar / duerfkär`,
  motorway: `autobunn* / autobunn`,
  // surroundings
  quiet: `
    roueg* / *kameidi* / kameidi* / liicht* schlof* / rou / ro / roueges / roueger / roueges / friddlech* / idyllesch* / steller / stelles /
    !kaméidi|kameidi*|verkéier|verkeier|*verkeier|duerchgang*|radau|larm|laerm|strosselarm|musek|autoen|haart|lauter|laut|trafic|noper* /
    wäit|wait|weider|ewech|ouni *kameidi*|kaméidi|kameidi|verkéier|verkeier|strooss|trubel|stress / sakgaass* / sackgaass* /
    vull|vullen|vigel|vugelen|villercher|villchen|vullegesank|vigelcher héier*|heier*|sang*|peif*|peifen|sangen|séng* / vullegesank /
    schlof* roueg*|gutt|oppe* / wéineg|weineg verkéier|verkeier|kameidi / ofgeleeën|ofgeleeen / keen_kameidi
  `,
  bright: `
    hell / hellen / hellt / heller / helles / liicht / liichtduerchflutt* / liicht* / licht* / sonneg* / sonn / sonnen* /
    grouss*|vill|héich|breet fënster*|fenster*|fënsteren / fensteren / *fensteren / !däischter*|daischter*|donkel* / dagesliicht / sonneliicht /
    baie_vitree*
  `,
  south_facing: `südsäit / sudsait / sudlag / sudlage / sudterrass* / sudbalkon / sudgaart / no|richtung suden|süden / sudorient* / sudwest*`,
  view: `vue / aussiicht* / aussicht* / ausbléck / ausbleck / bléck / bleck / panorama*`,
  nature: `
    natur / bësch* / besch / bescher / beschen / *besch / gréngen / greng* ëmgéigend|emgeigend|emgéigend|lag / am_grengen / gringen / grengs / feld* /
    felder / wissen / park / floss / baach / séi / sei / wander* / trëppel* / treppel* / spadséier* / spadseier* / promenad* / um_land / landlech* /
    ländlech* / joggen / lafen bësch|besch|natur|park / beem / wéngert* / wengert* / naturpark / vëlospist* / velospist* / spazéier* / spazeier* / trei* /
    wee|weeër bësch|besch / trëppeltouren
  `,
  character: `
    charme / !steril*|langweileg* / charmant* / cachet / charakter / séil / seil / al|aal|ale|alt|alen haus|mauer*|steng|trei*|stil|charme|sachen|balken /
    authentesch* / historesch* / balken / holzbalken / héich|heich|héijen|heijen|hei plafong*|decken|plafonger|plafon* / plafong* / stuckdecken /
    altbau* / gemittlech* / gemitlech* / geschicht / jugendstil / steemauer* / perséinlechkeet / eppes_besonnesch* / flair
  `,
  family: `famillefrendlech* / familljefrendlech* / famill / familljen / kannerfrendlech* / spillplaz*`,
  students: `student* / studéier* / studeier* / duechter|jong|bouf uni|universiteit`,
  // dwelling
  energy_efficient: `
    energieeffizien* / energiespuerend* / energiespar* / niddregenergie* / niddreg* energie*|heiz*|kascht*|käscht*|verbrauch|fraisen|rechnung* /
    passivhaus* / ekologesch* / oekologesch* / nohalteg* / gutt_isoleiert* / isoleiert* / isoléiert* / isolatioun / !heizung* /
    heizung* weineg|kleng|spuersam / heizkascht* / heizkäscht* / heizrechnung* / heizungsrechnung* /
    wéineg|weineg|kleng*|niddreg* heiz*|energie*|stroum|verbrauch / energieklass / spuersam* / emweltfrendlech*
  `,
  new_build: `
    neibau* / *neibau / nei gebaut|gebauten|gebauter|haus|wunneng|appartement|appart|fäerdeg|faerdeg / neit|neien|neie haus|wunneng|appartement|gebai /
    funkelneg* / funkelneinei / gebaut dest_joer|2025|2026 / promoteur / nach_ni|nach_nie|ni|nie|keen|kee bewunnt|gewunnt|gelieft / onbewunnt* /
    grad|frësch|fresch|eben gebaut|faerdeg*|fäerdeg|fäerdegg*|geliwwert / éischtbezuch / eischtbezuch / eischtbezug / am_bau /
    eischt* bezuch|bezug|bewunner / !gewunnt|bewunnt|gelieft / vefa / um_plang / ganz_nei / brandnei
  `,
  renovated: `renoveiert* / renovéiert* / saneiert* / moderniseiert*`,
  to_renovate: `
    ze_renoveieren / emzebauen / ëmzebauen / opzefreschen / ze_restaureieren / fir ze_maachen / nei_ze_maachen / ze_sanéieren / ze_saneieren /
    renovatiounsprojet* / ze_renovéieren / renoveieren / onrenoveiert* / futti / bastler* / handwierker*
  `,
  good_condition: `gudd*|gutt|toppen zoustand / zoustand gudd*|gutt|top / gefleegt* / bezuchsbereet / !aarbechten|renoveieren|renovatioun*|renoveierung*`,
  furnished: `miwwleiert* / miwwléiert* / mewwleiert* / meubleiert* / miwwel* / -onmiwwleiert* / -net_miwwleiert / -eegen_miwwel*`,
  pets_allowed: `hausdeier* / hausdéier* / hond / honn / hënn / henn / kaz / kazen / déieren / deieren / kaatz`,
  smoking_allowed: `fëmmert|femmert|femmerten / femmen erlaabt|däerf|däerfen|ok`,
  ground_floor: `rez / rdc / äerdgeschoss / aerdgeschoss / parterre / rez_de_chaussee`,
  top_floor: `leschte_stack / ieweschte_stack / iewescht* / ganz_uewen / leschten_etage`,
  detached: `freistoend* / fräistoend* / fraistoend* / fraisteen*`,
  home_office: `homeoffice / home_office / buro doheem|raum|extra|plaz / schaff* doheem / teletravail / aarbechtszemmer / aarbechtszëmmer`,
  heat_pump: `hetztpompel* / hetzpompel* / warmepompel* / wärmepompel* / waermepompel* / warmpompel*`,
  solar: `solar* / photovolta* / fotovolta*`,
  underfloor_heating: `buedemheizung* / foussbuedemheizung* / bodenheizung`,
  air_conditioning: `klima* / clim / klimaanlag*`,
  // rooms
  cellar: `keller* / *keller`,
  storage: `ofstellraum* / debarras / stauraum / späicherplaz / ofstell_raum`,
  attic: `späicher / spaicher / dagbuedem`,
  fitted_kitchen: `kichen agebaut*|equipéiert*|equipeiert*|ageriicht* / abaukichen / equipeiert_kichen / mat_kichen / kichen spullmaschinn`,
  open_kitchen: `oppen*|oppe kichen / kachinsel / wunnkichen`,
  separate_kitchen: `kichen separat*|getrennt*|zou`,
  bathtub: `buedbidden* / bidden / buedbitt*`,
  separate_toilet: `separat*|gaascht* toilette*|wc / gaaschttoilette`,
  master_suite: `elterenzëmmer / elterenzemmer / suite_parentale`,
  dressing: `dressing* / ukleedraum`,
  fireplace: `kamäin* / kamain* / oppent_feier / uewen / holzuewen / kachelecher / feier_kamain`,
  parquet: `parquet* / parkett* / holzbuedem`,
  carpet: `teppech* / moquette*`,
  fibre: `glasfiber* / fiber / schnellt_internet / glasfaser*`,
  alarm: `alarm*`,
  video_intercom: `videophon / parlophon* / sprechanlag*`,
  good_glazing: `duebelverglas* / duebel|duebelt glas / dräifachverglas* / draifachverglas* / duebelt_verglaast*`,
  laundry: `wäschkichen / waschkichen / waschraum / wäschmaschinn / waschmaschinn`,
  bike_storage: `vëlosraum / velosraum / veloskeller / velo|veloen ofstellen|plaz|keller`,
  sauna: `sauna* / hammam`,
  gym: `fitness* / sportraum`,
} satisfies WishWords
