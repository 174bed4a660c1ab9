import type { WishWords } from '../words/wish-words.ts'

/** Phrases for wishes. Syntax: see `WishWords`. */
export const wishes = {
  // outdoors
  garden: `
    jardin* / espace_vert nous|moi|soi|privat*|prive* / pelouse* / gazon / potager* / verger* / coin|espace|bout|carre|ilot
    verdure|vert|herbe|terrain|nature privat*|prive* / coin_de_verdure / carre_de_verdure / bout_de_verdure / coin_vert / terrain
    clos|cloture*|ferme*|chien* / clos|cloture* chien* / chien*|enfant*|gamin*|gosse* dehors|exterieur|herbeu* / herbeu* /
    courir|gambader|jouer|ebattre enfant*|gamin*|gosse*|chien*|petit* dehors|herbe|vert|verdure|exterieur|plein_air|dehors / plant*|cultiv*
    legume*|tomate*|fleur*|salade* / balancoire* / trampoline / bac_a_sable / main_verte / jardiner / terrain_arbore / herbe enfant*|chien*|pied* /
    cour_privative / herbe / chien*|chienne|labrador laisse|liberte|gambader
  `,
  terrace: `
    terrasse* / toit_terrasse / patio / veranda / barbecue* / bbq / plancha / apero* / aperitif* / transat* / chaise_longue /
    manger|diner|dejeuner|repas|cafe|barbecue|grillad*|soupe* dehors|exterieur|plein_air|air_libre|soleil / petit_dejeuner|cafe
    soleil|dehors|exterieur / s_asseoir|asseoir|installer|poser|table dehors|exterieur|plein_air / exterieur apero*|manger|prendre|profiter|table /
    coin|espace|endroit|un|petit exterieur|plein_air|air_libre / prendre_l_air / grillades / bronz* / prendre_le_frais / prendre_le_soleil /
    bain_de_soleil / bains_de_soleil
  `,
  balcony: `balcon* / loggia*`,
  outdoor_space: `espace_exterieur / espaces_exterieurs / exterieur_privatif / un_exterieur / avec_exterieur / petit_exterieur / acces_exterieur`,
  pool: `
    piscine* / bassin_de_nage / jacuzzi / spa_privatif / nager|longueurs|plonger|piquer matin|jardin|maison|ete|chez|tete|matins
  `,
  // access
  agency: `
    propose* agence /
    agence / agences / agence_immobiliere / courtier* / -particulier / -particuliers / -de_particulier / -direct_proprietaire / -proprietaire_direct
    / -intermediaire* / -intermediaires / -proprietaire directement|face|traiter
  `,
  parking: `
    parking* / !chercher|tourner|galerer place|stationner|parking|garer / plus_chercher place / parkings / stationn* / emplacement*
    voiture*|vehicule*|exterieur* / emplacement* / garer|gare_la|laisser|ranger|poser|stationner voiture*|auto*|vehicule*|bagnole* / se_garer / garer
    / voiture* deux|2|avons|ai|ma|notre|nos|place*|seconde|deuxieme|famille / ?voitures / place_de_parc / carport* / abri_voiture / allee_carrossable
    / ?bagnole* / ?vehicules / camping_car / parc_auto / marre|assez|fatigue* tourner|chercher|place|garer / tourner|chercher|trouver
    place|stationner|garer voiture|soir|heure*
  `,
  garage: `
    garage_ou_parking_interieur /
    garage* / gge / box ferme*|voiture / boxe / parking_souterrain / parking|place|emplacement sous_terrain|souterrain*|sous_sol / parking_interieur
    / parking_couvert / sous_sol voiture* / abritee* voiture* / !voiture*|auto|bagnole gel*|neige*|pluie|froid|grele|givre|dehors /
    !froid|pluie|neige|gratter|mouiller voiture|bagnole|pare_brise / voiture|auto toit|abritee|au_sec|a_l_abri
  `,
  ev_charging: `
    borne* recharge*|electrique* / borne / wallbox / voiture* electrique* / recharger voiture* / vehicule* electrique* / hybride_rechargeable /
    roule*|roulons electrique / charger|recharger|brancher electrique|voiture|auto|nuit|tesla|zoe / voiture|zoe|tesla prise|branch*
    nuit|maison|domicile|sur
  `,
  lift: `
    ascenseur* / elevateur / monte_charge / !escalier*|marche|marches|monter|grimper|etage|etages / sans_escalier* / escalier*
    difficile*|penible*|probleme*|mal|impossible|eviter|dur / genou*|hanche*|arthrose|dos escalier*|marche* /
    personne_agee|grand_mere|grand_pere|mere|pere|parent*|mamie|papi|age*|senior* escalier*|marches|monter / poussette*
    escalier*|marche*|porter|monter|ascenseur / plus_d_escalier* / plus_de_marche* / !monter|porter|trimballer|trimbaler
    courses|sacs|packs|valises|etages|poussette / quatrieme|cinquieme|troisieme pied|poussette|courses
  `,
  step_free: `
    acces fauteuil* / !escalier*|marche|marches / sans_escalier* / de_plain_pied / tout un niveau / plus_d_escalier* / un_seul_niveau / bequilles / fauteuil*
    roulant*|roulants / pmr / mobilite_reduite / handicap* / plain_pied / deambulateur* / accessible handicap*|pmr|mobilite|tous / accessibilite /
    accessible / sans_marche / seuil_plat / canne / marche|marches epreuve|penible|calvaire|torture|dur
  `,
  transit: `
    gare|arret proximite /
    tram / trams / liaison*_ferroviaire* / tramway* / train / trains / gare / gares / gare_cfl / station / arret* bus|tram|train / bus /
    transport* commun|public*|publics /
    transports / cfl / sans_voiture / !voiture|permis|conduire / sans|pas_besoin voiture|permis|auto travail*|boulot|bureau|besoin / bien_desservi* /
    desservi* / navette* / me_rendre_au_travail / aller_au_travail / vais_au_travail / trajet* travail|bureau|boulot / funiculaire / quai /
    park_and_ride / p_r / ferroviaire* / chemin*_de_fer / !conduis
  `,
  schools: `
    ecole* / ecoles / scolaire* / creche* / maternelle* / garderie* / lycee* / college / maison_relais / foyer_scolaire / enfant*|fils|fille|petit*
    classe*|cours|scolaris* / creches / nounou* / assistante_maternelle / jardin_d_enfants / classe pied|marche / enseignement secondaire|fondamental
    / scolari* / primaire / ecolier* / deposer|emmener|conduire|accompagner enfants|petits|petit|fille|fils|gamins classe|cours|pied|ecole|matin
  `,
  shops: `
    commerce* / magasin* / supermarche* / boulangerie* / epicerie* / courses / pharmacie* / restaurants / commodites / tout_a_pied /
    tout_sous_la_main / proximites / boutiques / boulanger* / centre_commercial / centres_commerciaux / pain|croissants|lait|baguette
    acheter|chercher|pied|matin|coin
  `,
  city_centre: `
    centre_ville / zone_pietonne / rue_pietonne / plein_centre / coeur ville|village / hyper_centre / hypercentre / en_ville / central / centrale /
    centre_du_village /
    coeur_de_ville / cinema*|theatre*|concerts bas|pied|coin|porte
  `,
  motorway: `autoroute* / acces_autoroutier / axes_routiers`,
  // surroundings
  quiet: `
    calme* / bruit* / bruyant* / tranquil* / paisible* / silenc* / serein* / serenite / paix / repos / reposant* /
    !bruit*|bruyant*|circulation|trafic|voisin*|passage|nuisance*|route / loin|ecart|abri|eloigne*
    bruit*|circulation|trafic|route*|agitation|foule|tumulte / impasse / cul_de_sac / entend*|ecouter oiseau*|rien|grillon*|mouche|chant / chant
    oiseau* / oiseaux / dort|dorme*|dormir tranquille*|fenetre*|paisible*|bien / sommeil leger / quietude / sans_bruit / sans_vis_a_vis_sonore /
    peu_passant* / peu circulation|passage|trafic|bruit / retire / endroit|lieu|coin|hameau isole|recule|eloigne / camions|motos|klaxon*|sirenes
    fenetre*|rue|nuit|passent / !voitures|camions|motos|circulation fenetre* / dors|dort|dormir mal|journee|jour|leger / travaille|bosse nuit|nuits
    dormir|dors|jour / travail_de_nuit / mouches voler / !entendre|entends|entendent voisins|voitures|motos|route|rue
  `,
  bright: `
    lumineu* / lumine* / lumiere* / clair / claire / clairs / claires / clarte / ensoleill* / soleil / luminosite / solaire expos* / baie* vitree* /
    baies / grand*|larges|hautes|immense*|belles fenetre*|vitre*|ouverture*|verriere* / fenetres / verriere* / baigne* lumiere|soleil|jour / inonde*
    / !sombre*|obscur* / plein_jour / lumiere_du_jour / traversant* / bien_expose* / puits_de_lumiere / jour beaucoup|plein / rayon* soleil|lumiere /
    lumiere*|lampe*|electricite allum* midi|journee|jour|matin / !vivre|habiter cave|grotte|noir|penombre|trou / jour entre|inonde|partout|flots
  `,
  south_facing: `plein_sud / expose*|orient*|exposition|orientation|terrasse|balcon|jardin|vitree*|baies sud / sud_ouest / cote_sud`,
  view: `
    vue / vues / panoram* / vue_degagee / sans_vis_a_vis / vis_a_vis / degage* / imprenable / donnant_sur / surplomb* / voir|regarder
    loin|horizon|vallee|collines|toits fenetre*|depuis|salon|reveil*
  `,
  nature: `
    nature / foret* / bois / campagne / champetre / champs / prairie* / verdure / vert / verdoyant* / parc / parcs / riviere / lac / randonn* /
    balad* / promenad* / sentier* / arbres / boise* / bucolique / rural* / verdure promen*|balad*|week_end|entour*|alentour* / bord
    eau|riviere|lac|moselle|sure|alzette|foret / grand_air / courir|jogging|footing|velo|vtt nature|foret|champs|parc|bois|sentier* / joggeur* /
    jogging / footing / piste_cyclable / vignes / vignoble* / se_promener / marcher / au_vert / poumon_vert / oxygene / sortir|porte|partir|promener
    bois|foret|champs|arbres|chemins
  `,
  character: `
    cachet / charme / charmant* / caractere / ame / authenti* / ancien* / anciennes / ancienne pierre*|batisse|poutre* / pierre*
    apparente*|ancienne*|taille / poutre* / moulure* / plafond* haut*|hauteur / hauts_plafonds / hauteur_sous_plafond / parquet
    plafond*|ancien*|moulure* / vieille* pierre*|maison|batisse / histoire / historique / epoque / atypique* / patine / typique / pittoresque /
    maison_de_maitre / art_deco / belle_epoque / personnalite / !sans_ame|aseptise*|impersonnel*|quelconque / stuc / stucs /
    vieux|vieilles|anciens|anciennes murs|carreaux|carrelage*|portes|planches|escalier
  `,
  family: `familial* / famille* / aire_de_jeux / aires_de_jeux`,
  students: `etudiant* / fille|fils uni|universite|etudes|etudie / etudes faire|mes|ses|leurs / etudier / etudie`,
  // dwelling
  energy_efficient: `
    energetique* efficace*|performan*|efficac*|bon|bonne|faible|econom*|classe / basse_energie / basse_consommation / econom*
    energie|chauffage|chauffer / econome* / ecolog* / maison_passive / passif / passive / isolation / isole / bien_isole* / isole*|isolation
    bien|bonne|pompe|renforce* / facture* chauffage|energie|faible*|legere*|petite*|reduite*|basse*|gaz / faible*|petite*|peu
    charges|consommation|facture*|chauffage / chauff* cher|chere|cout*|ruine|faible|economique*|facile / peu_energivore / !energivore*|passoire /
    durable / bbc / nzeb / classe_energie / classe_energetique / depense* chauffage|energie / performan* energetique* / frais|cout* chauffage /
    chauffer rien|moins|argent|fortune|hiver / chauff* presque_rien|fortune|ruin*|moins_cher / chaud hiver reste|bien|sans|garde /
    fioul|gaz|mazout|electricite ruin*|salaire|fortune|cher
  `,
  new_build: `
    neuf / neuve / neufs / neuves / nouvel_immeuble / construction_neuve / construction_recente / construction recente|nouvelle|neuve /
    nouvelle_construction / vefa /
    sur_plan / tout_juste livre*|construit*|termine*|acheve* / vient etre|juste livre*|construit*|termine* / jamais habite*|occupe*|vecu /
    !habite|habitee|occupe / premier*|premiere occupation|occupant*|habitant*|main / recemment construit*|livre*|acheve* / flambant / cle*_en_main /
    construit*|bati* cette_annee|2025|2026 / promoteur / sort_de_terre / programme_neuf / en_construction / livraison 2025|2026|2027 / recent /
    recente / sorti_de_terre / personne habite / nouvel|nouveau|nouvelle immeuble|residence|batiment|lotissement
  `,
  renovated: `renove* / refait* / remis_a_neuf / rehabilite* / modernise*`,
  to_renovate: `
    a_renover / non_renove* / a_remettre_en_etat / remettre_en_etat / retaper / restaurer / rafraichir / rénover / gros_oeuvre / !peur|effraie*|effraient
    travaux|renover|bricoler|peinture / -travaux exclus|exclu|termines|faits / travaux prevoir|faire|necessaire* / a_rafraichir / a_retaper /
    a_restaurer / bricoleur* / refaire tout|moi|soi|nous|faut|peur|gout|maison / tout_refaire / ruine / delabre* / masure / en_piteux_etat
  `,
  good_condition: `
    bon|excellent|parfait|tres_bon etat / pret_a_habiter / bien_entretenu* / sans_travaux / !travaux|renovation* /
    !peintre*|macon*|artisan*|ouvrier*|chantier|poussiere|platre|pinceau* / pose|poser|defaire|deballer cartons|valises
  `,
  furnished: `
    meuble / meublee / meubles / meublees / -non_meuble* / -vide / -propres_meubles / mobilier / valise* / !ai|avons|possede|amene|sans|meme
    meuble|meubles|lit|table|chaise|canape|matelas|fourchette / lit|canape|table deja place|la|dedans
  `,
  pets_allowed: `
    animaux / animal / chien* / chat / chats / chatte / chiot / compagnon_a_quatre_pattes / lapin* / labrador* / teckel* / caniche* / berger_allemand
    / levrier* / epagneul* / chihuahua* / hamster* / toutou* / matou* / perroquet* / quatre_pattes / minou* / chienne* / chaton* / bouledogue* /
    animaux|animal|chien*|chat|chats accepte*|autorise*|admis
  `,
  smoking_allowed: `fumeurs_admis / fumeurs_acceptes / fumeur* / fumeuse* / fumer autorise*|possible / -personne fume* / -fumer interdit|interdiction|pas`,
  ground_floor: `rez / rdc / rez_de_chaussee / rez_de_jardin`,
  top_floor: `
    dernier_etage / sous_les_toits / sous_les_combles / sous_le_toit / dernier_niveau / etage_eleve / personne dessus|tete* marche*|vive|vit|habite / personne
    dessus_de_nos|dessus_de_nous|dessus_de_moi|dessus_de_ma / !voisin*|talons dessus|tete / !talons|chaussures|bruits plafond / dessus
    ciel|etoiles|toit que|rien|seulement
  `,
  detached: `
    quatre_facades / 4_facades / maison|villa|pavillon isolee|individuelle / libre_de_quatre / independante / libre_4_cotes / non_mitoyen* / !mitoyen*
  `,
  home_office: `
    espace_bureau / plus_bureau / et_bureau / bureau espace|piece|coin|separe|domicile|pour|un|maison|chambre / teletravail* /
    travailler|travaille la_maison|domicile /
    home_office / bosse*|travaill* domicile|distance|chez_moi|chez_nous|la_maison / visio|reunions|ordinateur piece|coin|porte|calme|isoler
  `,
  heat_pump: `pompe*_a_chaleur / pac`,
  solar: `photovolta* / panneaux solaires / solaires / panneaux_solaires`,
  underfloor_heating: `chauffage sol / plancher_chauffant`,
  air_conditioning: `
    clim / climatis* / climatisation / air_conditionne / !crever|mourir|transpirer|etouffer|suffoquer chaud|chaleur|ete|canicule* /
    au_frais|rester_frais ete|canicule*|nuits / transpir*|suer|etouff*|canicule* juillet|aout|ete|nuits|nuit
  `,
  // rooms
  cellar: `cave / caves / sous_sol / cave_a_vin`,
  storage: `
    debarras / rangement* / cellier / buanderie_rangement / placards / ranger|caser|mettre|stocker
    skis|valises|cartons|bazar|aspirateur|affaires|deco* / luge*|skis|tente|valises|sapin|planches|cartons ou|mettre|ranger|caser|reste
  `,
  attic: `grenier* / combles`,
  fitted_kitchen: `
    avec_cuisine / cuisine lave_vaisselle / cuisine equipe*|amenage*|moderne|complete / electromenager / cuisine integree
  `,
  open_kitchen: `
    cuisine ouverte|americaine|ilot / cuisiner|cuisine_en|cuisinant|cuisinons|fourneaux|mijoter
    parl*|discut*|bavard*|invites|amis|salon|sejour|enfants|televis*
  `,
  separate_kitchen: `cuisine separee|fermee|independante`,
  bathtub: `
    baignoire* / bain prendre|chaud|moussant / plonger|allonger|tremper|me_glisser eau|mousse|bain chaude|soir|heure|bouquin|chaud / eau chaude
    heure|rester|livre|disparaitre|plonger
  `,
  separate_toilet: `
    wc|toilette*|toilettes separe*|invites|second / wc_separe* / invites toilettes|wc|salle_de_bain eux|notre|passer|part|nos
  `,
  master_suite: `suite parentale|parents / chambre_parentale / suite_parentale`,
  dressing: `dressing* / garde_robe / vetements|chaussures|habits piece|pour|rien|placard`,
  fireplace: `
    cheminee* / feu_ouvert / poele* / feu_de_bois / insert / flambee* / feu crepit*|canape|hiver|soir*|flamm*|bois|allum*|devant / buches / flammes
  `,
  parquet: `parquet* / plancher_bois`,
  carpet: `moquette*`,
  fibre: `
    fibre / fibre_optique / internet haut_debit|rapide / haut_debit / internet|video*|telecharge*|visio rapide*|coupe*|rame*|vite|coupures /
    envoyer|telecharger fichiers|videos gros|lourds|enormes|journee
  `,
  alarm: `alarme* / cambriol*`,
  video_intercom: `visiophone / videophone / videoparlophone / interphone / parlophone`,
  good_glazing: `double_vitrage / triple_vitrage`,
  laundry: `buanderie* / lave_linge / machine_a_laver / lingerie / secher|laver|etendre linge|draps / laverie*`,
  bike_storage: `
    local|garage|cave|ranger|abri velo|velos / local_a_velos / velos|poussette rentrer|endroit|sec|place|mettre|attacher|couloir / avons|ai|nos velos
  `,
  sauna: `sauna* / wellness / hammam`,
  gym: `salle_de_sport / fitness / gym`,
} satisfies WishWords
