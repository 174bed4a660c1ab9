import { segmentOf } from '../kernel/property-type.ts'
import { orderNamed } from './asking.ts'
import { foldName } from './fold.ts'
import { propertyTypesNamed } from './property-type-words.ts'

/** Words for the choices of a question, beside the choice itself, separated by `|`. Types of property have their own words. */
const WORDS: Readonly<Record<string, string>> = {
  rent: `
    rental|rentals|to rent|for rent|renting|to let|let|letting|louer|location|mieten|miete|zur miete|lounen|ze lounen|
    arrendar|arrendamento|alugar`,
  sale: `
    buy|buying|for sale|to buy|sell|purchase|acheter|achat|vente|vendre|a vendre|kaufen|kauf|zum kauf|kafen|ze kafen|
    comprar|compra|venda`,
  buy: `
    sale|buying|for sale|to buy|purchase|acheter|achat|vente|a vendre|kaufen|kauf|zum kauf|kafen|ze kafen|comprar|
    compra|venda`,
  new_build: 'new|newly built|off plan|vefa|neuf|neubau|nei|novo|nova',
  existing: 'old|resale|second hand|ancien|existant|bestand|altbau|usado|usada',
  couple: `
    married|partners|two adults|marie|maries|verheiratet|paar|koppel|bestuet|casal|casado|casados|ehepaar|ehepartner|
    couple marie|verheiratetes paar|bestuet koppel|casal casado`,
  single: `
    alone|one person|one adult|celibataire|seul|ledig|alleinstehend|eleng|solteiro|solteira|alleinstehende|
    alleinstehender|personne seule|pessoa so|sozinho|sozinha`,
  single_parent: 'single parent family|monoparental|alleinerziehend|elengerzeiend',
  family: 'couple with children|family with children|parents|famille|familie|famill|familia',
  permanent: `
    cdi|permanent contract|open ended|indefinite|unbefristet|onbefrist|efetivo|sem termo|unbefristeter vertrag|
    unbefristeter arbeitsvertrag|contrat a duree indeterminee|duree indeterminee|onbefristete kontrakt|
    permanente|contrato permanente|contrato sem termo|contrato efetivo|por tempo indeterminado`,
  fixed_term: `
    cdd|temporary|temp|fixed term contract|befristet|befrist|a termo|contrato a termo|befristeter vertrag|
    befristeter arbeitsvertrag|contrat a duree determinee|duree determinee|befristete kontrakt|a prazo|
    contrato a prazo|contrato a termo certo`,
  self_employed: `
    freelance|freelancer|independent|independant|selbstandig|selbststandig|selbstanneg|independente|selbststandiger|
    selbstandige|selbststandige|travailleur independant|trabalhador independente`,
  civil_servant: 'fonctionnaire|beamter|beamtin|public servant|state employee|staatsbeamten|funcionario publico',
  retired: `
    pensioner|pension|retiree|retraite|rentner|pensioneiert|reformado|reformada|im ruhestand|ruhestand|in rente|
    rentnerin|pensionar|pensioniert|pensionierte|retraitee|a la retraite|en retraite|pensionneiert|an der pensioun|
    aposentado|aposentada|na reforma`,
  resident: `
    luxembourg resident|resident in luxembourg|resident of luxembourg|living in luxembourg|residente|
    residente no luxemburgo|resident au luxembourg|habitant au luxembourg|wohnhaft in luxemburg|
    in luxemburg wohnhaft|zu letzebuerg wunnhaft`,
  cross_border: `
    frontalier|frontaliere|frontaliers|travailleur frontalier|grenzganger|grenzgaenger|grenzgangerin|
    cross border worker|crossborder worker|transfronteirico|fronteirico|fronteirica|trabalhador fronteirico|
    frontaliero|frontaliera`,
  non_resident:
    'nonresident|not resident|abroad|foreign resident|non residente|non residant|nao residente|nicht ansassig',
  primary: `
    main|main residence|main home|primary residence|own use|residence principale|hauptwohnsitz|habitacao propria`,
  secondary: 'second home|holiday home|secondary residence|residence secondaire|zweitwohnung',
  rental: 'investment|buy to let|let out|investissement locatif|kapitalanlage',
  transit: `
    train|bus|tram|public transport|public transit|transports publics|transports en commun|opnv|
    offentliche verkehrsmittel|transportes publicos`,
  bike: 'bicycle|cycling|by bike|velo|fahrrad|bicicleta',
  walk: 'walking|on foot|by foot|a pied|zu fuss|a pe',
  car: 'driving|drive|by car|auto|voiture|carro',
  'luxembourg-city': `
    luxembourg|luxembourg ville|lux city|luxemburg stadt|stadt luxemburg|stad letzebuerg|cidade do luxemburgo`,
  to_renovate: 'needs renovation|to be renovated|needs work|a renover|renovierungsbedurftig|para renovar',
  like_new: 'as new|comme neuf|neuwertig|como novo',
  shell: 'gros oeuvre|rohbau',
  cheapest: `
    price asc|price ascending|price low to high|lowest price|cheap first|moins cher|moins chere|moins chers|
    moins cheres|gunstigste|gunstigster|am gunstigsten|billigste|billigster|am billigsten|belleg|bellegst|
    preco mais baixo`,
  dearest: `
    price desc|price descending|price high to low|highest price|most expensive|plus cher|plus chere|plus chers|
    plus cheres|teuerste|teuerster|am teuersten|deierst|mais caro|mais cara|mais caros|mais caras|preco mais alto`,
  biggest: `
    area desc|largest|plus grand|plus grande|plus grands|plus grandes|grosste|grosster|greisst|maior|maiores|o maior|
    a maior`,
  smallest: `
    area asc|plus petit|plus petite|plus petits|plus petites|kleinste|kleinster|klengst|menor|menores|o menor|a menor`,
  newest: `
    date desc|newest first|most recent|latest|plus recent|plus recente|plus recents|plus recentes|neueste|neuste|
    neist|mais recente|mais recentes|mais novo|mais novos`,
  reduced: `
    price drop|price drops|price reduced|baisse de prix|prix reduit|reduziert|preis gesenkt|reduzeiert|preco reduzido|
    baixa de preco`,
  en: 'english|anglais|englisch|englesch|ingles',
  fr: 'french|francais|franzosisch|franseisch|frances',
  de: 'german|deutsch|allemand|daitsch|alemao',
  lu: 'luxembourgish|luxembourgeois|luxemburgisch|letzebuergesch|luxemburgues',
  pt: 'portuguese|portugais|portugiesisch|portugisesch|portugues',
}

