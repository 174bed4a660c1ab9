import { lines } from '../words/lines.ts'
import type { OwnHomeWords } from '../words/own-home-words.ts'

export const ownHome = {
  paying: lines(`
    comprei
    renda atual / aluguel atual / neste momento pago / hoje pago
    deixar de pagar
    saímos do nosso / saímos da nossa / deixo o meu / deixo a minha / deixamos o nosso
    pago agora
    pagamos agora
    pago atualmente
    pagamos atualmente
    vendo o meu
    vendo a minha
    vendemos o nosso
    vendemos a nossa
    vendi o meu
    vendi a minha
    vendemos nossa
    atualmente arrendo
    atualmente pago
    um amigo paga
    já pago
    já pagamos
  `),
  paidBefore: lines(`
    o que pago agora / o que pagamos agora / e o que pago
    paguei / pagamos antes / custou me / custou nos / foram / cobraram / levou me / levou nos / custou / custaram
  `),
  expense: lines(`
    de gas / de aquecimento / de luz / de eletricidade / de gasoleo / no gas / na luz / em gas / para aquecer
  `),
  living: lines(`
    vivo num
    vivo numa
    vivo no
    vivo na
    vivo em
    vivo há
    vivemos num
    vivemos numa
    vivemos no
    vivemos na
    vivemos em
    vivemos há
    moro num
    moro numa
    moro no
    moro na
    moro em
    moro há
    moramos num
    moramos numa
    moramos no
    moramos na
    moramos em
    moramos há
    atualmente vivo
    atualmente moro
    atualmente vivemos
    atualmente moramos
    vivo atualmente
    moro atualmente
    vivo agora
    hoje vivo
    hoje moro
    vivo hoje
    moro hoje
    casa atual
    apartamento atual
  `),
  own: lines(`
    minha
    meu
    nossa
    nosso
    sua
    seu
  `),
  leaving: lines(`
    vendi
    vendo
    vendemos
    vender
    vendida
    vendido
  `),
  tooDear: lines(`
    caro demais / cara demais / demasiado caro
  `),
  livedOn: lines(`
    vivemos / vivo / moramos / moro / apertados / enfiados / metidos
  `),
  livedOnWords: lines(`
    em / num
  `),
  outgrown: lines(`
    grande demais / pequena demais / pequeno demais / demasiado grande / demasiado pequena / demasiado pequeno
  `),
  valuing: lines(`
    vale / valem / valeria
    valor da / valor do
    avaliar / avaliação
    quanto posso vender / quanto podemos vender / quanto consigo vender
    quanto posso pedir / quanto podemos pedir
  `),
  notValuing: lines(`
    vale a pena / vale mais
  `),
  contrast: lines(`
    e trabalho
    e trabalhamos
    mas
    e quero
    e queremos
    e procuro
    e procuramos
    e agora
    agora
    procuro
    procuramos
    quero
    queremos
    preciso
    precisamos
    por isso
  `),
} satisfies OwnHomeWords
