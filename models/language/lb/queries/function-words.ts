import type { FunctionWords } from '../../words/queries/function-words.ts'
import { wordsOf } from '../../words/lines.ts'

export const functionWords = {
  fillers: wordsOf(`
    sorteierung sorteieren sorteiert unzuel
    typ uertschaft kaschten bezuelen daerf dierf ausginn leet waert wenscht sech hie hir him hinnen si benotzer benotzerin client clienten
    eng een engem enger engen op op_der mat ouni vun vum fir ass sinn ech mech eis eisen eiser mengem mäin main
    meng hien dir wou wat wien wei datt wann och ganz gutt gudden schein scheint gar gaer gaeren net keen keng
    nemmen sichen siche sicht gesicht wellen well wëll wielt wielten hatt brauch fannen hunn hu huet sollt kennen
    noheet plaz eppes eppis ze dee dei tescht hellefen hellef emmer naischt iwwerall eréischt eischt mam moien
    salut awer jo esou haaptsach leiwer soss bai dran dobai hab met normalt geet mi ee an de d dem den der am um
    ca k normal konnt besser beste kommt wier
  `),
  everyday: wordsOf(`
    lounen kafen emgeigend geigend wunnen doheem minutten ewech mount kanton gemeng klass famill strooss stad
    stadt wanter owes moies nuecht dag sonndeg gaeegent plenneren wannechgelift mann fra richteg prais ouschteren
    pengschten chreschtdag hechstens iwwerhaapt mettesch loyer frei region bel
  `),
} satisfies FunctionWords
