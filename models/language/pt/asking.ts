import { lines } from '../words/lines.ts'
import type { AskingWords } from '../words/asking-words.ts'

export const asking = {
  perSquareMetre: lines(`
    por
    o
    ao
    cada
  `),
  squareMetre: lines(`
    m2
    metro quadrado
    metros quadrados
    metro
  `),
  built: lines(`
    construido
    construida
    construidos
    construcao
    ano
    edificado
    datado
    antigo
    antiga
    velho
    velha
    recente
  `),
  after: lines(`
    não anterior a / nunca anterior a / não mais antiga que / não mais antigo que / posterior a
    depois de
    apos
    desde
    a partir de
    posterior a
    mais recente que
    mais recente do que
    nao mais antigo que
    nao mais antiga que
    nao anterior a
    nao antes de
    mais novo que
    mais nova que
    pelo menos
    no mínimo
    mínimo
    o mais cedo
  `),
  before: lines(`
    antes de
    ate
    anterior a
    mais antigo que
    mais antiga que
    mais velho que
    mais antigo do que
    nao depois de
    ate ao ano
    ate ao ano de
    ate ao
    no máximo
    máximo
    o mais tardar
  `),
  each: lines(`
    por pessoa
    por cabeca
    cada um
    cada uma
    cada
    por pax
  `),
  eachCouple: lines(`
    por casal
    cada casal
  `),
  fees: lines(`
    tudo incluido tambem o notario / incluindo o notario / notario incluido / com o notario incluido
    tudo incluido com o notario / tudo incluido com notario / tudo com o notario / com o notario / com notario incluido / c notario / notario incl
    escritura incl / notario incluidos / notario incluido / escritura incluida / com escritura incluida / custos de notario incluidos
    despesas de notario incluidas / com notario / com despesas de notario / com custos de notario / incluindo notario / com escritura
    incluindo escritura / impostos incluidos / com impostos e escritura / com todos os custos / incluindo custos de compra / custos incluidos
    já com escritura / tudo incluído com escritura / com todas as despesas de compra / incluindo todos os custos / todos os custos incluídos
    custos de escritura incluídos / com despesas de escritura / com custos de escritura
  `),
  allBut: lines(`
    tudo menos
    todos menos
    qualquer coisa menos
    qualquer andar menos
    todos os andares menos
    qualquer piso menos
    em todo o lado menos
  `),
  exactly: lines(`
    nem mais nem menos do que / nem mais nem menos que / nem mais nem menos de
    exatamente
    precisamente
    exactamente
    justamente
  `),
  exactlyAfter: lines(`
    e nem mais um / e mais nenhum / e nao mais
    nem mais nem menos
    exatos
    certos
    nem maior nem menor
  `),
  noCharges: lines(`
    sem notario / notario a parte / mais notario / escritura a parte / sem despesas / despesas nao incluidas / mais despesas / despesas a parte
    encargos a parte / encargos excluidos / encargos nao incluidos / sem encargos / condominio a parte / despesas excluidas / plus despesas
    plus encargos / plus condomínio / sem iva / mais iva / plus iva / mais encargos / mais condomínio
  `),
  indifferentAfter: lines(`
    nao faz mal
    nao e problema
    tanto faz
    e indiferente
    indiferente
    nao importa
    pouco importa
    nao e importante
    nao interessa
    opcional
    pode ser
    serve
    sem problema
    nao faz diferenca
    ok
    facultativo
    nao e obrigatorio
    nao e preciso / ja nao e preciso / ja nao e precisa / ja nao sao precisos / ja nao e necessario / ja nao e necessaria
    é me indiferente
    não faz falta
    não me interessa
    não ligo
    dispenso
    dispensamos
    pouco me importa
  `),
  questions: lines(`
    onde
    quando
    qual
    quais
    como
    quem
    se
  `),
  indifferentBefore: lines(`
    mesmo sem
    nao me importo com a
    nao me importo com o
    nao me importo com
    nao nos importamos com
    tanto faz o
    tanto faz a
    tanto faz
    nao importa o
    nao importa a
    pouco importa o
    pouco importa a
    qualquer que seja o
    independentemente do
    independentemente da
    qualquer
    esquecam a
    esquecam o
    esqueca a
    esqueca o
    esquece a
    esquece o
  `),
  notMust: lines(`
    mas nao e obrigatorio
    mas nao obrigatorio
    nao obrigatorio
    mas nao e essencial
    nao e obrigatorio
    sem ser obrigatorio
  `),
  whenHigh: lines(`
    se
    caso
    quando
    so se
    a menos que
  `),
  third: lines(`
    um terco
    terco do
    terco
  `),
  corrections: lines(`
    digamos / ou digamos / não digamos / espera / espere / espera aí / calma / corrijo / correção / perdão não / ups / não quero dizer
    ou antes não / mas melhor / bem digamos / afinal
    agora é / agora são / agora é de / passou a ser / passou para / agora temos
    desculpe / desculpem / perdao / desculpa
    ou não
    esqueça isso
    esquece isso
    risca isso
    afinal preferimos
    afinal prefiro
    mas afinal preferimos
    mas afinal prefiro
    nao afinal
    nao espera
    nao posso ir ate
    nao podemos ir ate
    ai nao
    ah nao
    ou melhor
    quer dizer
    quero dizer
    queria dizer
    desculpe quero dizer
    não desculpa
    não desculpe
    desculpa não
    desculpe não
    não perdão
    aliás
    não minto
    afinal não
    mas afinal
    mas agora
    ou antes
  `),
  refusedBehind: lines(`
    não é desejada / não é desejado / não são desejados / não são desejadas / não desejado / não desejada
    já não interessa / já não lhe interessa / está excluído / está excluída
    estão excluídos / estão excluídas / está fora de questão / estão fora de questão
    inaceitável / é inaceitável / inaceitáveis / não lhe interessa / não lhes interessa / não me interessa / não interessa
    proibido / proibida / não gosto / não gostamos / dispenso
    não quero / não queremos / recusado / recusada / fora de questão / nem pensar / está fora / ficam fora / fica fora / excluído / excluída
    excluídos / excluídas
    não obrigado / não obrigada / em caso algum / de modo nenhum / de modo algum / de maneira nenhuma / de jeito nenhum / de preferência não
    prefiro que não / preferimos que não
    prefiro não / preferimos não / melhor não / isso não / nem por sombras / não é opção / não são opção / esquece / nunca na vida / dispenso mesmo
  `),
  seeking: lines(`
    procuro / procura / procuramos / procuram / procura se / à procura / busco / buscamos
  `),
  forget: lines(`
    esquece
    esqueça
    esqueçam
    esqueça o que disse sobre
    esqueçam o que disse sobre
    esquece o que escrevi sobre
    já não é
    já não
    não é
    não será
  `),
  contact: lines(`
    tel
    telefone
    telemovel
    whatsapp
    ligar
    ligue
    contacto
    n
  `),
  sides: lines(`
    tamanho
    preco
    sitio
    local
    estado
    idade
    ano
    orientacao
  `),
  squareMetrePrice: lines(`
    renda por m2 / renda do m2 / renda por metro quadrado / renda ao m2 / renda ao metro quadrado
    preco de venda por m2 / preco de venda do m2 / preco de venda por metro quadrado / preco de venda ao m2 / preco de venda ao metro quadrado
    preco de compra por m2 / preco de compra do m2 / preco de compra por metro quadrado / preco de compra ao m2 / preco de compra ao metro quadrado
    preco pedido por m2 / preco pedido do m2 / preco pedido por metro quadrado / preco pedido ao m2 / preco pedido ao metro quadrado
    aluguer por m2 / aluguer do m2 / aluguer por metro quadrado / aluguer ao m2 / aluguer ao metro quadrado
    preco por m2
    preco do m2
    preco por metro quadrado
    preco do metro quadrado
    preco metro quadrado
    preco ao m2
  `),
  orders: {
    cheapest_per_m2: lines(`
      mais barato por metro quadrado
      mais baratos por metro quadrado
      mais barato por m2 / mais barata por m2 / mais baratas por m2 / mais barata por metro quadrado / mais baratas por metro quadrado
      preço por m2 mais baixo
      preço por metro quadrado mais baixo
      mais barato por m2
      mais baratos por m2
      mais baratos por metro quadrado
      por preço por m2 / preço por m2 crescente / preço por metro quadrado crescente
      por preço do m2
      por preço por metro quadrado
      ordenado por preço por m2
      mais baratos por m2 primeiro / mais baratas por m2 primeiro
    `),
    cheapest: lines(`
      mais baratos primeiro / mais baratas primeiro
      o mais barato possivel
      a mais barata possivel
      o mais barato
      a mais barata
      os mais baratos
      as mais baratas
      mais barato
      mais barata
      mais baratos
      mais baratas
      mais em conta
      do mais barato ao mais caro
      do mais barato para o mais caro / da mais barata para a mais cara / da mais barata a mais cara
      preço crescente
    `),
    dearest: lines(`
      mais caros primeiro / mais caras primeiro
      o mais caro
      a mais cara
      os mais caros
      as mais caras
      do mais caro ao mais barato
      do mais caro para o mais barato / da mais cara para a mais barata
      preço decrescente
    `),
    biggest: lines(`
      maiores primeiro
      maior primeiro
      o maior possivel
      a maior possivel
      o maior
      a maior
      os maiores
      as maiores
      da maior para a mais pequena
      do maior para o mais pequeno
      da maior para a menor
    `),
    smallest: lines(`
      mais pequenos primeiro / mais pequenas primeiro / as mais pequenas
      o mais pequeno
      a mais pequena
      os mais pequenos
      da mais pequena para a maior
    `),
    newest: lines(`
      mais recente que tiverem / mais recente possivel / o mais recente / a mais recente
      do mais recente ao mais antigo / do mais recente para o mais antigo / dos mais recentes aos mais antigos
      mais recentes primeiro
      os mais recentes
      as mais recentes
      anuncios mais recentes
      anuncios recentes
      ultimos anuncios
      novidades primeiro
      mais novos primeiro
      novos primeiro
    `),
    reduced: lines(`
      preço foi reduzido / preço baixou
      reduzidos de preço primeiro / reduzidas de preço primeiro
      reduzido de preco / reduzidos de preco / preco reduzido / precos reduzidos / preco baixou / preco desceu / baixou de preco / desceu de preco
      baixaram de preco / desceram de preco / preco rebaixado / reducao de preco / reducoes de preco / baixa de preco / descida de preco / maior reducao
      maiores reducoes
    `),
  },
} satisfies AskingWords
