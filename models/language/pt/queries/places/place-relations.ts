import type { PlaceRelationWords } from '../../../words/queries/places/place-relation-words.ts'

export const placeRelations = {
  in: 'a|em|na|no|nos|nas|bairro|area|ou|nem|de|do|da',
  inFillers: 'a|o|de|cidade|do|da|em',
  near: String.raw`
    direccao|direcao|limitrofe|ao lado|pertinho|na periferia|imediacoes|nao (?:muito )?longe|a beira|perto|proximo
    a volta|arredores|redondezas|ao pe|junto|vizinhanca|para os lados|ali para|la para|entre
  `,
  nearFillers: 'aeroporto|de|a|em|no|na|da|do|dos|das|o|os|cidade|universidade|campus|hospital',
  canton: 'cantao',
  cantons: 'cantoes',
  cantonFillers: 'de|do|da',
  except: String.raw`
    excluir|exclua|(?:recusam?|rejeitam?)\b|em circunstancia alguma|excecao|excluid[oa]s?|nao (?:quer|querem|pode ser)|interessad[oa]s?(?= em)|evitar
    em vez|nem pensar|fora|exceto|excepto|menos|salvo|tirando
  `,
  exceptWithMore: '',
  exceptWithNot: 'tudo|so|mas|por favor',
  exceptNot: 'nao',
  exceptFillers: 'nao|da|do|de|a|em|no|na|cidade',
  anywhereBut: '',
  far: 'longe',
  farFillers: 'de|do|da',
  notFar: 'nao',
  few: 'pouco',
  leading: String.raw`
    que|ser|seja|fique|ficar|esteja|a|em|na|no|nos|nas|do|da|de|o|os|um|dos|das|perto|bairro|area|zona|regiao|quero|queremos|viver|morar|ir|muito
  `,
} satisfies PlaceRelationWords
