import type { RefusalWords } from '../../words/queries/refusal-words.ts'

export const refusals = {
  noes: 'nao',
  noAnswers: '',
  sighs: 'oh',
  nots: '',
  goingOn: 'a|o|de|em|na|no|um|uma',
  verbs: 'e|sao',
  denialFillers: 'tambem|afinal',
  please: '',
  lastWords: 'obrigad[oa]|afinal',
  likewise: 'tambem nao',
  likewiseNext: '',
  likewiseLast: '',
  nor: 'nem|tampouco',
  neither: '',
  norSecond: '',
  unbearable: String.raw`espirr\w*`,
  eager: '',
  falseFriends: '',
  refusing: String.raw`
    (?:descart(?:ar|e|em)|deix(?:ar|e|em) (?:de fora|de lado)|(?:por|ponha|ponham) de (?:lado|parte)|poup(?:em?|ar) (?:me|nos))\b
    (?:recusa|recusam|rejeita|rejeitam|detesta|detestam|odeia|odeiam)\b|em circunstancia alguma|sob pretexto algum|nao (?:esta|estao) interessad[oa]s? em
  `,
  none: 'nao|nenhuma?|nada|zero',
  notOwned: 'nao (?:temos|tenho)',
  onNoAccount: String.raw`
    de (?:modo|forma|maneira) (?:nenhuma?|alguma?)|em caso algum|nem pensar(?: em)?|nao (?:esta|estao) interessad[oa]s? em
    em circunstancia alguma|recusam?|rejeitam?|excluid[oa]s?
  `,
  tired: 'farto|farta|fartos|cansad[oa]s?|chega',
  far: '',
  englishAfterNo: '',
  afterOtherNo: 'centro|norte|sul|leste|oeste|este|maximo|minimo|bairro|campo|rio|coracao',
} satisfies RefusalWords
