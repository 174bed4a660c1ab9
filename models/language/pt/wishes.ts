import type { WishWords } from '../words/wish-words.ts'

/** Phrases for wishes. Syntax: see `WishWords`. */
export const wishes = {
  // outdoors
  garden: `
    jardim / verde|verdura nosso|meu|so|proprio / jardins / jardinar / quintal* / horta* / relvado* / relva / pomar* /
    espaco|canto|recanto|pedaco|cantinho verde|verdura privat*|privado|proprio / cantinho_verde / recanto_verde / espaco_verde_privado / terreno
    vedado|fechado|murado|cao|caes / vedad* cao|caes / cao|caes correr|brincar / criancas|miudos|filhos|crianca brincar|correr
    ar_livre|fora|exterior|relva|verde|la_fora / plantar|cultivar legumes|tomates|flores / baloico* / trampolim / caixa_de_areia / erva /
    cadela|cao|caes trela|solta|solto|correr
  `,
  terrace: `
    terraco* / patio* / esplanada* / alpendre* / deck / churrasc* / grelhad* / barbecue /
    comer|jantar|almocar|refeic*|cafe|pequeno_almoco|sentar|tomar fora|exterior|ar_livre|la_fora|rua|sol / exterior|ar_livre
    comer|jantar|sentar|almocar|refeicoes|conviv* / sitio|lugar|espaco|cantinho|recanto ar_livre|exterior|la_fora|fora / espaco_exterior /
    espreguicad* / ao_fresco / aperitivo* / apanhar_sol / tomar_sol / copo fim_de_tarde|fora / banhos_de_sol
  `,
  balcony: `varand* / sacada* / marquise`,
  outdoor_space: `area_exterior / espaco_ao_ar_livre / espaco_exterior / exterior_privado / zona_exterior`,
  pool: `piscina* / jacuzzi / nadar|mergulhos|mergulho manha|jardim|casa|verao`,
  // access
  agency: `
    agencia / agencias / imobiliaria* / mediador* / -particular / -particulares / -direto_do_proprietario / -direto_com_proprietario /
    -do_proprietario / -intermediarios / -intermediario / -dono|senhorio|proprietario direto|diretamente
  `,
  parking: `
    estacion* / telheiro* / !procura*|voltas lugar|estacion* / parque_de_estacionamento / parqueamento / lugar* garagem|estacionamento|carro|carros /
    carro|carros|viatura*|automovel estacion*|deixar|guardar|arrumar|parar|lugar|por / dois|2|nosso|meu|temos|tenho|nossos|segundo
    carro|carros|viaturas / ?carros / arrumar_o_carro / telheiro_para_carro / autocaravana / voltas|farto|farta|cansado|cansada|procura*
    sitio|lugar|estacionar carro|parar|arrumar
  `,
  garage: `
    estacionamento_interior / parqueamento_interior /
    garagem / garagens / box_fechada / box_de_garagem / estacionamento_coberto / parqueamento_coberto / !carro|carros
    chuva|neve|geada|gelo|granizo|frio|relento|rua / carro abrigado|telhado|teto|coberto|abrigo|seco / !raspar gelo|vidro*
  `,
  ev_charging: `
    carregador* eletric*|carro* / posto_de_carregamento / carregamento eletric*|carro* / carro* eletric* / wallbox / carregar_o_carro /
    carregar|ligar|carrego carro_eletrico|eletrico|carro|tesla noite|casa|tomada|corrente / carro tomada|corrente
  `,
  lift: `
    elevador* / ascensor* / !escada*|degraus|subir / sem_escadas / escada* dificil|dificuldade*|problema*|custa*|impossivel|evitar /
    joelho*|anca|artrose escada*|degraus / mae|pai|avo|avos|idos*|pais|sogra escada*|subir|degraus / carrinho* escada*|degrau*|elevador|carregar /
    !subir|carregar|levar compras|sacos|malas|andares|carrinho / andar|andares carrinho|gemeos|subir|carregar pe|sacos|compras
    / !andar|andares gemeos|carrinho
  `,
  step_free: `
    acesso cadeira* /
    !escada*|degraus / sem_escadas / um_so_piso / piso_unico / tudo um piso|nivel / mobilidade / cadeira* rodas / mobilidade_reduzida / acessivel /
    acessibilidade / deficien* / sem_barreiras / sem_degraus / andarilho / bengala / muletas / degrau|degraus custa|suplicio|tortura
  `,
  transit: `
    estacao|paragem perto / tram / trem / trens /
    ligacao_ferroviaria / eletrico* / comboio* / estacao / estacoes / gare / autocarro* / paragem / paragens / transporte* public*|coletiv* /
    transportes / metro /
    sem_carro / !carro|carta|conduzir / sem|nao carro|carta|conduzir trabalh*|emprego|escritorio|precis* / bem_servid* / bem_ligad* / bons_acessos /
    deslocac* trabalh* / ir_para_o_trabalho / cfl / ferroviari* / caminhos_de_ferro / !conduzo
  `,
  schools: `
    escola* / primaria / escolas / creche* / infantario* / jardim_de_infancia / jardim_infancia / liceu* / colegio* / pre_escola* /
    crianca*|filho*|filha*|miudo* aula*|turma / escolar* / ama / ensino secundario|primario|basico / levar|deixar|acompanhar
    filhos|filho|filha|criancas|miudos pe|aulas|manha|sala / primario
  `,
  shops: `
    loja* / lojas / supermercado* / mercearia* / padaria* / farmacia* / comercio* / compras / restaurantes / tudo_a_pe / servicos_perto /
    centro_comercial / centros_comerciais / padeiro* / restaurante / pao|leite|croissants|jornal comprar|buscar|pe|manha|esquina / leite|pao
    busca*|chinelos|esqueco*
  `,
  city_centre: `
    centro_da_cidade / zona_pedonal / rua_pedonal / no_centro_da_cidade / zona_central / central / coracao cidade|vila / baixa / urbano / urbana /
    cinema*|teatro*
    pe|porta|esquina / centro_da_aldeia / centro_da_vila
  `,
  motorway: `autoestrada* / auto_estrada* / via_rapida`,
  // surroundings
  quiet: `
    calm* / barulh* / ruido* / sossegad* / sossego / tranquil* / silenci* / pacat* / paz / pacific* / sereno / serenidade / descanso /
    !barulho*|barulhent*|ruido*|ruidos*|transito|trafego|movimento|vizinhos / longe|afastad*|fora|sem|abrigo
    barulho|ruido*|transito|trafego|confusao|estrada*|agitacao|movimento / beco / rua_sem_saida / ouv*|escutar|canto|cantar
    passar*|aves|nada|grilos|passarinhos / passarinhos / durma|durmo|dorme|dormir descansad*|bem|janela|tranquilo / sono_leve / pouco
    transito|movimento|barulho / sem_barulho / recatad* / isolad* / repous* / camioes|camiao|motas|sirenes|buzin* janela|passar|noite|rua /
    durmo|dormir mal|dia|leve / turnos|turno noite / trabalho noite durmo|dormir|dia / !ouvir|ouco motas|carros|vizinhos|ninguem|estrada
  `,
  bright: `
    luminos* / luminosidade / luz / claro / clara / claros / claras / claridade / solarengo / ensolarad* / soalheir* / sol / iluminad* / banhad*
    sol|luz / inundad* sol|luz / grandes|amplas|enormes|muitas|altas janela*|vidraca*|envidracad* / janelas / envidracad* / !escur*|sombri* /
    exposicao_solar / luz_natural / arejad* / boa_exposicao / luz_do_dia / clarabo* / luz|luzes|lampada* acender|ligar|acesa*|acesas
    dia|meio_dia|manha / !viver|morar caverna|gruta|buraco|cave
  `,
  south_facing: `varanda_a_sul / terraco_a_sul / jardim_a_sul / virad* sul / voltad* sul / orient*|exposicao|exposto sul / sudoeste`,
  view: `
    vista / vistas / panoram* / desafogad* / sem_predios_em_frente / miradouro / ver|olhar horizonte|vale|colinas|telhados janela|desde|ate
  `,
  nature: `
    natureza / floresta* / bosque* / mata / campo / rural / rurais / campestre / prados / parque / parques / rio / lago / caminhada* / caminhar /
    trilho* / passei* / arvores / verde zona|area|envolvente|espaco*|rodead*|passe*|muito|fim_de_semana|caminh* / verdejante* / verdura / ar_puro /
    ar_livre_da_natureza / correr natureza|parque|floresta|mata / bicicleta natureza|floresta|campo / ciclovia* / vinha* / percurso* pedestre* /
    zona_verde / rodead* arvores|verde|natureza / piquenique* / porta|sair|direto|passear floresta|bosque|campos|arvores|pinhal / campos
  `,
  character: `
    charme / !impessoal*|esteril*|sem_alma / carater / caracter / encanto / encantador* / alma / autentic* / antig* / pedra|vigas|tijolo vista|antiga
    / vigas / tetos|pe_direito|teto alto*|altos / pe_direito_alto / tetos_altos / estuque* / traca_antiga / historia / historic* / tipic* /
    personalidade / epoca / pitoresc* / soalho antigo|madeira / casa_antiga / rustic* / unico / acolhedor* / velhas|velhos|antigas|antigos
    paredes|portas|azulejos|madeiras|tabuas
  `,
  family: `espaco familia / familiar / familiares / familia / familias / parque_infantil`,
  students: `estudante* / estuda / estudam / estudar / filha|filho|sobrinho|sobrinha faculdade|universidade`,
  // dwelling
  energy_efficient: `
    eficien* energ* / energ* eficien*|eficaz|baix*|poupa*|classe / eficiente* / baixo_consumo / poupanca_energetica / economico* energia|aquecimento
    / ecologic* / casa_passiva / passiva / sustentavel / bem_isolad* / isolad* termic* / isolamento / aquecer|aquecimento
    barat*|economic*|pouco|custa / conta*|fatura*|despesa* aquecimento|energia|luz|baixa*|gas / baixa*|pouca*|pouco|reduzida*
    conta*|fatura*|consumo|aquecimento|despesa*energia / classe_energetica / certificado_energetico / poupar energia|aquecimento / gastar|gasta
    pouco|aquecimento / consumo baixo / custo*|gasto*|despesa* aquecimento / aquec* fortuna|pouco|caro|barato|dinheiro|gastar / quente|quentinha
    inverno fique|seja|mantenha|sem / gas|gasoleo|eletricidade ordenado|salario|fortuna|caro
  `,
  new_build: `
    construcao nova|recente / obra_nova / nova_construcao / novo / nova / novos / novas / a_estrear / estrear / construid* este_ano|2025|2026 / promotor /
    acabadinh* construir / recem construid*|acabad*|terminad*|concluid*|entregue / acabad* construir|entregar|terminar|sair /
    nunca habitad*|habitado|vivid*|usad*|morou / !habitad* / em_construcao / em_planta / na_planta / ninguem viveu|morou|habitou / primeira_habitacao /
    de_raiz / chave_na_mao
  `,
  renovated: `renovad* / remodelad* / reabilitad* / restaurad* / recuperad* / modernizad*`,
  to_renovate: `
    para_renovar / por_renovar / restaurar / recuperar / remodelar / renovar / reabilitar / para_remodelar / para_recuperar / para_obras /
    a_precisar_de_obras / precis* obras|remodel* / bricolage* / biscateiro* / refazer tudo|casa|eu / ruina* / degradad* / jeito obras|maos|reparac* /
    !importo|medo|importa|assust* obras|refazer|po|pintar
  `,
  good_condition: `
    bom|excelente|otimo|perfeito estado / pronto*|pronta habitar|morar|entrar|viver / bem_conservad* / bem_cuidad* / !obras /
    !pedreiros|pedreiro|pintores|pintor|trolhas|empreiteiro*|pincel|poeira / entrar|chegar|mudar viver|morar|habitar / desfazer|pousar|abrir
    malas|caixas|caixotes
  `,
  furnished: `
    mobilad* / mobiliad* / mob / mobilia / moveis / -sem_mobilia / -sem_moveis / -por_mobilar / -vazi* / !tenho|temos|trago|trazemos
    moveis|mobilia|cama|mesa|cadeira|sofa|colchao / mala|malas chego|chegamos|venho|roupa|vimos / cama|sofa ja la|esteja|estejam|dentro
  `,
  pets_allowed: `
    animais / animal / cao / caes / gato* / gata / cachorro* / pet_friendly / patudo* / galgo* / caozinho* / gatito* / chihuahua* / labrador* /
    rafeiro* / caniche* / hamster* / coelho* /
    papagaio* / gatinho* / bichano* / quatro_patas / cadela* / cadelas / gatinha* /
    animais|animal|cao|caes|gato* aceit*|permitid* / mia|ladra connosco|comigo|muito / buldogue*
  `,
  smoking_allowed: `fumador* / fumante* / fumar permitido|possivel|possa|pode / -ninguem fum* / -ninguem pode|deve fum* / -fumar proibido|nao / -sem_fumo`,
  ground_floor: `res_do_chao / res_de_chao / r_c / rc / rés_do_chão / piso_terreo / terreo`,
  top_floor: `
    ultimo_andar / ultimo_piso / andar_alto / ninguem|nenhum_vizinho cima|por_cima cabeca|nos|mim|viver|morar|andar|pisar / !vizinhos|passos|pisar
    cima|por_cima|teto / cima|por_cima ceu|telhado|estrelas so|apenas
  `,
  detached: `isolada|solta moradia|casa|vivenda / moradia_isolada / casa_solta / quatro_frentes`,
  home_office: `
    plus_escritorio / mais_escritorio / e_escritorio / escritorio casa|espaco|separado|um|divisao / teletrabalho / trabalh* em_casa|de_casa /
    home_office / trabalh* partir_de_casa|em_casa|de_casa /
    computador|portatil|secretaria casa|canto|divisao|porta / videochamada* / reunioes online|porta|canto|sossego
  `,
  heat_pump: `bomba*_de_calor`,
  solar: `solares / fotovoltaic* / paineis_solares`,
  underfloor_heating: `piso_radiante / chao_radiante / aquecimento_no_chao / piso_aquecido`,
  air_conditioning: `
    ar_condicionado / climatiza* / !derreter|suar|assar|morrer verao|calor / fresca|fresco|fresquinha verao|calor / calor|suar
    verao|noites|dormir|agosto|julho
  `,
  // rooms
  cellar: `cave / caves / adega / subcave`,
  storage: `
    arrumos / arrecadac* / despensa / arrumacao / armarios_embutidos / guardar|arrumar|meter esquis|malas|caixas|tralha|aspirador|coisas /
    pranchas|prancha|skis|tenda|caixotes|arvore_de_natal ponho|onde|guardar|meter|arrumar
  `,
  attic: `sotao / aguas_furtadas`,
  fitted_kitchen: `
    com_cozinha / cozinha lava_louca / cozinha equipad*|completa|moderna / eletrodomesticos / cozinha encastrad*|embutid*
  `,
  open_kitchen: `
    cozinha aberta|americana|ilha / open_space / conceito_aberto / cozinhar|cozinho|cozinha_e|fogao
    convers*|convidados|amigos|sala|familia|filhos|miudos|televisao
  `,
  separate_kitchen: `cozinha separada|fechada|independente`,
  bathtub: `
    banheira* / mergulhar|deitar|relaxar agua|espuma|imersao / banho|banhos imersao|espuma|longo|longos / agua quente hora|ficar|deitar|mergulhar
  `,
  separate_toilet: `
    wc|casa_de_banho|lavabo social|servico|separad* / lavabo / visitas|convidados casa_de_banho|wc nossa|propria|so|deles
  `,
  master_suite: `suite / suites / quarto_com_casa_de_banho`,
  dressing: `closet / roupeiro* / quarto_de_vestir / roupa|sapatos quarto|divisao so|para|propria`,
  fireplace: `
    lareira* / recuperador_de_calor / salamandra / fogao_a_lenha / lume / lenha / fogo crepitar|sofa|inverno|noites|serao|aceso / chamas
  `,
  parquet: `parquet / soalho_flutuante / soalho_de_madeira / parque_madeira / soalho / chao_de_madeira / taco`,
  carpet: `alcatifa* / carpete*`,
  fibre: `
    fibra / fibra_otica / internet rapida / internet|video* rapid*|falh*|bloque*|parar|lenta / enviar|carregar videos|ficheiros
    grandes|pesados|enormes
  `,
  alarm: `alarme* / ladroes|ladrao / assalto* / assaltad*`,
  video_intercom: `videoporteiro / intercomunicador`,
  good_glazing: `vidros_duplos / vidros_triplos / vidro_duplo / vidro_triplo`,
  laundry: `lavandaria* / maquina_de_lavar / lavar|secar|estender roupa|lencois`,
  bike_storage: `
    bicicletas|bicicleta sitio|lugar|guardar|arrumos|arrecadacao|espaco|garagem / bicicleta|bicicletas|carrinho
    entrada|corredor|seguras|secas|seco|abrigo|prender / temos|nossas|tenho bicicletas
  `,
  sauna: `sauna* / banho_turco`,
  gym: `ginasio / academia / sala_de_ginastica`,
} satisfies WishWords
