import type { ProtectionWords } from '../../words/lease/protection-words.ts'

export const protection = {
  between: `interim|intermediate`,
  forbids: String.raw`
    not (?:authorised|authorized|entitled)|(?:may|can|must|shall|will) ?not|refrains? from|is not allowed|prohibited|no (?:notice|termination|ending)\W*$
  `,
  ends: String.raw`terminat|\bends?\b|ending|\bnotice\b|cancel|\bclose\b`,
  viewed: String.raw`view\w*|visit\w*|look (?:round|around|at)|show\w*`,
  withoutGround: String.raw`
    without (?:\w+ ){0,4}(?:reasons?|grounds?|cause|explanation|why)\b|for (?:any|whatever) reason
    no (?:reason|ground|explanation) (?:is |need be |has to be )?(?:needed|given|required)
  `,
  otherGround: String.raw`
    (?:pay|offer)s? more|(?:is|are|be) sold|sells? (?:it|the)|as (?:he|she|it|they|we|i) (?:please|like|see fit)s?|has a (?:baby|child)
    expect\w* a (?:baby|child)
  `,
  leavesEarly: String.raw`
    (?:leav|mov\w+ out|depart|hand\w* (?:in|back) the keys|give\w* up|quit|terminat).{0,90}(?:before|ahead of|within|early|during|prior)
    (?:before|ahead of|within|early|during|prior to).{0,90}(?:leav|mov\w+ out|depart|quit|terminat)
  `,
  breakSum: String.raw`compensat\w*|penalty|lump sum|liquidated|break fee|early exit fee|\bwhole with`,
  mustPay: `owes?|pays?`,
  someRents: `two|three|four|five|six`,
  rent: `rent`,
  remaining: `remain|unexpired`,
  waivesCourt: String.raw`
    (?:waive|give\w* up|undertak\w* not|agree\w* not|promis\w* not|will not|shall not|forgo)\w*.{0,60}(?:\bcourt\b|\bjudge|rent commission|\btribunal)
  `,
  surety: `surety|guarantor`,
  tells: `(?:make it|let it be) known`,
  hasTime: String.raw`\bhas(?= )`,
  aWhole: `a full`,
  within: `within|for|in`,
  articles: `the|of`,
  court: 'courts?|judges?|judgments?|justice of the peace',
  withoutIt: 'without|no',
  asGoodAsJudgment: String.raw`
    (?<!not )counts? as abandon\w*|(?:court|judge) (?:is|are) (?:left|kept) out|as good as a judgment|(?:in place|instead) of a judgment
    stands? (?:in )?for a judgment
    (?<!not (?:be )?)(?:deemed|taken|treated|considered|regarded) (?:as |for |to be |to have been )?abandoned
  `,
  takesAway: String.raw`
    (?:water|electricity|power|heating|gas|suppl(?:y|ies)|utilities|internet|wi-?fi)\b[^.;,]{0,45}\b(?:cut|disconnected|throttled|suspended|interrupted
    (?:shut|turned|switched) (?:off|down))
    (?:cut|disconnect|shut|turn|switch|suspend|interrupt|throttl)\w* (?:off |down )?(?:[\w'-]+ ){0,6}(?:water|electricity|power|heating|gas|suppl(?:y
    ies)|utilities|internet|wi-?fi)\b
    (?:locks?|codes?|cylinders?|fobs?|badges?|key ?cards?)\b[^.;,]{0,40}\b(?:chang|replac|alter|swap|block|disabl|deactivat|cancel)\w*
    (?:chang|replac|alter|swap|block|disabl|deactivat|cancel)\w* (?:[\w'-]+ ){0,4}(?:locks?|codes?|cylinders?|fobs?|badges?|key ?cards?)\b
    new locks? (?:[\w']+ ){0,3}(?:fit|install|put)\w*|(?:takes?|keeps?|retains?|holds?|withholds?) (?:back )?(?:[\w']+ ){0,2}keys\b
    locks? (?:[\w']+ ){1,3}out\b
    no (?:longer has |further |more )?access\b|(?:den|refus)\w* (?:[\w']+ ){0,3}access\b
    (?:belongings|furniture|effects|possessions|chattels|goods|(?:tenant's|his|her|their|your) things|items|left in the (?:flat|home|house
    room))\b[^.;]{0,60}\b(?:stor(?:ed|age)|remov|taken out|dispos|sold|sell|thrown|clear(?:ed)? out|held|retain|kept|seiz|boxed)\w*
    (?:stor|remov|dispos|sell|throw|clear|hold|retain|keep|seiz|withhold)\w* (?:[\w']+ ){0,6}(?:belongings|furniture|effects|possessions|chattels|goods
    (?:tenant's|his|her|their|your) things|items)\b
    (?:empt|clear)\w* (?:out )?the (?:flat|apartment|house|home|dwelling|premises|room|studio)
  `,
  owed: String.raw`
    (?:does|do|has|have) not (?:leave|left|move(?:d)? out|vacate\w*)
    late\b|overdue|arrears|default\w*|unpaid|non-?payment|(?:not|n't|fails? to|without|no) (?:yet )?(?:pa(?:y|id)\w*|settl\w*)|\bdebts?\b|\bowe[sd]?\b
    \bowing\b
    outstanding|reminder|until (?:[\w']+ ){1,6}(?:paid|cleared|settled)
  `,
  wayOfLife: String.raw`
    (?:overnight|night) (?:guests?|visit\w*|stays?)|(?:guests?|visitors?)\b(?=[^.;,:]{0,30}(?:allow|permit|tolerat|admit|accept|forbid|prohibit|stay
    sleep|spend|leave the (?:house|building|flat) by)|\W*$)
    (?:spend|stay|sleep)\w* (?:the night|overnight|there|in the (?:flat|apartment|house|room))|friends to stay
    (?<=(?:receiv|invit|host|lodg)\w* (?:[\w']+ ){0,2})(?:guests?|visitors?|friends)\b|(?:receiv|invit|host)\w*(?= nobody)
    (?:regist|declar)\w* [^.;,]{0,45}(?:address|commune|municipalit|town hall|residence|home)\w*|register (?:here|himself|herself)
    registration [^.;,]{0,30}(?:commune|municipalit|residence|town hall)\w*
  `,
  bansLife: String.raw`forb[ia]d\w*|prohibit\w*|banned|waiv\w*|refrain\w*|exclud\w*|undertakes not|nobody (?:other|else)|nobody\W*$`,
  notBanned: String.raw`
    (?:may|can|shall|will|does|do) ?not (?:forbid|prohibit|refuse|oppose|prevent|restrict)\w*
    \b(?:provided|if|as long as|so long as) [^.;]*|(?:will|shall|must) (?:(?!not|never|no)\w+ )?(?:register|declare)\b[^.;,]*|no (?:restriction|problem
    objection)s?|no (?:guest|visitor|pet|animal)s? (?:is|are) (?:excluded|refused|forbidden|banned)|(?:pets?|animals?|dogs?|cats?|guests?
    visitors?) (?:are|is|may be) (?:(?!not|no|never)\w+ )?(?:allowed|welcome|permitted|accepted|kept)|(?:does|do) not waive|not (?:forbidden|prohibited
    banned)
  `,
  beforeInfinitive: ``,
  withLeave: String.raw`
    laundry|cellar|common (?:parts|areas|rooms)|bicycle|courtyard|guard dogs?|fighting dogs?|nois[ey]|first \w+ (?:weeks|months)|in the (?:flat
    apartment) (?:yes|they are)
    paid|airbnb|tourist|consent|permission|approv|agree(?:s|d|ment)?\b|dangerous|breed|compan(?:y|ies)\b|business|except|unless|without (?:asking|notice
    informing)|staircase|garden|lift|cost|charge|fee\b|more than|longer than|assistance|sub-?let
  `,
  evicts: String.raw`
    (?:belongings|furniture|things|goods|effects|possessions|boxes)\b[^.;]{0,50}\b(?:street|pavement|landing|(?:court)?yard|kerb|outside|(?:in front of
    before) the (?:door|house))
    (?:stays?|remains?|kept|to stay) (?:\w+ ){0,2}outside\b|: (?:straight )?out\b
    (?:evict|put|turn|throw|kick|remov|recover|tak|retak|empt|clear)\w* [^.;]{0,45}\b(?:himself|herself|themselves|itself|own (?:means|men|people|staff)
    locksmith)
    (?:himself|herself|themselves) (?:evict|remove|put out)\w*|(?:takes?|retakes?|resumes?|recovers?) (?:back )?possession
    remov\w* the (?:occupant|tenant|lessee)s?\b|door is (?:opened|broken|forced)[^.;]{0,40}(?:emptied|cleared)
    locks\b[^.;]{0,20}\band (?:clear|empt)\w* the (?:flat|home|house|room|apartment)
  `,
  mends: String.raw`
    repair\w*|breakdown|fault|leak\w*|burst|emergenc\w*|\blos(?:t|es|e) (?:[\w']+ ){0,3}(?:keys?|fob|badge|card|code)|stolen|at the (?:tenant|lessee
    occupant|occupier)'s request|same day
  `,
  mustLeave: 'leaves?|vacates?|moves? out|out|possession|tenancy is over|gone',
  lateOrEnd: String.raw`late\b|arrears|default|unpaid|not paid|\bowes\b|end of the`,
  sharing: String.raw`co-?tenancy|flat-?shar\w*|colocation`,
  banned: `prohibited|not allowed|requires`,
  bansSharing: `prohibited.{0,30}colocation`,
  luxuryHome: String.raw`luxury (?:dwelling|propert|hous)\w*|non[- ]standard (?:dwelling|home|housing)`,
} satisfies ProtectionWords
