import type { CueTable } from './cue-table.ts'

/** Garden, terrace, balcony, open air of one's own. Syntax: see `cue-table.ts`. */
export const OUTDOOR_CUES: CueTable = {
  garden: {
    en: `
      garden* / green area|space|corner|spot us|our|own|private|ours / grass / backyard / back_yard / yard / lawn* /
      own|private|enclosed|fenced green|greenery|outside|plot|land|yard / vegetable|veggie|herb|flower patch|bed|beds|garden /
      grow* vegetables|tomatoes|veg|flowers|herbs / grass kids|children|child|dog|play* / dog|dogs|puppy outside|outdoors /
      fenced|enclosed|secure dog|dogs|pet|puppy / kids|children|toddler* play*|run* outside|outdoors|garden|green|grass|barefoot /
      dog run*|space|room / trampoline / sandpit / swing* / orchard / allotment / greenhouse / green_thumb / gardening
    `,
    fr: `
      jardin* / espace_vert nous|moi|soi|privat*|prive* / pelouse* / gazon / potager* / verger* /
      coin|espace|bout|carre|ilot verdure|vert|herbe|terrain|nature privat*|prive* / coin_de_verdure / carre_de_verdure / bout_de_verdure /
      coin_vert / terrain clos|cloture*|ferme*|chien* / clos|cloture* chien* / chien*|enfant*|gamin*|gosse* dehors|exterieur|herbeu* /
      herbeu* / courir|gambader|jouer|ebattre enfant*|gamin*|gosse*|chien*|petit* dehors|herbe|vert|verdure|exterieur|plein_air|dehors /
      plant*|cultiv* legume*|tomate*|fleur*|salade* / balancoire* / trampoline / bac_a_sable / main_verte / jardiner / terrain_arbore /
      herbe enfant*|chien*|pied* / cour_privative
    `,
    de: `
      garten* / sudgarten / *garten / *gartens / rasen* / wiese / eigen*|privat* grunflach*|grun*|grunen / grunflache|grunflachen /
      hof_garten / gras / grun* hinter*|hinterm / eingezaunt*|umzaunt*|eingefriedet* hund*|garten|grundstuck|gelande /
      hund* auslauf|laufen|toben|rennen|draussen / kinder*|kind spielen|toben|rennen|austoben grun*|draussen|freien|wiese /
      gemuse|tomaten|blumen|krauter anbau*|pflanz*|beet*|zieh* / gemusebeet* / hochbeet* / sandkasten / schaukel / trampolin / gartner* /
      obstbaum* / obstwiese / gruner_daumen / grunes_eck*
    `,
    lb: `
      gaart* / grengs|gring* kanner|hond|eegen* / gart / garten / *gaart / *gaertchen / gaertchen / gaard* / wiss / wisschen / rasen* /
      eegen*|privat* gring*|grengs|grengt|grenge*|gren* / grengs_eck / eck grengs|gring*|grengem / gras /
      grengs|gring* steck|hannen*|hanner* / agezaunt*|zougemaach*|ageziimt*|agezont* hond*|terrain|gaart|wiss /
      hond*|honn lafen|sprang*|auslaf|dobauss* / kanner|kand spill*|lafen|dreiwen gren*|gringen|dobaussen|baussen|fraien|wiss / gemeis* /
      tomaten* / geméis* / sandkaul / schaukel / trampolin
    `,
    pt: `
      jardim / verde|verdura nosso|meu|so|proprio / jardins / jardinar / quintal* / horta* / relvado* / relva / pomar* /
      espaco|canto|recanto|pedaco|cantinho verde|verdura privat*|privado|proprio / cantinho_verde / recanto_verde / espaco_verde_privado /
      terreno vedado|fechado|murado|cao|caes / vedad* cao|caes / cao|caes correr|brincar /
      criancas|miudos|filhos|crianca brincar|correr ar_livre|fora|exterior|relva|verde|la_fora / plantar|cultivar legumes|tomates|flores /
      baloico* / trampolim / caixa_de_areia
    `,
  },
  terrace: {
    en: `
      terrace / terraces / terasse / patio* / decking / deck / roof_terrace / rooftop / veranda* / porch / sun_deck /
      outdoor|outside|outdoors|alfresco|open_air seat*|sit|sitting|eat*|din*|meal*|breakfast|coffee|lunch|drink*|barbecue|bbq|grill* /
      seat*|sit|eat*|din*|breakfast|coffee|lunch|meal*|drink* outside|outdoors|outdoor|alfresco|open_air|fresh_air / sit_out / lounger* /
      outdoor|outside table / alfresco / bbq / barbecue* / sun_lounger* /
      spot|place|somewhere|space|corner|bit fresh_air|open_air|outside|outdoors / sunbath* / evening_drinks / aperitif
    `,
    fr: `
      terrasse* / toit_terrasse / patio / veranda / barbecue* / bbq / plancha / apero* / aperitif* / transat* / chaise_longue /
      manger|diner|dejeuner|repas|cafe|barbecue|grillad*|soupe* dehors|exterieur|plein_air|air_libre|soleil /
      petit_dejeuner|cafe soleil|dehors|exterieur / s_asseoir|asseoir|installer|poser|table dehors|exterieur|plein_air /
      exterieur apero*|manger|prendre|profiter|table / coin|espace|endroit|un|petit exterieur|plein_air|air_libre / prendre_l_air /
      grillades / bronz* / prendre_le_frais / prendre_le_soleil
    `,
    de: `
      terrass* / sudterrasse* / sonnenterrasse* / *terrass* / dachterrasse* / veranda / freisitz* / draussensitz* /
      draussen|freien|frischer_luft|frischen_luft|sonne sitz*|ess*|fruhstuck*|kaffee|grill*|speis*|entspann* /
      sitz*|ess*|fruhstuck*|grill*|abendess*|kaffee draussen|freien|frischer_luft|sonne / grill* / grillen / grill* / grillplatz /
      grillabend* / sitzplatz / sitzecke draussen|freien /
      platz*|plätzchen|platzchen|ort|fleckchen frischen_luft|frische_luft|draussen|freien / frischen_luft / sonnen|sonnenbad* / liegestuhl* /
      aperitif / aussensitzplatz / im_freien_essen / feierabendbier
    `,
    lb: `
      terrass* / *terrass* / veranda /
      dobauss*|baussen|frescher_loft|frescher_luucht|sonn|fraien sëtz*|setz*|iess*|kaffi|grill*|kach*|drenken|apero*|sëtzen|sitzen /
      setz*|sitz*|iess*|kaffi|grill*|kaffisdrénken|kaffiche* dobauss*|baussen|fraien|sonn / grill* / grillen /
      plaz*|plätzchen|eck* dobaussen|baussen|frescher_loft|frescher / apero* / apéro* / sonnenbued / liegestull* /
      beier|wain|glas|kaffi|iessen dobauss* / lounge_dobaussen
    `,
    pt: `
      terraco* / patio* / esplanada* / alpendre* / deck / churrasc* / grelhad* / barbecue /
      comer|jantar|almocar|refeic*|cafe|pequeno_almoco|sentar|tomar fora|exterior|ar_livre|la_fora|rua|sol /
      exterior|ar_livre comer|jantar|sentar|almocar|refeicoes|conviv* / sitio|lugar|espaco|cantinho|recanto ar_livre|exterior|la_fora|fora /
      espaco_exterior / espreguicad* / ao_fresco / aperitivo* / apanhar_sol / tomar_sol / copo fim_de_tarde|fora
    `,
  },
  balcony: {
    en: `balcon* / loggia* / juliet_balcony`,
    fr: `balcon* / loggia*`,
    de: `balkon* / sudbalkon* / westbalkon* / sonnenbalkon* / *balkon / *balkone / loggia* / balkonien`,
    lb: `balcon* / balkon* / balkong* / *balcon / loggia*`,
    pt: `varand* / sacada* / marquise`,
  },
  outdoor_space: {
    en: `outdoor_space / outside_space / private_outdoor / outdoor_area / open_air_space`,
    fr: `espace_exterieur / espaces_exterieurs / exterieur_privatif / un_exterieur / avec_exterieur / petit_exterieur / acces_exterieur`,
    de: `aussenflache* / aussenbereich* / aussenraum / freiflache*`,
    lb: `bausseraum / bausseberaich / baussefläch* / eppes_dobaussen / bausseflach*`,
    pt: `area_exterior / espaco_ao_ar_livre / espaco_exterior / exterior_privado / zona_exterior`,
  },
  pool: {
    en: `pool / pools / swimming_pool / swim home|own|garden|private / jacuzzi / hot_tub`,
    fr: `piscine* / bassin_de_nage / jacuzzi / spa_privatif`,
    de: `pool / pools / schwimmbad* / swimmingpool* / *pool / whirlpool / schwimmbecken`,
    lb: `pool / schwemm* / schwämm* / swimmingpool`,
    pt: `piscina* / jacuzzi`,
  },
}
