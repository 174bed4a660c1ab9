import { oneOf, pattern } from '../../language/words/lines.ts'
import type { Detectors, Evidence, LeaseReading } from './evidence.ts'
import { affirms, said, statementsThat } from './evidence.ts'
import { durationsIn, moneyIn } from '../../language/quantities.ts'
import { everyMatch, words } from '../text/words.ts'

const CO_TENANCY = words(
  String.raw`colocation|colocataires?|coliving|partag\w* (?:le |un |ce |cet |l')?(?:logement|appartement)`,
  String.raw`wohngemeinschaft\w*|wg\b|wg-\w+|mitbewohner\w*|mitmieter\w*`,
  String.raw`co-?tenan\w+|co-?lesse\w+|flat-?shar\w+|shared (?:flat|house|apartment)|house-?shar\w+|flat-?mates?|house-?mates?|room-?mates?|co-?living`,
  String.raw`colocatioun\w*|co-?locatair\w*|wunngemeinschaft\w*|matbewunner\w*`,
)
const JOINT = /solidair|gesamtschuldner|jointly and severally|joint and several|solidaresch/
const COUPLE = pattern(String.raw`
      epoux|epouse|maries?\b|mariee|partenaires?\b|conjoints?|concubin|pacs|couple|spouses?|married|wife|husband|ehe(?:paar|leute|gatt)|verheiratet
      lebenspartner|bestuet|koppel|monsieur et madame|m\. et mme|mr and mrs|herr und frau
    `)
const PACT = words(
  String.raw`pactes?\b|convention de colocation|convention entre (?:les )?colocataires|reglement (?:interieur )?de colocation`,
  oneOf(String.raw`
      (?:wg|mitbewohner|wohngemeinschafts|mitmieter|kolokations?)-?(?:vertrag|vereinbarung|pakt)\w*|pakt\b
      vereinbarung (?:der|zwischen den|unter den) (?:mitbewohner|mitmieter|bewohner)\w*
    `),
  String.raw`pacts?\b|co-?tenan\w+ (?:agreement|deed|charter)|house-?mate agreement|flat-?sharing agreement`,
  String.raw`pakt\w*|pacte?\b|colocatiouns?(?:pakt|vertrag|kontrakt)`,
)
const PACT_REFUSED = pattern(
  String.raw`
      (?:aucune?|sans|pas de|ne (?:concluent|signent|font)|n'est|dispens\w+|no|not|without|kein\w*|ohne|nicht|keen|keng|ouni
      net) (?:[\p{L}']+ ){0,5}(?:pact|pakt|vereinbarung|convention)
      (?:pacte?|pakt|vereinbarung).{0,60}(?:n'est pas|gibt es nicht|is not|pas prevu|not (?:needed|required|foreseen)|net virgesinn
      nicht (?:vorgesehen|notig|erforderlich))
    `,
  'u',
)
const BANS_CO_TENANCY = pattern(String.raw`
      (?:colocation|wohngemeinschaft|co-?tenancy|flat-?shar\w*|colocatioun) (?:\w+ ){0,3}(?:interdite?|verboten|untersagt|prohibited|not allowed
      exclue|verbueden|nicht gestattet|requiert|bedarf|requires)
      (?:interdi\w+|verboten|prohibited).{0,30}colocation
    `)
