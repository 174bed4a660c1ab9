import type { CueTable } from './cue-table.ts'

/** Light, quiet, views, nature, charm, and for whom. Syntax: see `cue-table.ts`. */
export const SURROUNDINGS_CUES: CueTable = {
  quiet: {
    en: `
      quiet* / noise* / noisy / calm / calmer / peace / peaceful* / tranquil* / silent / silence / serene / serenity / noiseless /
      !noise|noisy|traffic|cars|neighbours|bustle|road|street / no_noise / noise_free /
      away|far noise|traffic|road|roads|bustle|hustle|crowd* / traffic_free / cul_de_sac / dead_end /
      hear|listen* birds|birdsong|nothing|yourself|crickets / birdsong / birds sing*|wake|waking|hear / restful /
      sleep* well|peacefully|window*|open|silence|soundly|undisturbed / light_sleeper / hustle_and_bustle / secluded / sleepy /
      without noise|traffic|neighbours / little|low|less traffic|noise / where|you only|hear birds / through_traffic / off_the_beaten
    `,
    fr: `
      calme* / bruit* / bruyant* / tranquil* / paisible* / silenc* / serein* / serenite / paix / repos / reposant* /
      !bruit*|bruyant*|circulation|trafic|voisin*|passage|nuisance*|route /
      loin|ecart|abri|eloigne* bruit*|circulation|trafic|route*|agitation|foule|tumulte / impasse / cul_de_sac /
      entend*|ecouter oiseau*|rien|grillon*|mouche|chant / chant oiseau* / oiseaux / dort|dorme*|dormir tranquille*|fenetre*|paisible*|bien /
      sommeil leger / quietude / sans_bruit / sans_vis_a_vis_sonore / peu_passant* / peu circulation|passage|trafic|bruit / retire
    `,
    de: `
      ruhig* / *larm / larm / leicht* schlaf* / ruhe / ruhelage / *ruhig* / stille* / stiller / leise* / friedlich* / idyllisch* /
      abgeschieden* / beschaulich* / !larm|laut|laerm|verkehr*|strassenlarm|gerausch*|durchgangsverkehr|nachbar* /
      fern|abseits|weit|weg|ohne larm|verkehr*|strasse*|hektik|trubel|strassenlarm / verkehrsberuhigt* / verkehrsarm* / sackgasse* /
      spielstrasse / anliegerstrasse / vogel hor*|zwitscher*|singen|hort|lauscht / vogelgezwitscher / vogelgesang / erholsam* /
      schlaf* ruhig*|fenster|gut|ungestort / nichts hor*|hort / lichtschlafer / leichter_schlaf / wenig verkehr|larm / abgelegen* /
      ohne_larm / ungestort*
    `,
    lb: `
      roueg* / *kameidi* / kameidi* / liicht* schlof* / rou / ro / roueges / roueger / roueges / friddlech* / idyllesch* / steller / stelles /
      !kaméidi|kameidi*|verkéier|verkeier|*verkeier|duerchgang*|radau|larm|laerm|strosselarm|musek|autoen|haart|lauter|laut|trafic|noper* /
      wäit|wait|weider|ewech|ouni *kameidi*|kaméidi|kameidi|verkéier|verkeier|strooss|trubel|stress / sakgaass* / sackgaass* /
      vull|vullen|vigel|vugelen|villercher|villchen|vullegesank|vigelcher héier*|heier*|sang*|peif*|peifen|sangen|séng* / vullegesank /
      schlof* roueg*|gutt|oppe* / wéineg|weineg verkéier|verkeier|kameidi / ofgeleeën|ofgeleeen / keen_kameidi
    `,
    pt: `
      calm* / barulh* / ruido* / sossegad* / sossego / tranquil* / silenci* / pacat* / paz / pacific* / sereno / serenidade / descanso /
      !barulho*|barulhent*|ruido*|ruidos*|transito|trafego|movimento|vizinhos /
      longe|afastad*|fora|sem|abrigo barulho|ruido*|transito|trafego|confusao|estrada*|agitacao|movimento / beco / rua_sem_saida /
      ouv*|escutar|canto|cantar passar*|aves|nada|grilos|passarinhos / passarinhos /
      durma|durmo|dorme|dormir descansad*|bem|janela|tranquilo / sono_leve / pouco transito|movimento|barulho / sem_barulho / recatad* /
      isolad*
    `,
  },
  bright: {
    en: `
      bright* / light / light_filled / light_flooded / sunny / sunlit / sunlight / sun / sunshine / sunniest / sun_drenched / sunbathed /
      lots|plenty|full|flooded|filled|natural|loads|good|lets|let|much|morning|day light / natural_light / daylight / airy / luminous /
      luminosity / light_and_airy / big|large|tall|huge|wide|floor_to_ceiling|panoramic|south|many|plenty window*|glazing / windows /
      !dark|gloomy|dim|dingy / skylight* / not_dark / bay_window* / glass front|wall|walls
    `,
    fr: `
      lumineu* / lumine* / lumiere* / clair / claire / clairs / claires / clarte / ensoleill* / soleil / luminosite / solaire expos* /
      baie* vitree* / baies / grand*|larges|hautes|immense*|belles fenetre*|vitre*|ouverture*|verriere* / fenetres / verriere* /
      baigne* lumiere|soleil|jour / inonde* / !sombre*|obscur* / plein_jour / lumiere_du_jour / traversant* / bien_expose* /
      puits_de_lumiere / jour beaucoup|plein / rayon* soleil|lumiere
    `,
    de: `
      hell / helle / heller / helles / hellen / helligkeit / *hell / lichtdurch* / abendlicht / morgenlicht / licht / lichte* / lichthell /
      lichtvoll* / licht* viel|gut|durch|fenster|raum* / sonnig* / sonne / sonnen* / *sonnig* / sonnendurch* /
      gross*|bodentief*|breite*|hohe*|riesig*|viel* fenster*|glas*|scheiben|fensterfront* / fenster / bodentief* / fensterfront* /
      glasfront* / *fenster / *fenstern / !dunkel|dunkle*|duster*|finster* / tageslicht / sonnenlicht / taghell / lichtflut* / luftig* /
      sonnenverwohnt* / lichteinfall
    `,
    lb: `
      hell / hellen / hellt / heller / helles / liicht / liichtduerchflutt* / liicht* / licht* / sonneg* / sonn / sonnen* /
      grouss*|vill|héich|breet fënster*|fenster*|fënsteren / fensteren / *fensteren / !däischter*|daischter*|donkel* / dagesliicht /
      sonneliicht / baie_vitree*
    `,
    pt: `
      luminos* / luminosidade / luz / claro / clara / claros / claras / claridade / solarengo / ensolarad* / soalheir* / sol / iluminad* /
      banhad* sol|luz / inundad* sol|luz / grandes|amplas|enormes|muitas|altas janela*|vidraca*|envidracad* / janelas / envidracad* /
      !escur*|sombri* / exposicao_solar / luz_natural / arejad* / boa_exposicao / luz_do_dia / clarabo*
    `,
  },
  south_facing: {
    en: `
      south_facing / facing_south / southern_exposure / southerly / south_west_facing / faces_south /
      south aspect|exposure|terrace|window*|balcony|garden|facing|orient* / southwest
    `,
    fr: `plein_sud / expose*|orient*|exposition|orientation|terrasse|balcon|jardin|vitree*|baies sud / sud_ouest / cote_sud`,
    de: `
      sudseite / sudlage / sudbalkon / sudterrasse / sudfenster* / sudausrichtung / sudgarten / nach|richtung suden / sudwest* /
      sudorientiert* / sudhang / sudexposition
    `,
    lb: `südsäit / sudsait / sudlag / sudlage / sudterrass* / sudbalkon / sudgaart / no|richtung suden|süden / sudorient* / sudwest*`,
    pt: `virad* sul / voltad* sul / orient*|exposicao|exposto sul / sudoeste`,
  },
  view: {
    en: `
      view / views / panoram* / vista / overlooking / unobstructed / scenic / skyline / lookout /
      look* out|over valley|river|fields|vineyards|city|rooftops / !overlooked
    `,
    fr: `vue / vues / panoram* / vue_degagee / sans_vis_a_vis / vis_a_vis / degage* / imprenable / donnant_sur / surplomb*`,
    de: `aussicht* / ausblick* / fernblick / weitblick / panorama* / *blick / blick / unverbaubar* / unverbaut*`,
    lb: `vue / aussiicht* / aussicht* / ausbléck / ausbleck / bléck / bleck / panorama*`,
    pt: `vista / vistas / panoram* / desafogad* / sem_predios_em_frente / miradouro`,
  },
  nature: {
    en: `
      nature / natural_surroundings / forest* / wood / woods / woodland* / countryside / rural / fields / meadow* / park / parks / river /
      riverside / lake / hiking / hike / hikes / hiker* / trail / trails /
      green surroundings|area|setting|space|spaces|neighbourhood|village|belt|views / greenery walk*|weekend|around|surround*|stroll* /
      trees / outdoorsy / walk|walks|walking|stroll*|ramble*|hike dog|woods|forest|fields|nature|countryside|trees|weekend|sunday / walks /
      jog* / run|running|runs nature|park|forest|trail* / mountain_bik* / cycle|cycling|bike path*|trail*|nature / footpath* / vineyard* /
      wildlife / bucolic / green_surroundings / surrounded_by_green / leafy / fresh_air country* / in_the_country / middle_of_nowhere /
      valley
    `,
    fr: `
      nature / foret* / bois / campagne / champetre / champs / prairie* / verdure / vert / verdoyant* / parc / parcs / riviere / lac /
      randonn* / balad* / promenad* / sentier* / arbres / boise* / bucolique / rural* / verdure promen*|balad*|week_end|entour*|alentour* /
      bord eau|riviere|lac|moselle|sure|alzette|foret / grand_air / courir|jogging|footing|velo|vtt nature|foret|champs|parc|bois|sentier* /
      joggeur* / jogging / footing / piste_cyclable / vignes / vignoble* / se_promener / marcher / au_vert / poumon_vert / oxygene
    `,
    de: `
      natur / naturnah* / *natur / wald / walder / waldrand* / waldnah* / *wald / grune* umgebung|lage|gegend|viertel|ort / im_grunen /
      grunen / grun / feld* / wiesen / park / parks / fluss* / am_see / seenah* / wandern / wander* / spazier* / landlich* / auf_dem_land /
      auf_dem_lande / landleben / dorfrand / joggen / jogging* / lauf* wald|natur|park|felder / rad*|fahrrad natur|wald|felder / radweg* /
      baume / baumen / weinberg* / idylle / naherholung* / ausflug* / spaziergang* / gassi / feldweg* / naturpark / mitten_im_grunen
    `,
    lb: `
      natur / bësch* / besch / bescher / beschen / *besch / gréngen / greng* ëmgéigend|emgeigend|emgéigend|lag / am_grengen / gringen /
      grengs / feld* / felder / wissen / park / floss / baach / séi / sei / wander* / trëppel* / treppel* / spadséier* / spadseier* /
      promenad* / um_land / landlech* / ländlech* / joggen / lafen bësch|besch|natur|park / beem / wéngert* / wengert* / naturpark /
      vëlospist* / velospist* / spazéier* / spazeier* / trei* / wee|weeër bësch|besch / trëppeltouren
    `,
    pt: `
      natureza / floresta* / bosque* / mata / campo / rural / rurais / campestre / prados / parque / parques / rio / lago / caminhada* /
      caminhar / trilho* / passei* / arvores / verde zona|area|envolvente|espaco*|rodead*|passe*|muito|fim_de_semana|caminh* / verdejante* /
      verdura / ar_puro / ar_livre_da_natureza / correr natureza|parque|floresta|mata / bicicleta natureza|floresta|campo / ciclovia* /
      vinha* / percurso* pedestre* / zona_verde / rodead* arvores|verde|natureza / piquenique*
    `,
  },
  character: {
    en: `
      character / story|stories|history house|home|building|place|walls|with / characterful / charm / charming / charmer /
      old|period|historic*|vintage|antique|victorian|original|authentic
        house|home|building|feature*|charm|stone*|beam*|floor*|world|place|details|property|style /
      soul / soulful / personality / historic* / heritage / exposed beam*|stone*|brick* / beams / high ceiling* / ceilings high|tall /
      wooden|wood|timber beams / floorboards / stucco / mouldings / period / art_deco / art_nouveau / quirky / unique / patina /
      old_world / farmhouse_style / with_a_history / stor* tell* / authentic* / not_soulless / !soulless|bland|generic|cookie_cutter
    `,
    fr: `
      cachet / charme / charmant* / caractere / ame / authenti* / ancien* / anciennes / ancienne pierre*|batisse|poutre* /
      pierre* apparente*|ancienne*|taille / poutre* / moulure* / plafond* haut*|hauteur / hauts_plafonds / hauteur_sous_plafond /
      parquet plafond*|ancien*|moulure* / vieille* pierre*|maison|batisse / histoire / historique / epoque / atypique* / patine /
      typique / pittoresque / maison_de_maitre / art_deco / belle_epoque / personnalite / !sans_ame|aseptise*|impersonnel*|quelconque
    `,
    de: `
      charme / charmant* / charakter / charaktervoll* / altbau* / *charme / stil / stilvoll* / seele / flair /
      !seelenlos*|steril*|gesichtslos*|kasten|langweilig* / historisch* / denkmal* / urig* /
      alt*|alte mauern|haus|balken|gemauer|fliesen|turen|dielen / balken / holzbalken / *balken / fachwerk* / mit_stuck /
      stuck parkett|dielen|decken|hohe* / stuckdecken / stuckatur / dielen / dielenboden / hohe*|hohen decke*|raume / deckenhohe /
      jugendstil / grunderzeit* / naturstein* / authentisch* / originell* / gemutlich* / besonder* flair|charme|note / geschichte / patina /
      unverwechselbar* / personlichkeit / nostalgie*
    `,
    lb: `
      charme / !steril*|langweileg* / charmant* / cachet / charakter / séil / seil /
      al|aal|ale|alt|alen haus|mauer*|steng|trei*|stil|charme|sachen|balken / authentesch* / historesch* / balken / holzbalken /
      héich|heich|héijen|heijen|hei plafong*|decken|plafonger|plafon* / plafong* / stuckdecken / altbau* / gemittlech* / gemitlech* /
      geschicht / jugendstil / steemauer* / perséinlechkeet / eppes_besonnesch* / flair
    `,
    pt: `
      charme / !impessoal*|esteril*|sem_alma / carater / caracter / encanto / encantador* / alma / autentic* / antig* /
      pedra|vigas|tijolo vista|antiga / vigas / tetos|pe_direito|teto alto*|altos / pe_direito_alto / tetos_altos / estuque* / traca_antiga /
      historia / historic* / tipic* / personalidade / epoca / pitoresc* / soalho antigo|madeira / casa_antiga / rustic* / unico / acolhedor*
    `,
  },
  family: {
    en: `family_friendly / child_friendly / kid_friendly / families / family / playground*`,
    fr: `familial* / famille* / aire_de_jeux / aires_de_jeux`,
    de: `familienfreundlich* / kinderfreundlich* / familie* / familien / spielplatz* / spielplatze / familiengerecht*`,
    lb: `famillefrendlech* / familljefrendlech* / famill / familljen / kannerfrendlech* / spillplaz*`,
    pt: `familiar / familiares / familia / familias / parque_infantil`,
  },
  students: {
    en: `student* / undergrad* / sharers / daughter|son uni|university|studies|studying`,
    fr: `etudiant* / fille|fils uni|universite|etudes|etudie`,
    de: `student* / studi / studis / studierende* / studier* / tochter|sohn uni|universitat|studium`,
    lb: `student* / studéier* / studeier* / duechter|jong|bouf uni|universiteit`,
    pt: `estudante* / estuda / estudam / estudar / filha|filho|sobrinho|sobrinha faculdade|universidade`,
  },
}
