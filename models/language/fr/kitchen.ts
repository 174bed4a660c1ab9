import { lines } from '../words/lines.ts'
import type { KitchenWords } from '../words/some-words.ts'

export const kitchen = {
  equipped: lines(`
    équip*
    aménag*
    tout équip*
  `),
  open: lines(`
    ouvert*
    ouvrant
    s ouvr*
    américain*
    open space
    open-space
    semi-ouvert*
    donnant sur le séjour
    donnant sur le living
    donnant sur le salon
  `),
  separate: lines(`
    séparé*
    fermé*
    indépend*
    individuel*
  `),
  living: lines(`
    séjour*
    salon*
    living*
    séjour-salon
    pièce à vivre
  `),
  oneRoom: lines(`
    pièce de vie
    pièce à vivre
    espace de vie
    espace ouvert
    open space
    open-space
    espace à vivre
    grand espace
  `),
  joints: lines(`
    avec
    avec coin
    avec une
    incluant une
  `),
  not: lines(`
    non
    pas
    sans
    à
    prochainement
  `),
  onto: ['sur'],
} satisfies KitchenWords
