import type { AffordabilityTexts } from './text-keys.ts'

export const pt: AffordabilityTexts = {
  costs: {
    registration_duty: 'Imposto de registo',
    transcription_duty: 'Imposto de transcrição',
    bellegen_akt_credit: 'Crédito fiscal Bëllegen Akt',
    municipal_surcharge: 'Sobretaxa municipal',
    notary_emoluments: 'Notário, escritura de compra',
    notary_vat: 'IVA sobre o notário, escritura de compra',
    notary_disbursements: 'Notário, despesas',
    mortgage_registration: 'Registo do empréstimo',
    mortgage_inscription: 'Inscrição da hipoteca',
    mortgage_emoluments: 'Notário, escritura do empréstimo',
    mortgage_emoluments_vat: 'IVA sobre o notário, escritura do empréstimo',
    bank_file_fee: 'Comissão de dossier do banco',
    expert_valuation: 'Avaliação para o banco',
    agency_fee: 'Comissão da agência',
    construction_vat: 'IVA sobre a construção',
  },
  unknown: {
    bellegen_akt_credit:
      'Bëllegen Akt: não confirmado, por isso nenhum crédito é contado. Indique residenceUse primary, bellegenAktEligibleBuyers e bellegenAktCreditAvailable depois de confirmados.',
    duty_reduction:
      'Impostos reduzidos a metade: não se sabe se esta escritura beneficia, por isso contam-se por inteiro. Depende do uso, ou de um compromisso registado até 30 de junho de 2025.',
    investor_credit:
      'Crédito para investidores em habitações novas para arrendar: existia nesse dia, não está confirmado e não é contado.',
    municipal_surcharge:
      'Sobretaxa municipal da cidade do Luxemburgo e de Mamer (3 % do preço): não se sabe se é devida, por isso não é contada. Indique commune e propertyType.',
    vat_rate:
      'IVA de uma habitação nova: a taxa de 3 % exige residência principal, não confirmada; conta-se a taxa normal.',
    land_share:
      'Construção nova: a parte do terreno não é indicada, impostos e IVA assentam numa hipótese de trabalho. Indique landPercent do contrato.',
  },
  levers: {
    savings_more: 'mais {amount} € de poupança',
    debts_none: 'outros créditos liquidados ({amount} € por mês)',
    term_longer: 'um prazo de {years} anos à mesma taxa',
    rate_lower: 'uma taxa {points} pontos mais baixa',
    debt_service_higher: 'um banco que aceite {percent} % do rendimento líquido para dívidas',
    bellegen_akt_confirmed: 'residência principal e crédito Bëllegen Akt de {amount} €, depois de confirmados',
    first_time_buyer: 'só para a primeira compra: um empréstimo até 100 % do preço, se o banco aceitar',
  },
  assumptions: {
    net_income_scale:
      'O rendimento líquido é uma aproximação pela tabela de imposto e contribuições sociais (valores: {status}): duas pessoas contam como dois rendimentos iguais; o mínimo é um só rendimento tributado à parte, o máximo junta créditos e deduções fixas.',
    net_income_share:
      'Nenhuma tabela luxemburguesa se aplica ou é conhecida; o líquido é tomado como {percent} % do bruto ({low} a {high} %), o que é grosseiro.',
    debt_service_practice:
      'Encargos de dívida até {percent} % do rendimento líquido: prática dos bancos, sem limite legal; também contam o que fica para viver.',
    debt_service_stated: 'Encargos de dívida até {percent} % do rendimento líquido, como indicado.',
    rate_series:
      'A taxa de {rate} % é a média publicada de {month}, {age} meses antes da escritura; a proposta que receber será diferente.',
    rate_stated: 'A taxa de {rate} % é a que indicou, fixa durante todo o prazo.',
    term_assumed: 'Supõe-se um prazo de {years} anos.',
    condition_assumed: 'Supõe-se uma habitação existente, porque propertyCondition não é indicado.',
    use_unknown: 'O uso não é indicado, por isso aplica-se o limite de empréstimo mais baixo.',
    outside_surcharge:
      'Supõe-se que a habitação fica fora da cidade do Luxemburgo e de Mamer, que podem acrescentar 3 %; indique commune para ter a certeza.',
    duties_halved:
      'Os impostos são devidos sobre metade do preço, segundo a lei desse dia; aplicam-se condições de uso.',
    credit_conditions:
      'O Bëllegen Akt tem de ser devolvido se os compradores não viverem lá dentro de 2 anos (4 para construção nova) e durante pelo menos 2 anos.',
    credit_capped: 'O crédito é limitado a {amount} € por comprador elegível.',
    first_time_stated:
      'Um empréstimo até 100 % do preço assenta na sua indicação de que todos compram a primeira residência principal; o banco verifica.',
    non_resident_lending: 'Os bancos dão em geral até {percent} % do preço a não residentes: prática, não lei.',
    new_build_price:
      'O preço da construção nova inclui IVA; os anúncios indicam-no com 3 % ou 17 %, compare com cuidado.',
    new_build_progress: 'Supõe-se que nada está construído na escritura; o que já existir paga impostos em vez de IVA.',
    vat_approval:
      'O IVA de 3 % exige aprovação antes da fatura; o benefício é limitado a {amount} € por habitação (uma notícia fala em 100.000 €, não confirmada).',
    unverified_figures: 'Alguns valores são prática ou conhecimento geral, marcados unverified: {names}.',
    left_out: 'Seguros, obras, mobília, mudança e custos anuais não são contados, nem os apoios do Estado.',
  },
  bellegenAkt: {
    applied: 'confirmado e aplicado',
    confirmed_zero: 'confirmado: nenhum crédito disponível',
    not_applicable: 'não aplicável: só para residência principal',
    unconfirmed: 'não confirmado: nenhum crédito é contado, o que não significa que não exista',
  },
  complete:
    'Todos os custos conhecidos para este caso são contados; dentro das hipóteses, o valor pode servir de limite de pesquisa.',
  knownCostsOnly:
    'Só custos conhecidos: não use este valor como teto rígido de pesquisa nem como veredicto sobre o que é acessível. Desconhecido: {components}.',
  disclaimer:
    'Lei de {deedDate}, dados de {asOf}. Não é aconselhamento jurídico, fiscal nem financeiro; notário e banco dão valores vinculativos.',
  personalResidenceDeprecated:
    'isPersonalResidence está obsoleto e não altera nenhum valor; envie residenceUse, e os campos do Bëllegen Akt depois de confirmados.',
  firstTimeBuyerDeprecated:
    'isFirstTimeBuyer está obsoleto: pode subir o limite de empréstimo de uma residência principal, mas não confirma nenhum Bëllegen Akt. Veja também os apoios do Estado em guichet.public.lu.',
}
