import type { FunctionWords } from '../../words/queries/function-words.ts'
import { wordsOf } from '../../words/lines.ts'

export const functionWords = {
  fillers: wordsOf(`
    sim ordem ordenar ordenado crescente numero
    tipo local tipologia localizacao preco ele ela eles elas lhe lhes utilizador utilizadora cliente
    o os um uma umas da dos em na nas num numa por para com sem e nem quem onde qual sao ser estar estou estamos
    temos tenho tem ter eu meu minha meus minhas nosso nossa se este esta isto muito muita bem bom boa menos
    tambem mas procuro procuramos procura quero queremos queria gostava gostaria gostariamos preciso precisamos
    encontrar perto proximo proxima lado volta longe pe sitio lugar algo coisa pouco lindo linda obrigado ola
    favor procura-se cerca ao aos pela pelo ate isso como quando todo toda todos todas de do a as que porque
    ajudar sempre vamos mudar nada tanto faz tarde duma dum pra pr pf td oi qualquer melhor primeiro mostrar ou ja
    pls
  `),
  everyday: wordsOf(`
    alugar arrendar comprar compra venda arrendamento minutos viver morar pequeno pequena cantao bairro classe
    somos casal familia rua cidade verao inverno noite manha dia domingo adequado natural renda disponivel mudanca
    mulher marido arredores redondezas preco pascoa natal livre inicio fim maneira nenhuma raio max serio
  `),
} satisfies FunctionWords
