import type { CueTable } from './cue-table.ts'

/** Age, state, energy, fittings and rules of the dwelling. Syntax: see `cue-table.ts`. */
export const DWELLING_CUES: CueTable = {
  energy_efficient: {
    en: `
      energy_efficien* / efficient / low_energy / eco / ecological / eco_friendly / ecofriendly / green_building / sustainab* /
      passive_house / passivhaus / passive / nzeb / well_insulated / insulat* /
      low|cheap|small|lower|tiny|reasonable|modest bill|bills|heating_cost*|energy_cost*|consumption|heating|energy|running_cost*|utilities /
      heating_bill* / energy_bill* / heating_costs / !bills|fortune|heating heat|heating / cost|costs heat / heat pump insulat*|well /
      cost*|cheap heat|heating / energy_saving / energy class|rating|label|certificate a|b|good|high|top / epc good|a|b / low_carbon /
      carbon_neutral / energetically / !draughty|draughts|drafty|heating_costs
    `,
    fr: `
      energetique* efficace*|performan*|efficac*|bon|bonne|faible|econom*|classe / basse_energie / basse_consommation /
      econom* energie|chauffage|chauffer / econome* / ecolog* / maison_passive / passif / passive / isolation / isole / bien_isole* /
      isole*|isolation bien|bonne|pompe|renforce* / facture* chauffage|energie|faible*|legere*|petite*|reduite*|basse*|gaz /
      faible*|petite*|peu charges|consommation|facture*|chauffage / chauff* cher|chere|cout*|ruine|faible|economique*|facile /
      peu_energivore / !energivore*|passoire / durable / bbc / nzeb / classe_energie / classe_energetique / depense* chauffage|energie /
      performan* energetique*
    `,
    de: `
      energieeffizien* / energiesparend* / energie* sparsam*|gunstig*|effizient*|klasse|niedrig*|gut / niedrigenergie* / passivhaus* /
      effizienzhaus* / effizient* / okologisch* / oko / nachhaltig* / warmepumpe gedammt*|isolier* / gedammt* / gut_isoliert* / isoliert* /
      dammung / warmedammung / *dammung / heizkosten* / heizrechnung* / nebenkosten niedrig*|gering*|wenig /
      niedrig*|gering*|wenig|klein*|tief* heizkosten|energiekosten|verbrauch|heizung|stromrechnung|nebenkosten|energieverbrauch|heizkostenrechnung /
      energieverbrauch / energieklasse / energieausweis gut* / klimafreundlich* / umweltfreundlich* / sparsam* / stromrechnung*
    `,
    lb: `
      energieeffizien* / energiespuerend* / energiespar* / niddregenergie* /
      niddreg* energie*|heiz*|kascht*|käscht*|verbrauch|fraisen|rechnung* / passivhaus* / ekologesch* / oekologesch* / nohalteg* /
      gutt_isoleiert* / isoleiert* / isoléiert* / isolatioun / !heizung* / heizung* weineg|kleng|spuersam / heizkascht* / heizkäscht* /
      heizrechnung* / heizungsrechnung* / wéineg|weineg|kleng*|niddreg* heiz*|energie*|stroum|verbrauch / energieklass / spuersam* /
      emweltfrendlech*
    `,
    pt: `
      eficien* energ* / energ* eficien*|eficaz|baix*|poupa*|classe / eficiente* / baixo_consumo / poupanca_energetica /
      economico* energia|aquecimento / ecologic* / casa_passiva / passiva / sustentavel / bem_isolad* / isolad* termic* / isolamento /
      aquecer|aquecimento barat*|economic*|pouco|custa / conta*|fatura*|despesa* aquecimento|energia|luz|baixa*|gas /
      baixa*|pouca*|pouco|reduzida* conta*|fatura*|consumo|aquecimento|despesa*energia / classe_energetica / certificado_energetico /
      poupar energia|aquecimento / gastar|gasta pouco|aquecimento / consumo baixo
    `,
  },
  new_build: {
    en: `
      new_build* / newbuild* / new_construction / newly built|constructed|completed|finished|built|delivered / brand_new / never_lived /
      never lived|occupied|inhabited|used|lived_in / just|recently|freshly|only built|completed|finished|delivered|constructed /
      first occup*|owner*|resident*|tenant* / off_plan / off_the_plan /
      new home|house|apartment|flat|development|property|building|place|project|unit|one / completed 2024|2025|2026|2027 /
      under_construction / newly / nobody lived / built|completed this_year|2025|2026 / developer / no_one lived / !lived / modern_build /
      fresh_from_builder / turnkey / recent_construction / vefa / straight_from developer|builder
    `,
    fr: `
      neuf / neuve / neufs / neuves / construction_neuve / construction_recente / construction recente|nouvelle|neuve /
      nouvelle_construction / vefa / sur_plan / tout_juste livre*|construit*|termine*|acheve* / vient etre|juste livre*|construit*|termine* /
      jamais habite*|occupe*|vecu / !habite|habitee|occupe / premier*|premiere occupation|occupant*|habitant*|main /
      recemment construit*|livre*|acheve* / flambant / cle*_en_main / construit*|bati* cette_annee|2025|2026 / promoteur / sort_de_terre /
      programme_neuf / en_construction / livraison 2025|2026|2027 / recent / recente / sorti_de_terre / personne habite
    `,
    de: `
      neubau* / *neubau / neu gebaut*|gebaute*|errichtet*|erbaut*|erstellt* / neue*|neuer|neues|neuen wohnung|haus|immobilie|gebaude|objekt /
      nagelneu* / brandneu* / erstbezug* / erstbewohn* / erstvermiet* /
      frisch|gerade|eben|kurzlich gebaut|fertig*|errichtet|erbaut|ubergeben / noch nie|niemand bewohnt*|gewohnt|gelebt /
      nie|keiner bewohnt*|gewohnt / gebaut dieses_jahr|2025|2026 / ?bautrager* / unbewohnt* / !bewohnt|gewohnt / schlusselfertig* /
      fertiggestellt / baujahr 2024|2025|2026 / im_bau / bezugsfertig* neu / neuwertig / neubauprojekt* / vom_plan / moderne*_neubau
    `,
    lb: `
      neibau* / *neibau / nei gebaut|gebauten|gebauter|haus|wunneng|appartement|appart|fäerdeg|faerdeg /
      neit|neien|neie haus|wunneng|appartement|gebai / funkelneg* / funkelneinei / gebaut dest_joer|2025|2026 / promoteur /
      nach_ni|nach_nie|ni|nie|keen|kee bewunnt|gewunnt|gelieft / onbewunnt* /
      grad|frësch|fresch|eben gebaut|faerdeg*|fäerdeg|fäerdegg*|geliwwert / éischtbezuch / eischtbezuch / eischtbezug / am_bau /
      eischt* bezuch|bezug|bewunner / !gewunnt|bewunnt|gelieft / vefa / um_plang / ganz_nei / brandnei
    `,
    pt: `
      construcao nova|recente / obra_nova / nova_construcao / novo / nova / novos / novas / a_estrear / estrear /
      construid* este_ano|2025|2026 / promotor / acabadinh* construir / recem construid*|acabad*|terminad*|concluid*|entregue /
      acabad* construir|entregar|terminar|sair / nunca habitad*|habitado|vivid*|usad*|morou / !habitad* / em_construcao / em_planta /
      na_planta / ninguem viveu|morou|habitou / primeira_habitacao / de_raiz / chave_na_mao
    `,
  },
  renovated: {
    en: `renovated / refurbished / modernised / modernized / redone / newly_renovated / updated`,
    fr: `renove* / refait* / remis_a_neuf / rehabilite* / modernise*`,
    de: `renoviert* / saniert* / *saniert* / modernisiert* / kernsaniert*`,
    lb: `renoveiert* / renovéiert* / saneiert* / moderniseiert*`,
    pt: `renovad* / remodelad* / reabilitad* / restaurad* / recuperad*`,
  },
  to_renovate: {
    en: `
      to_renovate / unrenovated / unmodernised / to_restore / restoration_project / needs love|tlc|updating|attention|paint|everything / renovate / refurbish /
      needs|needing|need|require* work|renovation|refurbish*|tlc|modernis* / !mind|afraid|scared|problem renovat*|work|diy|paint*|decorat* /
      diy / fixer_upper / fixer / renovation_project / do_up / handyman / doer_upper / to_refurbish
    `,
    fr: `
      a_renover / non_renove* / a_remettre_en_etat / remettre_en_etat / retaper / restaurer / rafraichir / rénover / gros_oeuvre /
      !peur travaux|renover|bricoler|peinture / -travaux exclus|exclu|termines|faits / travaux prevoir|faire|necessaire* / a_rafraichir / a_retaper /
        a_restaurer / bricoleur*
    `,
    de: `
      renovierungsbedarf /
      renovierungsbedurftig* / zum_herrichten / zum_sanieren / zum_renovieren / ausbaufahig* / selbst ausbau*|renovier*|sanier* /
      renovierungsobjekt* / ausbauhaus* / sanierungsbedurftig* / zu|zum renovieren|sanieren / unrenoviert* / unsaniert* / handwerker* /
      !scheu*|angst renovier*|sanier*|arbeit / sanierungsobjekt / herrichten
    `,
    lb: `
      ze_renoveieren / emzebauen / ëmzebauen / opzefreschen / ze_restaureieren / fir ze_maachen / nei_ze_maachen / ze_sanéieren /
      ze_saneieren / renovatiounsprojet* / ze_renovéieren / renoveieren / onrenoveiert* / futti / bastler* / handwierker*
    `,
    pt: `
      para_renovar / por_renovar / restaurar / recuperar / remodelar / renovar / reabilitar / para_remodelar / para_recuperar / para_obras /
      a_precisar_de_obras / precis* obras|remodel*
    `,
  },
  good_condition: {
    en: `
      good|excellent|perfect|great|mint|immaculate condition|state|shape / move_in_ready / ready_to_move / well_maintained / well_kept /
      !work needed|required|do / !renovation*|refurbishment* / turn_key / immaculate
    `,
    fr: `bon|excellent|parfait|tres_bon etat / pret_a_habiter / bien_entretenu* / sans_travaux / !travaux|renovation*`,
    de: `
      gut*|sehr_gut*|gepflegt*|top|einwandfrei* zustand / gepflegt* / bezugsfertig* / bezugsbereit* / einzugsbereit* /
      !renovierung|renovierungen|renovieren|sanieren|sanierung|sanierungen / instandgehalten
    `,
    lb: `gudd*|gutt|toppen zoustand / zoustand gudd*|gutt|top / gefleegt* / bezuchsbereet / !aarbechten|renoveieren|renovatioun*|renoveierung*`,
    pt: `bom|excelente|otimo|perfeito estado / pronto*|pronta habitar|morar|entrar|viver / bem_conservad* / bem_cuidad* / !obras`,
  },
  furnished: {
    en: `furnished / furniture / fully_furnished / -unfurnished / -bring own furniture / -own_furniture / suitcase only|just|move`,
    fr: `meuble / meublee / meubles / meublees / -non_meuble* / -vide / -propres_meubles / mobilier / valise*`,
    de: `mobliert* / mobl / moebl / moebliert* / *mobliert / mobel / -unmobliert* / -unmoebliert* / -eigene*_mobel / -leer / koffer nur|einziehen`,
    lb: `miwwleiert* / miwwléiert* / mewwleiert* / meubleiert* / miwwel* / -onmiwwleiert* / -net_miwwleiert / -eegen_miwwel*`,
    pt: `mobilad* / mobiliad* / mob / mobilia / moveis / -sem_mobilia / -sem_moveis / -por_mobilar / -vazi*`,
  },
  pets_allowed: {
    en: `pet / pets / dog / dogs / cat / cats / puppy / kitten / pet_friendly / animal* / labrador / rabbit*`,
    fr: `animaux / animal / chien* / chat / chats / chatte / chiot / compagnon_a_quatre_pattes / lapin*`,
    de: `haustier* / hund / hunde / hunden / hundes / katze* / tierhaltung / tiere / tierfreundlich* / vierbeiner / welpe*`,
    lb: `hausdeier* / hausdéier* / hond / honn / hënn / henn / kaz / kazen / déieren / deieren / kaatz`,
    pt: `animais / animal / cao / caes / gato* / gata / cachorro* / pet_friendly / patudo*`,
  },
  smoking_allowed: {
    en: `smoker* / smoking allowed|ok|permitted / smoke ok|allowed|may|can / -smoke_free / -no_smoking`,
    fr: `fumeur* / fumer autorise*|possible`,
    de: `raucher* / rauchen erlaubt|durfen|darf|ok`,
    lb: `fëmmert|femmert|femmerten / femmen erlaabt|däerf|däerfen|ok`,
    pt: `fumador* / fumar permitido|possivel|possa|pode`,
  },
  ground_floor: {
    en: `ground_floor / ground_level / street_level / first_floor_us / downstairs`,
    fr: `rez / rdc / rez_de_chaussee / rez_de_jardin`,
    de: `erdgeschoss* / eg / parterre / hochparterre / *erdgeschoss / ebenerdig_wohnung`,
    lb: `rez / rdc / äerdgeschoss / aerdgeschoss / parterre / rez_de_chaussee`,
    pt: `res_do_chao / res_de_chao / r_c / rc / rés_do_chão / piso_terreo / terreo`,
  },
  top_floor: {
    en: `top_floor / last_floor / highest_floor / upper_floor*`,
    fr: `dernier_etage / dernier_niveau / etage_eleve`,
    de: `oberstes_stockwerk / obersten_stock / oberstes_geschoss / oberste_etage / dachgeschoss / letzte*_etage / obersten_etage / ganz_oben`,
    lb: `leschte_stack / ieweschte_stack / iewescht* / ganz_uewen / leschten_etage`,
    pt: `ultimo_andar / ultimo_piso / andar_alto`,
  },
  detached: {
    en: `detached / standalone / stand_alone / free_standing / freestanding / !adjoining|attached|shared neighbour*|wall*`,
    fr: `quatre_facades / 4_facades / maison|villa|pavillon isolee|individuelle / libre_de_quatre / independante / libre_4_cotes / non_mitoyen* / !mitoyen*`,
    de: `freistehend* / alleinstehend* / freistehendes`,
    lb: `freistoend* / fräistoend* / fraistoend* / fraisteen*`,
    pt: `isolada|solta moradia|casa|vivenda / moradia_isolada / casa_solta / quatro_frentes`,
  },
  home_office: {
    en: `
      home_office / study / office|desk|workspace space|room|home|corner|separate /
      work|working from|at home / remote_work* / workspace / teletravail / wfh
    `,
    fr: `espace_bureau / bureau espace|piece|coin|separe|domicile|pour|un|maison|chambre / teletravail* / travailler|travaille maison|domicile / home_office`,
    de: `homeoffice* / home_office / arbeitszimmer / buro zuhause|raum|eigenes|extra|platz|ein / arbeite* zuhause|hause / telearbeit`,
    lb: `homeoffice / home_office / buro doheem|raum|extra|plaz / schaff* doheem / teletravail / aarbechtszemmer / aarbechtszëmmer`,
    pt: `escritorio casa|espaco|separado|um|divisao / teletrabalho / trabalh* casa / home_office`,
  },
  heat_pump: {
    en: `heat_pump* / heatpump*`,
    fr: `pompe*_a_chaleur / pac`,
    de: `warmepumpe* / waermepumpe* / erdwarme`,
    lb: `hetztpompel* / hetzpompel* / warmepompel* / wärmepompel* / waermepompel* / warmpompel*`,
    pt: `bomba*_de_calor`,
  },
  solar: {
    en: `solar / photovoltaic* / pv`,
    fr: `photovolta* / panneaux solaires / solaires / panneaux_solaires`,
    de: `solar* / photovoltaik* / pv_anlage`,
    lb: `solar* / photovolta* / fotovolta*`,
    pt: `solares / fotovoltaic* / paineis_solares`,
  },
  underfloor_heating: {
    en: `underfloor_heating / floor_heating / heated_floor*`,
    fr: `chauffage sol / plancher_chauffant`,
    de: `fussbodenheizung* / bodenheizung / flachenheizung`,
    lb: `buedemheizung* / foussbuedemheizung* / bodenheizung`,
    pt: `piso_radiante / chao_radiante / aquecimento_no_chao / piso_aquecido`,
  },
  air_conditioning: {
    en: `air_con* / aircon* / air_conditioning / air_conditioned / ac / a_c / cooling`,
    fr: `clim / climatis* / climatisation / air_conditionne`,
    de: `klimaanlage* / klimatisiert* / klima`,
    lb: `klima* / clim / klimaanlag*`,
    pt: `ar_condicionado / climatiza*`,
  },
}
