import type { LeaseWords } from '../../words/lease/lease-topics.ts'

export const topics = {
  adminFee: String.raw`
    credit screening|opening a tenant account|preparing this document
    (?:admin\w*|file|filing|application|processing|drafting|contract(?: preparation)?|preparation|paperwork|entry|onboarding|inventory|check-?in|booking
    reservation|set-?up|referenc\w+) (?:fee|charge|cost)s?|key money|one-?(?:off|time) (?:\w+ )?(?:fee|charge)|fee for (?:drawing|preparing|drafting)
    (?:preparation|drafting|drawing up|preparing|opening)(?: of)? (?:this|the|a) (?:contract|lease|agreement|documents|file)
  `,
  advance: String.raw`
    in advance|months? (?:ahead|together)|up ?-?front|advance (?:rent|payment)s?|rent in advance|prepa(?:y|id)\w*|in one (?:go|sum|payment)
    all at once
  `,
  agency: String.raw`
    (?:letting |estate |real estate )?(?:agency|agencies|agents?['’]?s?|brokers?['’]?s?)\b|finder's (?:fee|commission)|introduction (?:fee|by\b)
    fee for (?:the )?introduc\w+
    mediators?\b|intermediar(?:y|ies)\b
  `,
  allRepairs: String.raw`
    (?:all|any|every|the entire cost of)(?: and all| necessary| required)? (?:the )?(?:maintenance and )?repairs?(?:,? \w+ and (?:small|large|big))?
    repairs of (?:any|every) (?:kind|nature)
    full repairing
    (?:maint\w+|upkeep|keeps?|repairs?)\b[^.;]{0,110}\b(?:extraordinary|small (?:and|or) (?:large|big|great))\b
    (?:obliged|bound|required) to (?:do|carry out|make|undertake) any (?:work|repair)s?|obligation to repair
    (?:anything|whatever|everything)(?: that| which)? (?:stops? working|breaks(?: down)?|packs? up|fails|wears? out|gives? out)\b
  `,
  beforehand: String.raw`ahead\b|in advance|beforehand|before (?:leaving|moving|he|she|they|departure)|notif\w+|inform\w*|tells?\b|at the latest`,
  buyer: String.raw`buyer|purchaser|new owner|sale\b|sold\b|sells?\b`,
  capital: String.raw`
    invested capital|capital\b|price they paid|(?:has|have|had) (?:\w+ ){0,3}invested
    put into the (?:property|home|flat|house)|bought (?:it |the \w+ )?(?:in \d{4} )?for\b
    purchase price
  `,
  cash: String.raw`cash\b|bank ?notes`,
  ceiling: String.raw`
    (?:5 ?%|5 per ?cent|five per ?cent)(?: \(\s?5 ?%\s?\))? (?:a year |per year |per annum )?(?:ceiling|limit|cap|rule)
    (?:5 ?%|5 per ?cent|five per ?cent)(?: \(\s?5 ?%\s?\))? (?:a year |per annum |per year )?of (?:the )?(?:\w+ )?(?:invested |capital|investment)
    (?:legal|statutory|lawful) (?:rent )?(?:ceiling|maximum|cap|limit)|(?:5 ?%|5 per ?cent|five per ?cent) (?:\w+ ){0,5}(?:capital|invest\w+)
    (?:ceiling|limit|cap) (?:of|on) .{0,25}(?:capital|invest\w+)|twentieth of .{0,20}capital
    (?:5 ?%|5 per ?cent|five per ?cent) .{0,50}(?:put into|spent on|invested)|(?:%|per ?cent) (?:\w+ ){0,4}capital
  `,
  coTenant: String.raw`co-?tenants?|co-?lessees?|flat-?mates?|house-?mates?|room-?mates?|one of (?:the |several )?(?:\w+ )?(?:tenants|them|occupants)`,
  coTenancy: String.raw`
    co-?tenan\w+|co-?lesse\w+|flat-?shar\w+|shared (?:flat|house|apartment)|house-?shar\w+|flat-?mates?|house-?mates?|room-?mates?|co-?living
  `,
  commission: String.raw`(?:rent|rental|rents|tenancy) (?:commission|board|tribunal|panel)|commission (?:for|of|on) rents?`,
  countsRooms: String.raw`(?:two|three|four|five|[2-9])[- ]bed ?rooms?|bed ?rooms`,
  cutOff: String.raw`
    (?:belongings|furniture|effects|possessions) [^.;,]{0,30}as (?:a )?(?:pledge|security|pawn)\b
    stops? (?:opening|working on) (?:the )?(?:front )?door|pack (?:up )?(?:your|the tenant's) things|(?:your|the tenant's) (?:things
    belongings) .{0,30}(?:stored|basement)
    (?:cut|disconnect|shut|turn|switch|suspend|interrupt)\w* (?:off )?(?:\w+ ){0,4}(?:water|electricity|power|heating|gas|supply|supplies|utilities|internet)
    (?:water|electricity|power|heating|gas|supplies) .{0,20}(?:cut|shut|turned|switched) off
    chang\w+ the locks?
    locks? (?:may be |are |will be |being )?(?:changed|altered|replaced)|(?:replac|alter|swap)\w* the locks?
    (?:key ?card|fob|access card|door code|code|access) (?:\w+ ){0,3}(?:disabled|deactivated|blocked|disconnected|cancelled|switched off)
    (?:disabl|deactivat|block|cancel)\w* (?:[\w']+ ){0,3}(?:key ?card|fob|access card|door code|access)\b
    chattels .{0,40}(?:set|put|placed) (?:up)?on
    (?:remove|clear out|sell|dispose of) the (?:tenant|lessee)'s (?:belongings|furniture|things|goods)
  `,
  energy: String.raw`
    energy[- ](?:performance )?(?:certificate|pass(?:port)?|rating|class|label)|\bepc\b|certificate of energy|energy(?: class)?:? ?[a-i]\b(?=[ ,;.:(/-]|$)
  `,
  evict: String.raw`
    you(?:'re| are) out\b|see you to the door|(?:take|resume|recover) possession
    evict\w*
    expel\w*
    put out
    (?:carry|throw|turn|kick)\w* (?:\w+ ){1,2}out\b
    removed? from the (?:flat|home|house|premises|property)
    takes? (?:back )?possession
    retake possession
    re-?enter
    (?:things|belongings|furniture|goods) .{0,30}(?:on|onto|in|into) the (?:street|pavement|landing|hall)
    out (?:on|onto) the (?:street|pavement)
    clears? the (?:flat|room|house|premises)
  `,
  except: String.raw`left out of|excluded from|except(?: for| that)?|other than|excluding|save for|but not`,
  freeForm: String.raw`
    (?:any|all|either) (?:of (?:them|these) )?(?:is|are) fine|all the same to|whichever (?:you|they|he|she) (?:like|prefer)s?
    any (?:other )?(?:\w+ )?form|form (?:\w+ )?(?:that )?the law|(?:his|her|their|tenant's|lessee's) choice
    (?:as )?the (?:tenant|lessee) (?:chooses|prefers|wishes)
    (?:may|can|will|does) ?not (?:refuse|insist|require|decline)|accepts? (?:a|any|also|either) (?:bank|form)|freely chosen|cannot be (?:imposed|required)
  `,
  furniture: String.raw`sofas?\b|wardrobes?\b|furnitur\w*|furnish\w*`,
  half: String.raw`half\b|halves|equal(?:ly)? (?:between|shar|split|part)\w*|equally|50/50|50:50|split|50 ?%|fifty per ?cent|shared`,
  increase: String.raw`
    in line with the market|to (?:the )?market (?:level|rate|price)|steps? up\b|moves? up\b
    increas\w+|rais(?:e|es|ed|ing)\b|goes? up|go up|rises?\b|uplift\w*|adjust\w+|review\w*|revis\w+|escalat\w+|adapt\w*|put\w* (?:\w+ ){0,3}\bup\b
    augment\w*|(?:i|we) add (?:\w+ ){0,3}(?:euros?|eur|€|\d)
    bring\w* (?:\w+ ){0,3}\bup\b|climb\w*
  `,
  index: String.raw`
    index\w*|indices|consumer prices?|\bcpi\b|cost[- ]of[- ]living|inflation|wage (?:scale|index)
    (?:automatic\w*) (?:\w+ ){0,3}(?:adjust|increas|adapt|revis|escalat|review)\w*
    (?:adjust|increas|adapt|revis|rise|goe)\w* (?:\w+ ){0,3}automatically|step(?:ped)?[- ](?:up )?rent|rent escalat\w*|graduated rent
  `,
  invoices: String.raw`invoices?\b|purchase(?:d| price| cost)|bought|receipts?\b|bills of (?:the )?furniture`,
  late: String.raw`late\b|overdue|arrears|default\w*|unpaid|non-?payment|delay\w*|not paid|outstanding|(?:has|have) not (?:arrived|come|been received)`,
  leaves: String.raw`leav\w+|depart\w*|moves? out|moving out|withdraw\w*|quits?\b|terminat\w*|outgoing|exit\w*`,
  longPeriod: String.raw`
    twice a year|every (?:3|4|6|four) months|(?:annual|yearly) rent(?![^;]*(?:month|twelve|12 |capital|%))(?=[^;]{0,40}(?:\bdue\b|payable))|first (?:two
    three|four) quarters|half-?year in advance|quarterly|half-?yearly|each quarter|every (?:quarter|three months|six months)|annually in advance
    yearly in advance
  `,
  majorRepairs: String.raw`
    (?:structural|major|heavy|extensive) (?:repair|work)s?|repairs? to (?:the )?(?:roof|structure|facade|fabric)
  `,
  minor: String.raw`minor|small|tenant-like|day-to-day|routine|caused by|fault|resulting from|due to (?:his|her|their|its)`,
  need: String.raw`
    personal (?:need|use|occupation)|own (?:use|occupation|need)|(?:family|owner['’]s) use|take (?:\w+ )?back|recover (?:the|possession)
    live (?:there|in it|in the (?:flat|home|house|apartment|property))(?: (?:himself|herself|themselves))?
    for (?:himself|herself|itself|themselves|a relative|family|a family member|(?:his|her|its|their) (?:\w+['’]?s? )?(?:family|relatives?|children
    son|daughter))
    (?:need|require)s? the (?:house|flat|dwelling|premises|room|home|apartment)|move in (?:himself|herself|themselves)
    (?:son|daughter|child|children|grand\w+|mother|father|parents?|brother|sister|relative)s? .{0,25}(?:moves?|moving|live|needs?)\b
  `,
  notice: String.raw`
    notice\b|give notice|terminat\w+|(?:tell|let|inform|notif|writ)\w* .{0,60}(?:ahead|before|beforehand|in advance)|beforehand|end the (?:lease|tenancy)
  `,
  otherForm: String.raw`
    (?:bank|state) guarantees?|guarantees? (?:issued )?(?:by|from|of) (?:\w+ )?(?:banks?|public|the state)
    (?:paper|undertaking|bond|letter|anything) (?:from|of|by) (?:a|the|his|her|their|any) (?:bank|state)|blocked account
    (?:any |no )?other (?:form|security|guarantee)s?|state aid
  `,
  ownerCost: String.raw`
    (?:manager|managing agent|administrator)['’]?s? (?:remuneration|bill|invoice|fees?)|fees? of the (?:managing agent|syndic|building manager)
    (?:property |managing agent['’]?s? |syndic['’]?s? |building |owner['’]s )?(?:management|managing agent['’]?s?) (?:fees?|costs?|charges?)
    property tax\w*|land tax|real estate tax|(?:building|structural|owner['’]s|buildings)(?:['’]s)? insurance|syndic (?:fees?|costs?)
    insurance (?:premium )?(?:of|for) the (?:building|block|property|house)|building polic(?:y|ies)|reserve fund|sinking fund
    cost of the energy (?:performance )?(?:certificate|passport)|ground tax|owners' association fees?|(?:renovation|maintenance|major works) fund
    buildings? cover\b
    tax (?:\w+ ){0,4}on the (?:house|building|property|land)|municipal (?:property|land|house) tax|manager's own fee
    what the (?:managing agent|manager|syndic) (?:\w+ ){0,4}(?:costs?|charges?|bills)\b
  `,
  pact: String.raw`
    pacts?\b
    co-?tenan\w+ (?:agreement|deed|charter)
    house-?mate agreement
    flat-?sharing agreement
  `,
  perMonth: String.raw`(?:per|a|each|every) (?:started )?month\b|monthly|month of delay|month or part`,
  perYear: String.raw`(?:per|a) (?:annum|year)|yearly|annual\w*`,
  refused: String.raw`
    (?:can ?not|not) be (?:taken|used)|not convenient
    not (?:be )?(?:accepted|allowed|admitted|possible)|(?:does|do|will|can) ?not accept|accepts? (?:no\b|neither)|refused|declined|rejected|excluded|exclusion
    (?:will|would|does|do) not do\b|neither .{0,60} nor
  `,
  rest: String.raw`balance|remainder|remaining|the rest|other half|otherwise`,
  return: String.raw`
    return(?:ed|s|able)?\b|refund\w*|repaid|repay\w*|releas\w+|given back|back (?:within|one|a|in)|gets? (?:\w+ ){0,6}back\b|paid back|reimburs\w+
  `,
  room: String.raw`(?:bed ?)?room\b|bedsit`,
  smoke: String.raw`
    detectors?\b(?= ?:? ?(?:fitted|installed|in place|yes)\b)
    (?:smoke|fire) (?:detector|alarm)s?
  `,
  supplement: String.raw`supplement|surcharge|furniture (?:fee|charge|rent)|extra charge`,
  twoThirds: String.raw`two[- ]thirds?|three quarters`,
  withoutCourt: String.raw`
    no (?:court ?room|court|judge|judgment) (?:is )?(?:needed|required|necessary)|with no court
    without (?:\w+ ){0,2}(?:court|judg|judicial|bailiff|proceedings|lawsuit)\w*
    without (?:going|applying|recourse|having to go|resort) to (?:a |the |any )?(?:court|judge)
  `,
  yearly: String.raw`
    (?:every|each) (?:year|anniversary|calendar year)|annual\w*|yearly|per year|per annum|once a year|year on year|(?:come )?(?:each|every) (?:new year
    birthday of)|every twelve months|(?:every|each) (?:spring|summer|autumn|winter|christmas)
    (?:every|each) (?:\d{1,2}(?:st|nd|rd|th)? (?:of )?)?(?:january|february|march|april|may|june|july|august|september|october|november|december)
  `,
  bothParties: String.raw`(?:either|each|both|the) (?:party|parties|side|of the parties)`,
  charges: String.raw`service (?:charge|cost)s?|running costs|utilities|ancillary costs|outgoings`,
  deposit: String.raw`
    (?:security |rental |rent )?deposits?\b|guarantees?\b(?! that)|security\b(?= \d| of| in| for| equal| amount| is\b| comes| goes| eur| ?:|\.| \.|$)
    (?:by way of|as|the|this|in) security\b
  `,
  detail: String.raw`(?:\d|one|two|three|four|five)[- ]bed ?rooms?|bedrooms?|cellar|parking|garage|garden|balcony|floor\b|cadastr\w*|land register|storey`,
  dwelling: String.raw`apartment|flat\b|house|dwelling|premises|property|studio|room\b|home\b|duplex|(?:floor|storey) of`,
  forATime: String.raw`for (?:a (?:term|period|fixed)|one|two|three|twelve|\d)|term of|runs for|duration`,
  furnished: String.raw`(?:fully |part-? ?)?furnished`,
  inventory: String.raw`
    (?:entry |check-?in |move-?in )?inventor(?:y|ies)\b(?! fee)(?! of (?:the )?furnitur)
    walk-?(?:round|through)s?\b|(?:check-?in|move-?in|incoming|condition|entry) (?:report|record|protocol)|schedule of condition|statement of condition
    report of condition
    (?:write|writes|written|put|note|noted|record\w*) (?:\w+ ){0,4}(?:the )?condition|(?:write down|record|note) .{0,30}what they (?:see|find)
  `,
  landlord: String.raw`landlords?\b|landlad(?:y|ies)\b|lessors?\b|owners?\b|licensors?\b|grantors?\b`,
  lease: String.raw`lease\b|tenancy\b|agreement\b|contract\b|term\b`,
  noDeposit: String.raw`
    (?:deposit|guarantee)[,:?] (?:i|we) (?:do not|don't) (?:want|ask|take|need)
    (?:do not|don't) (?:want|ask for|take|need) an? (?:deposit|guarantee)
    no (?:security |rental )?(?:deposit|guarantee)
  `,
  openEnded: String.raw`indefinite|open-?ended|unlimited (?:term|duration|period)`,
  rent: String.raw`rents?\b|rental (?:price|amount|payment)|(?:monthly|yearly|annual|licence|license|occupation|residence) (?:amount|fee|payment)`,
  signed: String.raw`signed|dated|made (?:on|this)|date of signature|executed`,
  start: String.raw`
    arriv(?:es|al) (?:on|date)|arrival\s?:|first day(?: of the (?:lease|tenancy))?\s?(?::|is\b)
    commenc\w*|starts?\b|start(?:ing)? date|begin\w*|takes? effect|comes? into (?:force|effect)|mov(?:e|es) in on|effective|from (?:the )?\d
    from when|start(?:s|ing)?\b|with effect
  `,
  statementOfCharges: String.raw`
    (?:annual|yearly|final|charge|year-end)?\s?(?:settlement|statements?\b(?! that| of condition)|reconcil\w+)|settled|accounted for
    annual accounts?|accounts? of (?:the )?charges|trued?-?[ -]?up|squared up|(?:compared|set) (?:\w+ ){0,3}against .{0,30}(?:invoices|bills|costs)
  `,
  tenant: String.raw`tenants?\b|lessees?\b|occupiers?\b|occupants?\b|renters?\b|licensees?\b|residents?\b|co-?tenants?\b|flatmates?\b|house ?mates?\b`,
  withCharges: String.raw`
    all[- ]?in(?:clusive)?\b(?: (?:monthly )?(?:fee|price|rent|amount|charge))?
    (?:including|inclusive of|incl\.?)(?: all| the)? (?:charges|utilities|costs|bills)|everything (?:is )?included|charges included|bills included
    gross rent|rent and (?:all )?(?:the )?(?:service )?(?:charges|utilities|costs) (?:together|combined|included)|(?:covering
    covers?) (?:both )?(?:the )?rent and .{0,20}(?:charges|utilities|costs|bills)
    (?:all|any|every) (?:other )?(?:service )?(?:charges|utilities|costs|bills) (?:are )?(?:included|covered)
    one overall (?:monthly )?(?:sum|price|amount|payment)|price for everything|(?:covers?|takes? care of|buys|gets you) everything|everything in(?: it)?\b
  `,
  withoutCharges: String.raw`
    (?:excluding|exclusive of|excl\.?|without|net of|before|not including)(?: the| all| any)? (?:service |utility )?(?:charges|utilities
    costs)(?:,? and (?:of |without |excluding )?furniture)?
    charges (?:not (?:included|counted)|excluded)|no charges? (?:is|are|being) included|(?:net|base|basic) (?:monthly )?rent
  `,
  ofInvoices: String.raw`invoices?\b|purchased`,
  ofCapital: String.raw`invested capital|purchase price|capital invested|(?:has|have|having) (?:put into|invested)|investment`,
  ofDeposit: '',
  ofPenalty: String.raw`penalty|late fee|late payment|break fee|fine\b|reminder`,
  ofFurniture: String.raw`furniture|furnishings?`,
  ofFee: String.raw`fees?\b|remuneration|commission|key money`,
  ofService: String.raw`packs?\b|services?\b(?! (?:charge|cost))|cleaning|linen|membership`,
  ofAccessory: String.raw`parking|garages?\b|cellar|kitchen`,
  ofCharges: String.raw`on account|advance payments?|advances? (?:for|on)\b`,
  ofRent: String.raw`(?<=(?:month|monthly) )for the (?:house|flat|apartment|dwelling|home)`,
} satisfies LeaseWords