const LEAVES = words(
  String.raw`quitt\w+|depart\b|part(?:ir|e)?\b|partant|sort(?:ant|ie|\b)|s'en va|demenag\w+|donne conge|conge\b|resili\w+`,
  String.raw`(?:^|wenn |sobald )geht\b|auszug\w*|auszieh\w*|auszuz\w*|zieht .{0,40}\baus\b|ausscheid\w*|verlass\w*|kundig\w*`,
  String.raw`leav\w+|depart\w*|moves? out|moving out|withdraw\w*|quits?\b|terminat\w*`,
  String.raw`auszitt|auszei\w*|geet\b|verleiss\w*|ausz\w+|kenneg\w*`,
)
const STAYS_BOUND = words(
  oneOf(String.raw`
      (?:reste\w*|demeure\w*) (?:\w+ ){0,2}(?:tenu|solidaire|engage|responsable|redevable|lie|oblige)\w*|n'est pas (?:libere|decharge)\w*
      solidarite .{0,30}jusqu'(?:au|a la)|jusqu'(?:a la fin|au terme|a l'echeance|a l'expiration) (?:du bail|du contrat)
    `),
  oneOf(String.raw`
      (?:bleibt|bleiben|haftet|haften) .{0,50}(?:haftbar|verpflichtet|gebunden|verantwortlich|mit dran|bis zum (?:ende|ablauf)|weiter|(?:haft
      verantwort)\w*,? bis)
      weiterhin .{0,30}haft\w*|unbegrenzt weiter
    `),
  String.raw`(?:remain|stay|continue)s? (?:to be )?(?:\w+ )?(?:liable|bound|responsible)|(?:is|be|are) not released|liab\w+ .{0,30}(?:until|till) the end`,
  String.raw`bleift .{0,40}(?:verantwortlech|haftbar|verflicht\w*|responsabel|gebonnen|solidaresch)|hafft\w* .{0,30}bis`,
)
const LEGAL_END = pattern(String.raw`
      (?:liability|solidarite|haftung|obligation|responsabilit\w+) (?:\w+ ){0,3}(?:ends?|prend fin|cesse|endet)|comme la loi|as the law
      wie (?:es )?(?:das )?gesetz|jusqu'a l'expiration du preavis|selon la loi|libere a l'expiration|bis zum ablauf der (?:kundigungs)?frist
    `)
const GUARANTOR = words(
  oneOf(String.raw`
      une? (?:parent|tiers|proche|ami|membre de (?:sa|la) famille)\b.{0,25}(?:s'engage|garanti|repond|s'oblige)\w*
      (?:se port\w+|se constitu\w+|interven\w+ comme|en qualite de|comme) (?:caution|garant)\w*|cautions? (?:personnelle|solidaire)\w*
      garants?\b(?! que)|cautionnement (?:solidaire|personnel|illimite)\w*|se porte\w* fort
    `),
  String.raw`(?:selbstschuldnerische\w* |unbeschrankte\w* |personliche\w* )?burgschaft\w*|burgt\b|burgen?\b|mitburge\w*|garant(?:en)?\b|schuldbeitritt`,
  String.raw`guarantors?\b|suret(?:y|ies)|stands? surety|personal guarantee|co-?sign\w*|guarantees? (?:all|the (?:payment|obligations))`,
  String.raw`bierg\w*|biergschaft\w*|garants?\b|garanten?\b`,
)
const BANK = pattern(String.raw`
      bankburgschaft|garantie bancaire|bank guarantee|bankgarantie|caution bancaire|banque|versicherung|assurance|\bbank\b|insurance|wahlweise
      au choix|any .{0,20}form|versecherung|compte bloque|sperrkonto
    `)
const UNLIMITED = words(
  oneOf(String.raw`
      illimit\w+|sans (?:aucune )?(?:limit\w+|plafond|restriction)|toutes? (?:les )?(?:sommes|dettes|obligations)
      l'ensemble des (?:sommes|dettes|obligations)|indefini\w*|quels? (?:que|qu'en) soi(?:t|ent)|tous (?:les )?(?:engagements|montants)
    `),
  oneOf(String.raw`
      unbeschrankt\w*|unbegrenzt\w*|unbefristet\w*|ohne (?:begrenzung|beschrankung|obergrenze|limit)
      (?:alle|samtliche)\w* (?:verpflichtung|verbindlichkeit|forderung|anspruch|schuld)\w*|in voller hohe
    `),
  String.raw`unlimited|without (?:any )?limit\w*|all (?:sums|debts|obligations|amounts|liabilities)|uncapped|no (?:cap|limit)|any (?:sums?|amounts?|debts?)`,
  String.raw`onlimit\w*|onbegrenzt\w*|onbeschrankt\w*|ouni (?:limitt?|begrenzung|plafong)\w*|all (?:scholden|verflichtungen|montanten|zommen)`,
)
const LIMITED = pattern(String.raw`
      a concurrence de|limite (?:a|au)|plafonne|dans la limite|au maximum|begrenzt auf|beschrankt auf|bis zu (?:einem )?(?:betrag|hochst)|hochstens
      limited to|up to|capped|not exceed|limiteiert op|bis zu|maximal
    `)

