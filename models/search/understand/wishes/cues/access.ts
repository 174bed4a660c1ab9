import type { CueTable } from './cue-table.ts'

/** Cars, lifts, stairs, ways to work, school and shop. Syntax: see `cue-table.ts`. */
export const ACCESS_CUES: CueTable = {
  agency: {
    en: `agency / agencies / realtor* / broker* / estate_agent* / agent / agents / letting_agent* / -private_seller* / -private_landlord* /
      -from_the_owner / -by_owner / -directly_from owner|landlord / -direct_from owner|landlord / -privately / -owner_direct / -from_owner / -private_owner`,
    fr: `agence / agences / agence_immobiliere / courtier* / -particulier / -particuliers / -de_particulier / -direct_proprietaire / -proprietaire_direct`,
    de: `makler / maklers / makler* / maklerprovision / provision* / immobilienburo* / -von_privat / -privat / -privatperson / -privatverkauf / 
      -provisionsfrei* / -privatvermiet*`,
    lb: `agence / agencen / immobilienagence / makler* / immobiliebüro / -vu_privat / -privatpersoun / -vum_proprietaire / -vum_besetzer`,
    pt: `agencia / agencias / imobiliaria* / mediador* / -particular / -particulares / -direto_do_proprietario / -direto_com_proprietario / -do_proprietario`,
  },
  parking: {
    en: `
      parking / !hunt*|search*|circle|circling|looking parking|spot|space|park / bay van|car|truck / parkings / car_park* / car_space* /
      parking_space* / driveway* / carport* / car|cars|vehicle*|van park*|leave|space|spot|keep|put / park|leave|keep car|cars|vehicle*|van /
      to_park / somewhere|place|room|need park / own|have|drive car|cars / our|my|two|2|second|both|family car|cars|vehicle* /
      have|own|drive car|cars|van|suv / cars|2_cars / off_street / visitor_parking / drive_to_work / motorhome / camper_van
    `,
    fr: `
      parking* / !chercher|tourner|galerer place|stationner|parking|garer / plus_chercher place / parkings / stationn* /
      emplacement* voiture*|vehicule*|exterieur* / emplacement* /
      garer|gare_la|laisser|ranger|poser|stationner voiture*|auto*|vehicule*|bagnole* / se_garer / garer /
      voiture* deux|2|avons|ai|ma|notre|nos|place*|seconde|deuxieme|famille / ?voitures / place_de_parc / carport* / abri_voiture /
      allee_carrossable / ?bagnole* / ?vehicules / camping_car / parc_auto
    `,
    de: `
      parkplatz* / !such* parkplatz*|stellplatz* / dach|unterstand auto|wagen / parkplatze* / stellplatz* / *stellplatz / *stellplatze /
      *parkplatz / parken / parkmoglichkeit* / abstellplatz* / carport* /
      auto|autos|wagen|pkw|fahrzeug* abstell*|park*|stell*|unterbring*|platz|lassen|stehen /
      zwei|2|beide|unsere|unser|mein|zweites auto|autos|wagen|fahrzeuge / ?autos / zweitwagen / haben|habe|besitz* auto|autos|wagen /
      einfahrt / wohnmobil
    `,
    lb: `
      parking* / !sich* parkplaz*|parking|plaz / daach auto / parkplaz* / *parkplaz / parkplazen / stellplaz* / parken / parkméiglechkeet* /
      parkmeiglech* / carport* / auto|autoen|autos|won|ween park*|stell*|ofstell*|loossen|plaz|stoen|hisetz* /
      zwee|zwou|2|eisen|eis|mein|mäin|zweeten auto|autoen|autos|ween / ?autoen / hunn|hun|hu auto|autoen / afaart / camping_car
    `,
    pt: `
      estacion* / telheiro* / !procura*|voltas lugar|estacion* / parque_de_estacionamento / parqueamento /
      lugar* garagem|estacionamento|carro|carros / carro|carros|viatura*|automovel estacion*|deixar|guardar|arrumar|parar|lugar|por /
      dois|2|nosso|meu|temos|tenho|nossos|segundo carro|carros|viaturas / ?carros / arrumar_o_carro / telheiro_para_carro / autocaravana
    `,
  },
  garage: {
    en: `
      garage* / underground|indoor|covered car_park|parking / lock_up / underground_parking / indoor_parking / covered_parking / box_garage /
      secure_parking / double_garage
    `,
    fr: `
      garage* / gge / box ferme*|voiture / boxe / parking_souterrain / parking|place|emplacement sous_terrain|souterrain*|sous_sol /
      parking_interieur / parking_couvert / sous_sol voiture* / abritee* voiture*
    `,
    de: `garage* / *garage / *garagen / tiefgarage* / *tiefgarage* / tg_platz / doppelgarage / tg_stellplatz / garagenplatz / unterstell* auto*`,
    lb: `garage* / *garage / garagen / tiefgarage / banneparking`,
    pt: `garagem / garagens / box_fechada / box_de_garagem / estacionamento_coberto / parqueamento_coberto`,
  },
  ev_charging: {
    en: `ev / electric_car* / electric_vehicle* / charging_station / charging_point / wallbox / charge* car|tesla|ev / plug_in_hybrid / tesla`,
    fr: `borne* recharge*|electrique* / borne / wallbox / voiture* electrique* / recharger voiture* / vehicule* electrique* / hybride_rechargeable`,
    de: `ladestation* / wallbox / e_auto* / elektroauto* / elektrofahrzeug* / ladesaule* / elektromobil* / lademoglichkeit* / auto laden|aufladen`,
    lb: `luedstatioun* / wallbox / elektroauto* / e_auto* / elektresch* auto* / auto lueden|oplueden / luetstatioun*`,
    pt: `carregador* eletric*|carro* / posto_de_carregamento / carregamento eletric*|carro* / carro* eletric* / wallbox / carregar_o_carro`,
  },
  lift: {
    en: `
      lift / lifts / elevator* / !stairs|steps|staircase|climb*|stair / without_stairs / no_stairs / -walk_up / -walkup /
      stairs difficult|hard|trouble|problem*|bad_knee*|knee*|impossible|struggle*|avoid / stairs|steps out|taboo|nightmare|pain|no_go|agony /
      bad|knee|knees|hip|arthritis stairs|steps|climb* /
      elderly|grandmother|grandma|granny|grandfather|mother|father|mum|dad|parents|old|ageing stairs|steps|climb*|mobility / cannot_climb /
      cant_climb / pushchair|pram|stroller|buggy stairs|steps|carry*|upstairs|lift
    `,
    fr: `
      ascenseur* / elevateur / monte_charge / !escalier*|marche|marches|monter|grimper|etage|etages / sans_escalier* /
      escalier* difficile*|penible*|probleme*|mal|impossible|eviter|dur / genou*|hanche*|arthrose|dos escalier*|marche* /
      personne_agee|grand_mere|grand_pere|mere|pere|parent*|mamie|papi|age*|senior* escalier*|marches|monter /
      poussette* escalier*|marche*|porter|monter|ascenseur / plus_d_escalier* / plus_de_marche*
    `,
    de: `
      aufzug* / aufzuge / fahrstuhl* / lift / lifte / personenaufzug / *aufzug / !treppe*|stufen|steigen|treppensteigen / ohne_treppe* /
      treppe* schwer*|muhe*|problem*|schlecht|unmoglich|vermeid* / knie*|hufte|arthrose treppe*|stufen /
      oma|opa|mutter|vater|grossmutter|eltern|alter*|senior* treppe*|steigen|stufen / kinderwagen treppe*|*trag*|stufen|aufzug|lift /
      treppe* tabu|vorbei|ausgeschlossen|qual / treppensteigen
    `,
    lb: `
      ascenseur* / lift / lifter / fahrstull / opzuch / opzug* / !trap|trapen|klammen|trapp* / ouni_trap* /
      trap* schwéier*|schweier*|problem*|schlecht|mei|ongeiert / knéi*|knei*|hëft|heft trap* /
      mamm|papp|bomi|bopi|boma|elter*|groussmamm|al* trap*|klammen|trapen / poussette|kutsch* trap*|droen|erop|lift / trapeklammen
    `,
    pt: `
      elevador* / ascensor* / !escada*|degraus|subir / sem_escadas / escada* dificil|dificuldade*|problema*|custa*|impossivel|evitar /
      joelho*|anca|artrose escada*|degraus / mae|pai|avo|avos|idos*|pais|sogra escada*|subir|degraus /
      carrinho* escada*|degrau*|elevador|carregar
    `,
  },
  step_free: {
    en: `
      !stairs|steps|staircase / without_stairs / no_stairs / single_level / one_level / all one level|floor / single_storey / bungalow_style /
      stairs difficult|hard|trouble|impossible|struggle* / cannot_climb / crutches / mobility / wheelchair* / step_free / stepfree /
      disabled_access / barrier_free / accessible / accessibility / reduced_mobility / mobility_impaired / walker / rollator / disabled /
      level_access / limited_mobility
    `,
    fr: `
      !escalier*|marche|marches / sans_escalier* / de_plain_pied / tout un niveau / plus_d_escalier* / un_seul_niveau / bequilles /
      fauteuil* roulant*|roulants / pmr / mobilite_reduite / handicap* / plain_pied / deambulateur* / accessible handicap*|pmr|mobilite|tous /
      accessibilite / accessible / sans_marche / seuil_plat
    `,
    de: `
      !treppe*|stufen|treppensteigen / ohne_treppe* / einer_ebene / eine_ebene / alles ebene|etage / stufenfrei* / treppenfrei* / kruecken /
      krucken / mobilitat eingeschrankt* / rollstuhl* / barrierefrei* / rollator* / behindertengerecht* / stufenlos* / stufenfrei* /
      schwellenfrei* / gehbehindert* / ebenerdig* / altersgerecht* / seniorengerecht* / behindert* / behinderung
    `,
    lb: `
      !trap|trapen|trapp* / ouni_trap* / engem_niveau / een_niveau / engem_stack / alles engem niveau|stack|plang / rollstull* / rullstull* /
      barrierefräi* / barrierefrai* / rollator* / behënnert* / behennert* / ebenäerdeg* / ebenaerdeg* / handicap* / zougänglech* /
      zouganglech*
    `,
    pt: `
      !escada*|degraus / sem_escadas / um_so_piso / piso_unico / tudo um piso|nivel / mobilidade / cadeira* rodas / mobilidade_reduzida /
      acessivel / acessibilidade / deficien* / sem_barreiras / sem_degraus / andarilho
    `,
  },
  transit: {
    en: `
      tram / trams / train / trains / train_station / railway* / station / bus / buses / bus_stop* / public_transport* / public_transit /
      transit / metro / commut* / without|no|dont|not|need* car|drive|driving|driver|licence|license work|office|job|town|commute /
      !car|drive|driving|licence|license / car_free / carless / -far_from_public_transport / well_connected / good_connections /
      transport_links / by_rail / rail / p_r / park_and_ride / platform / funicular
    `,
    fr: `
      tram / trams / tramway* / train / trains / gare / gares / gare_cfl / station / arret* bus|tram|train / bus /
      transport* commun|public*|publics / transports / cfl / sans_voiture / !voiture|permis|conduire /
      sans|pas_besoin voiture|permis|auto travail*|boulot|bureau|besoin / bien_desservi* / desservi* / navette* / me_rendre_au_travail /
      aller_au_travail / vais_au_travail / trajet* travail|bureau|boulot / funiculaire / quai / park_and_ride / p_r
    `,
    de: `
      tram / trams / *tram / strassenbahn* / bahn / bahnhof* / *bahnhof / bahnhofsnah* / *bahnhofs* / zug / zuge / zugverbindung* / bus /
      busse / bushaltestelle* / *haltestelle* / offentlich* verkehr*|transport*|nahverkehr|offis / offentlichen / opnv / nahverkehr* / offis /
      ohne_auto / !auto|fuhrerschein / ohne|kein*|nicht auto|wagen|fuhrerschein arbeit*|buro|job|brauch* / pendel* / pendl* /
      verkehrsanbindung / gut|gute|gut_angebunden anbindung|angebunden|erreichbar / arbeitsweg / gleis / standseilbahn
    `,
    lb: `
      tram / tramsarret* / tramsstatioun / zuch / zich / zuchgare / gare / bunn / bus / busser / busarret* / bushaltestell* / arret /
      effentlech*|ëffentlech* transport*|verkeier*|verkéier* / effentlechen / ouni_auto / !auto|führerschäin|fuhrerschain|permis /
      ouni|keng|keen|net auto|permis schaff*|aarbecht|buro|brauch* / pendel* / pendl* / gutt_ugebonn / ugebonn / verkeiersmettel* /
      verkéiersmëttel*
    `,
    pt: `
      tram / eletrico* / comboio* / estacao / estacoes / gare / autocarro* / paragem / paragens / transporte* public*|coletiv* / transportes /
      metro / sem_carro / !carro|carta|conduzir / sem|nao carro|carta|conduzir trabalh*|emprego|escritorio|precis* / bem_servid* /
      bem_ligad* / bons_acessos / deslocac* trabalh* / ir_para_o_trabalho / cfl
    `,
  },
  schools: {
    en: `
      school* / primary / starts|starting primary|secondary|class / schools / kindergarten* / nursery / nurseries / creche* / daycare* /
      day_care / preschool* / childcare / maison_relais / lycee / playgroup* /
      kids|children|child|son|daughter|toddler class|classes|lessons|pupil* / walk_to_class / school_run
    `,
    fr: `
      ecole* / ecoles / scolaire* / creche* / maternelle* / garderie* / lycee* / college / maison_relais / foyer_scolaire /
      enfant*|fils|fille|petit* classe*|cours|scolaris* / creches / nounou* / assistante_maternelle / jardin_d_enfants / classe pied|marche
    `,
    de: `
      schule* / *schule / *schulen / schul* / kita / kitas / kindergarten* / krippe* / kinderkrippe* / kindertagesstatte* / kinderhort /
      gymnasium / lyzeum / kind*|sohn|tochter unterricht|klasse / kinderbetreuung / maison_relais / tagesmutter / schulweg
    `,
    lb: `
      schoul* / *schoul / schoulen / creche* / crèche* / kita / spillschoul* / lycee* / lycée / maison_relais / precoce /
      kanner|kand|jong|meedchen klass|klasse*|cours|schoulen / schoulwee / kannerbetreiung / foyer
    `,
    pt: `
      escola* / primaria / escolas / creche* / infantario* / jardim_de_infancia / jardim_infancia / liceu* / colegio* / pre_escola* /
      crianca*|filho*|filha*|miudo* aula*|turma / escolar* / ama
    `,
  },
  shops: {
    en: `
      shop / shops / shopping / supermarket* / grocer* / bakery / bakeries / convenience_store / store / stores / amenities / restaurants /
      pharmacy / cafes / bars / everything walking|foot|hand|nearby|close / daily_needs / local_amenities
    `,
    fr: `
      commerce* / magasin* / supermarche* / boulangerie* / epicerie* / courses / pharmacie* / restaurants / commodites / tout_a_pied /
      tout_sous_la_main / proximites / boutiques
    `,
    de: `
      geschaft* / laden / supermarkt* / supermarkte / einkauf* / *einkauf* / backer* / backerei* / apotheke* / restaurants / nahversorgung /
      alles_zu_fuss / infrastruktur / laeden
    `,
    lb: `
      geschaft* / geschäft* / supermarche* / supermarché* / butteck* / butteker / buttéker / bäcker* / backer* / apdikt* / akaf* / akafen /
      alles_zu_fouss / epicerie*
    `,
    pt: `loja* / lojas / supermercado* / mercearia* / padaria* / farmacia* / comercio* / compras / restaurantes / tudo_a_pe / servicos_perto`,
  },
  city_centre: {
    en: `
      city_centre / city_center / town_centre / town_center / downtown / centrally_located / central_location / heart city|town / in_town /
      central / urban / middle_of_town / city_life / nightlife
    `,
    fr: `centre_ville / plein_centre / coeur ville|village / hyper_centre / hypercentre / en_ville / central / centrale / centre_du_village / coeur_de_ville`,
    de: `innenstadt* / stadtzentrum / stadtmitte / zentral / zentrale / zentraler / zentrales / zentralen / zentrumsnah* / zentrale_lage / stadtnah* /
      mitten stadt|zentrum / citylage`,
    lb: `stadzentrum / zentral / zentralen / zentrale / zentralt / matten_an_der_stad / matzen_an_der_stad / duerfkar / duerfkär`,
    pt: `centro_da_cidade / no_centro_da_cidade / zona_central / central / coracao cidade|vila / baixa`,
  },
  motorway: {
    en: `motorway* / highway* / freeway / -away_from motorway*|highway*|freeway / a1|a3|a4|a6|a7|a13 access|near|close|exit`,
    fr: `autoroute* / acces_autoroutier / axes_routiers`,
    de: `autobahn* / autobahnanschluss / autobahnnah*`,
    lb: `autobunn* / autobunn`,
    pt: `autoestrada* / auto_estrada* / via_rapida`,
  },
}
