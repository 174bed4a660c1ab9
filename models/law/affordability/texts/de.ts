import type { AffordabilityTexts } from './text-keys.ts'

export const de: AffordabilityTexts = {
  costs: {
    registration_duty: 'Registrierungsgebühr',
    transcription_duty: 'Überschreibungsgebühr',
    bellegen_akt_credit: 'Steuerkredit Bëllegen Akt',
    municipal_surcharge: 'Gemeindezuschlag',
    notary_emoluments: 'Notar, Kaufurkunde',
    notary_vat: 'Mehrwertsteuer auf den Notar, Kaufurkunde',
    notary_disbursements: 'Notar, Auslagen',
    mortgage_registration: 'Registrierung des Darlehens',
    mortgage_inscription: 'Eintragung der Hypothek',
    mortgage_emoluments: 'Notar, Darlehensurkunde',
    mortgage_emoluments_vat: 'Mehrwertsteuer auf den Notar, Darlehensurkunde',
    bank_file_fee: 'Bearbeitungsgebühr der Bank',
    expert_valuation: 'Gutachten für die Bank',
    agency_fee: 'Maklergebühr',
    construction_vat: 'Mehrwertsteuer auf den Bau',
  },
  unknown: {
    bellegen_akt_credit:
      'Bëllegen Akt: nicht bestätigt, daher ist kein Kredit gezählt. Geben Sie residenceUse primary, bellegenAktEligibleBuyers und bellegenAktCreditAvailable an, sobald sie bestätigt sind.',
    duty_reduction:
      'Halbierte Gebühren: ob diese Urkunde davon profitiert, ist nicht bekannt, daher sind volle Gebühren gezählt. Es hängt von der Nutzung ab, oder von einem bis 30. Juni 2025 registrierten Vorvertrag.',
    investor_credit:
      'Kredit für Anleger in neue Mietwohnungen: es gab ihn an diesem Tag, er ist nicht bestätigt und nicht gezählt.',
    municipal_surcharge:
      'Gemeindezuschlag von Luxemburg-Stadt und Mamer (3 % des Preises): ob er anfällt, ist nicht bekannt, daher ist er nicht gezählt. Geben Sie commune und propertyType an.',
    vat_rate:
      'Mehrwertsteuer eines Neubaus: 3 % setzen einen Hauptwohnsitz voraus, der nicht bestätigt ist; gezählt ist der normale Satz.',
    land_share:
      'Neubau: der Anteil des Grundstücks ist nicht angegeben, Gebühren und Mehrwertsteuer beruhen auf einer Arbeitsannahme. Geben Sie landPercent aus dem Vertrag an.',
  },
  levers: {
    savings_more: '{amount} € mehr Erspartes',
    debts_none: 'andere Kredite abbezahlt ({amount} € im Monat)',
    term_longer: 'eine Laufzeit von {years} Jahren zum gleichen Zins',
    rate_lower: 'ein um {points} Punkte niedrigerer Zins',
    debt_service_higher: 'ein Kreditgeber, der {percent} % des Nettoeinkommens für Schulden annimmt',
    bellegen_akt_confirmed: 'Hauptwohnsitz und ein Kredit Bëllegen Akt von {amount} €, sobald bestätigt',
    first_time_buyer: 'nur Erstkäufer: ein Darlehen bis 100 % des Preises, wenn der Kreditgeber zustimmt',
  },
  assumptions: {
    net_income_scale:
      'Das Nettoeinkommen ist eine Näherung nach Steuertarif und Sozialbeiträgen (Zahlen: {status}): zwei Personen zählen als zwei gleiche Einkommen; unten ein einzelnes, allein besteuertes Einkommen, oben zusätzlich Gutschriften und Pauschalen.',
    net_income_share:
      'Kein luxemburgischer Steuertarif gilt oder ist bekannt; netto gilt als {percent} % von brutto ({low} bis {high} %), das ist grob.',
    debt_service_practice:
      'Schuldendienst bis {percent} % des Nettoeinkommens: Praxis der Kreditgeber, keine gesetzliche Grenze; sie sehen auch auf das, was zum Leben bleibt.',
    debt_service_stated: 'Schuldendienst bis {percent} % des Nettoeinkommens, wie angegeben.',
    rate_series:
      'Der Zins von {rate} % ist der veröffentlichte Durchschnitt von {month}, {age} Monate vor der Urkunde; ein Angebot an Sie wird abweichen.',
    rate_stated: 'Der Zins von {rate} % ist der angegebene, fest über die ganze Laufzeit.',
    term_assumed: 'Angenommen ist eine Laufzeit von {years} Jahren.',
    condition_assumed: 'Angenommen ist eine bestehende Wohnung, da propertyCondition fehlt.',
    use_unknown: 'Die Nutzung ist nicht angegeben, daher gilt die niedrigste Beleihungsgrenze.',
    outside_surcharge:
      'Angenommen ist eine Lage außerhalb von Luxemburg-Stadt und Mamer, die 3 % zuschlagen können; geben Sie commune an, um sicher zu sein.',
    duties_halved:
      'Gebühren fallen auf die Hälfte des Preises an, nach dem Gesetz dieses Tages; Nutzungsbedingungen gelten.',
    credit_conditions:
      'Der Bëllegen Akt ist zurückzuzahlen, wenn die Käufer nicht binnen 2 Jahren (4 bei Neubau) einziehen und mindestens 2 Jahre dort wohnen.',
    credit_capped: 'Der Kredit ist auf {amount} € je berechtigtem Käufer begrenzt.',
    first_time_stated:
      'Ein Darlehen bis 100 % des Preises beruht auf Ihrer Angabe, dass alle ihren ersten Hauptwohnsitz kaufen; der Kreditgeber prüft es.',
    non_resident_lending: 'Nichtansässige erhalten meist bis {percent} % des Preises: Praxis, nicht Gesetz.',
    new_build_price:
      'Der Preis eines Neubaus enthält die Mehrwertsteuer; Inserate nennen ihn mit 3 % oder 17 %, vergleichen Sie mit Vorsicht.',
    new_build_progress:
      'Angenommen ist, dass bei der Urkunde noch nichts gebaut ist; was dann steht, trägt Gebühren statt Mehrwertsteuer.',
    vat_approval:
      '3 % Mehrwertsteuer brauchen eine Zusage vor der Rechnung; der Vorteil ist auf {amount} € je Wohnung begrenzt (ein Presseecho nennt 100.000 €, nicht bestätigt).',
    unverified_figures: 'Einige Zahlen sind Praxis oder Allgemeinwissen und als unverified markiert: {names}.',
    left_out:
      'Versicherungen, Arbeiten, Möbel, Umzug und jährliche Kosten sind nicht gezählt, staatliche Hilfen auch nicht.',
  },
  bellegenAkt: {
    applied: 'bestätigt und angewandt',
    confirmed_zero: 'bestätigt: kein Kredit verfügbar',
    not_applicable: 'nicht anwendbar: nur für einen Hauptwohnsitz',
    unconfirmed: 'nicht bestätigt: kein Kredit ist gezählt, was nicht heißt, dass es keinen gibt',
  },
  complete:
    'Alle für diesen Fall bekannten Kosten sind gezählt; im Rahmen der Annahmen kann der Betrag als Suchgrenze dienen.',
  knownCostsOnly:
    'Nur bekannte Kosten: verwenden Sie diesen Betrag nicht als feste Obergrenze der Suche und nicht als Urteil darüber, was bezahlbar ist. Unbekannt: {components}.',
  disclaimer:
    'Gesetz vom {deedDate}, Daten vom {asOf}. Keine Rechts-, Steuer- oder Finanzberatung; verbindliche Zahlen geben Notar und Bank.',
  personalResidenceDeprecated:
    'isPersonalResidence ist veraltet und ändert keine Zahl; senden Sie residenceUse, und die Felder des Bëllegen Akt, sobald sie bestätigt sind.',
  firstTimeBuyerDeprecated:
    'isFirstTimeBuyer ist veraltet: es kann die Beleihungsgrenze eines Hauptwohnsitzes heben, bestätigt aber keinen Bëllegen Akt. Erstkäufer sollten auch die staatlichen Hilfen auf guichet.public.lu ansehen.',
}