/** Words that say that nothing is asked: `any`, `no limit`. */
const NOTHING = new Set(
  'any|all|none|null|nil|undefined|n a|na|no limit|unlimited|no maximum|no minimum|not specified|unspecified|egal|peu importe'.split(
    '|',
  ),
)

/** Whether a text says that its question is left open. */
export function isLeftOpen(text: string): boolean {
  return NOTHING.has(foldName(text))
}

/** The choice that a text means: in other letters, in another word, or a language with its country; undefined where that is none or several. */
export function choiceMeant(text: string, choices: readonly string[]): string | undefined {
  if (choices.includes(text)) return text
  const wanted = plain(text)
  const same = choices.filter((choice) => plain(choice) === wanted)
  if (same.length === 1) return same[0]
  const word = foldName(text.replaceAll('²', '2'))
  const meant = choices.filter((choice) => WORDS[choice]?.trim().split(/\|\s*/).includes(word))
  if (meant.length === 1) return meant[0]
  const order = orderNamed(word)
  if (order !== undefined && choices.includes(order)) return order
  const [, language = ''] = /^([a-z]{2})[-_][a-z]{2,4}$/i.exec(text.trim()) ?? []
  const spoken = language.toLowerCase() === 'lb' ? 'lu' : language.toLowerCase()
  return choices.includes(spoken) && choices.includes('en') ? spoken : typeMeant(text, choices)
}

/** The type of property that a text names, where it names one. */
function typeMeant(text: string, choices: readonly string[]): string | undefined {
  if (!choices.includes('apartment') && !choices.includes('house')) return undefined
  const named = propertyTypesNamed(text).map((type) => {
    if (choices.includes(type)) return type
    const segment = type === 'shared_flat' ? 'room' : segmentOf(type)
    return segment !== null && choices.includes(segment) ? segment : undefined
  })
  const [first, ...others] = new Set(named)
  return others.length === 0 ? first : undefined
}

/** Letters and figures alone; a plus is a mark of an energy class. */
function plain(text: string): string {
  return foldName(text.replaceAll('+', ' plus ')).replaceAll(' ', '')
}
