import type { AffordabilityTexts } from './text-keys.ts'

export const lu: AffordabilityTexts = {
  costs: {
    registration_duty: 'Enregistrementsgebür',
    transcription_duty: 'Transkriptiounsgebür',
    bellegen_akt_credit: 'Steierkredit Bëllegen Akt',
    municipal_surcharge: 'Gemengenzouschlag',
    notary_emoluments: 'Notaire, Verkafsakt',
    notary_vat: 'TVA op den Notaire, Verkafsakt',
    notary_disbursements: 'Notaire, Auslagen',
    mortgage_registration: 'Enregistrement vum Prêt',
    mortgage_inscription: 'Aschreiwung vun der Hypothéik',
    mortgage_emoluments: 'Notaire, Prêtsakt',
    mortgage_emoluments_vat: 'TVA op den Notaire, Prêtsakt',
    bank_file_fee: 'Dossierskäschte vun der Bank',
    expert_valuation: 'Expertise fir d’Bank',
    agency_fee: 'Agencefraisen',
    construction_vat: 'TVA op de Bau',
  },
  unknown: {
    bellegen_akt_credit:
      'Bëllegen Akt: net confirméiert, dofir ass kee Kredit gezielt. Gitt residenceUse primary, bellegenAktEligibleBuyers a bellegenAktCreditAvailable un, wann se confirméiert sinn.',
    duty_reduction:
      'Hallef Gebüren: ob dësen Akt dovu profitéiert, ass net bekannt, dofir si voll Gebüre gezielt. Et hänkt vum Gebrauch of, oder vun engem Compromis, deen bis den 30. Juni 2025 enregistréiert gouf.',
    investor_credit:
      'Kredit fir Investisseuren an nei Wunnengen ze verlounen: et gouf en deen Dag, en ass net confirméiert an net gezielt.',
    municipal_surcharge:
      'Gemengenzouschlag vun der Stad Lëtzebuerg a vu Mamer (3 % vum Präis): ob en ufält, ass net bekannt, dofir ass en net gezielt. Gitt commune a propertyType un.',
    vat_rate:
      'TVA op enger neier Wunneng: 3 % brauchen eng Haaptresidenz, déi net confirméiert ass; gezielt ass den normale Saz.',
    land_share:
      'Neibau: den Undeel vum Terrain ass net uginn, Gebüren an TVA berouen op enger Aarbechtshypothees. Gitt landPercent aus dem Kontrakt un.',
  },
  levers: {
    savings_more: '{amount} € méi Erspuertes',
    debts_none: 'aner Kreditter ofbezuelt ({amount} € de Mount)',
    term_longer: 'eng Lafzäit vun {years} Joer zum selwechten Zënssaz',
    rate_lower: 'en Zënssaz, deen {points} Punkte méi niddreg ass',
    debt_service_higher: 'eng Bank, déi {percent} % vum Nettoakommes fir Scholden unhëlt',
    bellegen_akt_confirmed: 'Haaptresidenz an e Kredit Bëllegen Akt vu(n) {amount} €, wann se confirméiert sinn',
    first_time_buyer: 'nëmmen éischt Keefer: e Prêt bis 100 % vum Präis, wann d’Bank averstan ass',
  },
  assumptions: {
    net_income_scale:
      'Den Nettoakommes ass eng Approximatioun no Steierbarème a Sozialbäiträg (Zuelen: {status}): zwou Persounen zielen als zwee gläich Akommes; ënnen een Akommes, dat eleng besteiert gëtt, uewen dobäi Kreditter a Pauschalen.',
    net_income_share:
      'Kee lëtzebuergesche Barème gëllt oder ass bekannt; netto gëtt als {percent} % vum Brutto geholl ({low} bis {high} %), dat ass graff.',
    debt_service_practice:
      'Scholdendéngscht bis {percent} % vum Nettoakommes: Praxis vun de Banken, keng gesetzlech Grenz; si kucken och, wat fir ze liewe bleift.',
    debt_service_stated: 'Scholdendéngscht bis {percent} % vum Nettoakommes, wéi uginn.',
    rate_series:
      'Den Zënssaz vun {rate} % ass de publizéierten Duerchschnëtt vu(n) {month}, {age} Méint virum Akt; eng Offer un Iech wäert anescht sinn.',
    rate_stated: 'Den Zënssaz vun {rate} % ass deen, deen Dir uginn hutt, fest fir déi ganz Lafzäit.',
    term_assumed: 'Eng Lafzäit vun {years} Joer gëtt ugeholl.',
    condition_assumed: 'Eng bestoend Wunneng gëtt ugeholl, well propertyCondition net uginn ass.',
    use_unknown: 'De Gebrauch ass net uginn, dofir gëllt déi niddregst Grenz fir de Prêt.',
    outside_surcharge:
      'D’Wunneng gëtt ausserhalb vun der Stad Lëtzebuerg a vu Mamer ugeholl, déi 3 % kënnen dobäisetzen; gitt commune un, fir sécher ze sinn.',
    duties_halved:
      'Gebüre falen op d’Halschent vum Präis un, nom Gesetz vun deem Dag; Konditioune vum Gebrauch gëllen.',
    credit_conditions:
      'De Bëllegen Akt muss zréckbezuelt ginn, wann d’Keefer net an 2 Joer (4 beim Neibau) erazéien a mindestens 2 Joer do wunnen.',
    credit_capped: 'De Kredit ass op {amount} € pro berechtegte Keefer begrenzt.',
    first_time_stated:
      'E Prêt bis 100 % vum Präis berout op Ärer Ugab, datt all Keefer hir éischt Haaptresidenz kafen; d’Bank kontrolléiert et.',
    non_resident_lending: 'Net-Residente kréie meeschtens bis {percent} % vum Präis: Praxis, kee Gesetz.',
    new_build_price:
      'De Präis vun engem Neibau ass mat TVA; Annonce schreiwen en mat 3 % oder 17 %, vergläicht also virsiichteg.',
    new_build_progress:
      'Et gëtt ugeholl, datt beim Akt nach näischt gebaut ass; wat da steet, dréit Gebüren amplaz TVA.',
    vat_approval:
      '3 % TVA brauchen eng Zouso virun der Rechnung; de Virdeel ass op {amount} € pro Wunneng begrenzt (en Presseecho seet 100.000 €, net confirméiert).',
    unverified_figures: 'E puer Zuele si Praxis oder allgemengt Wëssen an als unverified markéiert: {names}.',
    left_out:
      'Versécherungen, Aarbechten, Miwwelen, Plënneren an jäerlech Käschte sinn net gezielt, staatlech Hëllefen och net.',
  },
  bellegenAkt: {
    applied: 'confirméiert an ugewannt',
    confirmed_zero: 'confirméiert: kee Kredit disponibel',
    not_applicable: 'net applicabel: nëmme fir eng Haaptresidenz',
    unconfirmed: 'net confirméiert: kee Kredit ass gezielt, wat net heescht, datt et keen gëtt',
  },
  complete:
    'All Käschten, déi fir dëse Fall bekannt sinn, si gezielt; am Kader vun den Unahme kann de Betrag als Sichgrenz déngen.',
  knownCostsOnly:
    'Nëmme bekannt Käschten: benotzt dëse Betrag net als fest Uewergrenz vun der Sich an net als Uerteel doriwwer, wat bezuelbar ass. Onbekannt: {components}.',
  disclaimer:
    'Gesetz vum {deedDate}, Donnéeë vum {asOf}. Keng juristesch, steierlech oder finanziell Berodung; verbindlech Zuele ginn Notaire a Bank.',
  personalResidenceDeprecated:
    'isPersonalResidence ass veroolt an ännert keng Zuel; schéckt residenceUse, an d’Felder vum Bëllegen Akt, wann se confirméiert sinn.',
  firstTimeBuyerDeprecated:
    'isFirstTimeBuyer ass veroolt: et kann d’Grenz vum Prêt fir eng Haaptresidenz hiewen, confirméiert awer kee Bëllegen Akt. Kuckt och d’staatlech Hëllefen op guichet.public.lu.',
}
