import type { AffordabilityTexts } from './text-keys.ts'

export const fr: AffordabilityTexts = {
  costs: {
    registration_duty: 'Droits d’enregistrement',
    transcription_duty: 'Droits de transcription',
    bellegen_akt_credit: 'Crédit d’impôt Bëllegen Akt',
    municipal_surcharge: 'Surtaxe communale',
    notary_emoluments: 'Notaire, acte de vente',
    notary_vat: 'TVA sur le notaire, acte de vente',
    notary_disbursements: 'Notaire, débours',
    mortgage_registration: 'Enregistrement du prêt',
    mortgage_inscription: 'Inscription de l’hypothèque',
    mortgage_emoluments: 'Notaire, acte de prêt',
    mortgage_emoluments_vat: 'TVA sur le notaire, acte de prêt',
    bank_file_fee: 'Frais de dossier de la banque',
    expert_valuation: 'Expertise pour la banque',
    agency_fee: 'Frais d’agence',
    construction_vat: 'TVA sur la construction',
  },
  unknown: {
    bellegen_akt_credit:
      'Bëllegen Akt : non confirmé, aucun crédit n’est donc compté. Indiquez residenceUse primary, bellegenAktEligibleBuyers et bellegenAktCreditAvailable une fois confirmés.',
    duty_reduction:
      'Droits réduits de moitié : on ignore si cet acte en profite, les droits pleins sont donc comptés. Cela dépend de l’usage, ou d’un compromis enregistré au plus tard le 30 juin 2025.',
    investor_credit:
      'Crédit pour investisseurs en logements neufs à louer : il existait ce jour-là, n’est pas confirmé et n’est pas compté.',
    municipal_surcharge:
      'Surtaxe communale de Luxembourg-Ville et de Mamer (3 % du prix) : on ignore si elle est due, elle n’est donc pas comptée. Indiquez commune et propertyType.',
    vat_rate:
      'TVA d’un logement neuf : le taux de 3 % suppose une résidence principale, non confirmée ; le taux normal est compté.',
    land_share:
      'Logement neuf : la part du terrain n’est pas indiquée, droits et TVA reposent sur une hypothèse de travail. Indiquez landPercent d’après le contrat.',
  },
  levers: {
    savings_more: '{amount} € d’épargne en plus',
    debts_none: 'autres crédits remboursés ({amount} € par mois)',
    term_longer: 'une durée de {years} ans au même taux',
    rate_lower: 'un taux inférieur de {points} point',
    debt_service_higher: 'un prêteur qui accepte {percent} % du revenu net pour les dettes',
    bellegen_akt_confirmed: 'résidence principale et crédit Bëllegen Akt de {amount} €, une fois confirmés',
    first_time_buyer: 'primo-acquéreurs seulement : un prêt jusqu’à 100 % du prix, si le prêteur accepte',
  },
  assumptions: {
    net_income_scale:
      'Le revenu net est une approximation par le barème de l’impôt et les cotisations sociales (chiffres : {status}) : deux personnes comptent comme deux revenus égaux ; le bas est un seul revenu imposé séparément, le haut ajoute crédits et déductions forfaitaires.',
    net_income_share:
      'Aucun barème luxembourgeois ne s’applique ou n’est connu ; le revenu net est pris à {percent} % du brut ({low} à {high} %), ce qui est grossier.',
    debt_service_practice:
      'Charges de dettes jusqu’à {percent} % du revenu net : pratique des prêteurs, sans limite légale ; ils regardent aussi ce qui reste pour vivre.',
    debt_service_stated: 'Charges de dettes jusqu’à {percent} % du revenu net, selon votre indication.',
    rate_series:
      'Le taux de {rate} % est la moyenne publiée de {month}, {age} mois avant l’acte ; l’offre qui vous sera faite différera.',
    rate_stated: 'Le taux de {rate} % est celui que vous indiquez, fixe sur toute la durée.',
    term_assumed: 'Une durée de {years} ans est retenue.',
    condition_assumed: 'Un logement existant est supposé, propertyCondition n’étant pas indiqué.',
    use_unknown: 'L’usage n’est pas indiqué ; la quotité de prêt la plus basse est retenue.',
    outside_surcharge:
      'Le logement est supposé hors de Luxembourg-Ville et de Mamer, qui peuvent ajouter 3 % ; indiquez commune pour en être sûr.',
    duties_halved:
      'Les droits sont dus sur la moitié du prix, selon la loi de ce jour ; des conditions d’usage s’appliquent.',
    credit_conditions:
      'Le Bëllegen Akt est à rembourser si les acquéreurs n’habitent pas le logement dans les 2 ans (4 pour le neuf) et pendant au moins 2 ans.',
    credit_capped: 'Le crédit est limité à {amount} € par acquéreur éligible.',
    first_time_stated:
      'Un prêt jusqu’à 100 % du prix repose sur votre indication que tous achètent leur première résidence principale ; le prêteur le vérifie.',
    non_resident_lending:
      'Les prêteurs vont en général jusqu’à {percent} % du prix pour les non-résidents : pratique, pas loi.',
    new_build_price:
      'Le prix du neuf comprend la TVA ; les annonces l’indiquent à 3 % ou à 17 %, comparez avec prudence.',
    new_build_progress: 'Rien n’est supposé construit à l’acte ; ce qui l’est supporte des droits au lieu de la TVA.',
    vat_approval:
      'La TVA à 3 % exige un agrément avant facturation ; l’avantage est plafonné à {amount} € par logement (un écho de presse dit 100.000 €, non confirmé).',
    unverified_figures:
      'Certains chiffres relèvent de la pratique ou de connaissances générales, marqués unverified : {names}.',
    left_out:
      'Assurances, travaux, meubles, déménagement et frais annuels ne sont pas comptés, ni les aides de l’État.',
  },
  bellegenAkt: {
    applied: 'confirmé et appliqué',
    confirmed_zero: 'confirmé : aucun crédit disponible',
    not_applicable: 'sans objet : seulement pour une résidence principale',
    unconfirmed: 'non confirmé : aucun crédit n’est compté, ce qui ne veut pas dire qu’il n’y en a pas',
  },
  complete:
    'Tous les frais connus pour ce cas sont comptés ; dans le cadre des hypothèses, le montant peut servir de limite de recherche.',
  knownCostsOnly:
    'Frais connus seulement : n’utilisez pas ce montant comme plafond de recherche strict ni comme verdict sur ce qui est abordable. Inconnu : {components}.',
  disclaimer:
    'Loi du {deedDate}, données du {asOf}. Ni conseil juridique, ni fiscal, ni financier ; notaire et banque donnent des chiffres qui engagent.',
  personalResidenceDeprecated:
    'isPersonalResidence est obsolète et ne change aucun chiffre ; envoyez residenceUse, et les champs du Bëllegen Akt une fois confirmés.',
  firstTimeBuyerDeprecated:
    'isFirstTimeBuyer est obsolète : il peut relever la quotité de prêt d’une résidence principale, mais ne confirme aucun Bëllegen Akt. Voyez aussi les aides de l’État sur guichet.public.lu.',
}
