import type { FunctionWords } from '../../words/queries/function-words.ts'
import { wordsOf } from '../../words/lines.ts'

export const functionWords = {
  fillers: wordsOf(`
    yes sort sorted sorting ascending number
    type property offer location criteria price haves isnt he she they them him her their user users client clients customer customers
    a an the and or of in on at to for with by from is are be am was we i me my our us you your it its this that
    these those there where which who whom whose as so if when than then very really just also too some any all
    each every more most much many lot lots enough quite rather looking look search searching seek seeking want
    wants wanted wish would like love need needs find finding please hello hi hey thanks thank ideally preferably
    possible nice good great perfect little bit place somewhere something have has had having do does did can
    could should will shall may might must get got go going come up out off over under down into about near close
    nearby next around within away not no without but only s t re ve ll d m between since before after move moving
    hoping either both prefer preferred because help best tops whichever itself fine okay ok ish anything thing
    anywhere everywhere neither nor nothing no_matter take takes done message contact approx appr k yes lol tho
    obvs def smth somthing wanna gonna what show doing comes actually already first lookin spot urgent order right
    pls always hiya
  `),
  everyday: wordsOf(`
    apart rent buy buying renting purchase sale new live living home minutes min walk walking distance month
    months built region budget class energy least minimum maximum couple person people persons family stand
    neighbourhood neighborhood area road street village town city settle summer winter spring autumn evening
    evenings morning mornings night nights weekend weekends sunday day days today time suitable adapted matter
    natural young older retired work working office door doorstep front outside inside better higher lower
    villages wine old beer relocating relocation partner wife husband proper environs surroundings surrounding
    price cost commercial easter christmas edge metros surface minus above below bedrooms bedroom baths rooms free
    available availability mid whatsoever radius except eur euro euros square metres meters metre meter percent
    max m2 sqm minimal maximal rental quarter canton
  `),
} satisfies FunctionWords