const ONE_OF_THEM = /\b(?:einer?|celui qui|celle qui|one of|l'un d|ee vun|wer)\b/
const ONE_OF_SEVERAL = pattern(String.raw`
      einer der (?:zwei|drei|vier|funf|mieter|beiden)|\bl'un des (?:deux|trois|quatre|locataires)|celui qui (?:part|quitte|s'en va)
      one of (?:the )?(?:two|three|four|tenants|them)|ee vun (?:den|deenen|hinnen)
    `)

/** Checks of sharing a dwelling and of sureties. */
export const CO_TENANCY_CHECKS: Detectors = {
  L35: withoutPact,
  L36: (lease) => {
    const months = lease.limits.coTenantNoticeMonths
    return statementsThat(lease, said('co_tenant_bound', { months }), (statement) => {
      const { folded } = statement
      if (
        !(
          CO_TENANCY.test(folded) ||
          (CO_TENANCY.test(statement.before) && /\b(?:einer?|celui|one of|un d'eux|ee vun|wien|wer)\b/.test(folded)) ||
          (JOINT.test(statement.before) && ONE_OF_THEM.test(folded)) ||
          (ONE_OF_SEVERAL.test(folded) && lease.text.statements.some((other) => JOINT.test(other.folded)))
        )
      )
        return false
      if (!LEAVES.test(folded) && !LEAVES.test(statement.before)) return false
      if (STAYS_BOUND.test(folded) && !LEGAL_END.test(folded) && affirms(statement, STAYS_BOUND)) return true
      const notices =
        /preavis|notice|frist|kenneg|kundig|conge|am viraus|a l'avance|vorher|im voraus|ahead|virdrun|meldet|avertit|previent/.test(
          folded,
        )
          ? durationsIn(folded)
          : []
      return notices.length > 0 && concernsOne(folded) && notices.every(({ value }) => Math.abs(value - months) > 0.2)
    })
  },
  L37: (lease) =>
    statementsThat(lease, said('surety_unlimited'), (statement) => {
      const { folded } = statement
      const surety = everyMatch(GUARANTOR, folded).find(({ 0: found }) => !found.startsWith('bank'))
      if (surety === undefined || !affirms(statement, GUARANTOR)) return false
      const plain = folded.replace(new RegExp(BANK.source, 'g'), ' ')
      if (BANK.test(folded) && !UNLIMITED.test(plain)) return false
      if (LIMITED.test(folded) && moneyIn(folded).length > 0) return false
      return UNLIMITED.test(plain) || /selbstschuldnerisch/.test(folded)
    }),
}

const ONE_CO_TENANT = pattern(String.raw`
      (?:\b(?:un|le|chaque|tout|celui|d'un|du) (?:des )?(?:colocataire|co-?locataire)|colocataire (?:qui|sortant|partant)|(?:ein|der|jeder|einer der
      ausziehende\w*|eines) mitb?\w+|(?:a|the|any|each|one|leaving|departing|outgoing) (?:\w+ )?(?:co-?tenant|flat-?mate|room-?mate|house-?mate)|(?:e
      de|den|en|een) (?:\w+ )?co-?locataire\b|zieht einer)
    `)

/** A sentence on one co-tenant leaving, not on all of them giving notice. */
function concernsOne(folded: string): boolean {
  return ONE_CO_TENANT.test(folded)
}

const SEVERAL_TENANTS = pattern(String.raw`
      les (?:deux|trois|quatre|cinq)\b|die (?:zwei|drei|vier|funf)\b|the (?:two|three|four|five)\b|(?:all|dei) (?:drai|veier|zwee)\b|locataires|mieter
      tenants|preneurs|lessees|locatairen
    `)

function withoutPact({ text }: LeaseReading): Evidence[] {
  const sharing = text.statements.find(({ folded }) => CO_TENANCY.test(folded) && !BANS_CO_TENANCY.test(folded))
  const joint = text.statements.find(
    ({ folded }) => JOINT.test(folded) && SEVERAL_TENANTS.test(folded) && !/caution|garant|burg/.test(folded),
  )
  const first = sharing ?? (joint && !COUPLE.test(text.folded) ? joint : undefined)
  if (first === undefined) return []
  const refused = text.statements.find(({ folded }) => PACT_REFUSED.test(folded))
  if (refused) return [{ statement: refused, detail: said('pact_refused') }]
  if (text.statements.some((statement) => affirms(statement, PACT))) return []
  return [{ statement: first, detail: said('pact_missing') }]
}
