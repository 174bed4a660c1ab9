import type { PlaceRelationWords } from '../../../words/queries/places/place-relation-words.ts'

export const placeRelations = {
  in: String.raw`
    in|at|to|inside|area|region|quarter|neighbourhood|from|or|and|nor|of|the|direction|locality|location|living
  `,
  inFillers: 'the|city|town|village|commune|zone|district|of',
  near: String.raw`
    area of|near|nearby|nearish|direction|towards?|within reach of|in reach of|commuting distance of|commutable to
    a stone s throw from|on the edge of|bordering|close|around|round|next to|not far from|vicinity of
    surroundings of|outskirts of|outside|beside|by|between
  `,
  nearFillers: 'the|to|of|from|in|city|town|university|uni|campus|hospital|airport',
  canton: 'canton',
  cantons: 'cantons',
  cantonFillers: 'of|the',
  except: String.raw`
    (?:rejects?|refuses?|excludes?|excluded|isnt)\b|isn t|under not? circumstances|in not? circumstances|the exception|not interested|to be avoided|avoided
    (?:must|should|may|can|do|does|did) (?:n t |not |t )(?:be|lie)|not even|instead of|rather than|outside|apart from|other than|except|excluding|avoid|avoiding
  `,
  exceptWithMore: 'excluded|bar|barring|save',
  exceptWithNot: 'but|just|only|please',
  exceptNot: 'not',
  exceptFillers: 'not|for|of|in|the|city|commune|anything',
  anywhereBut: String.raw`
    (?:anywhere|everywhere|anything|anyplace|all|any area|any commune)(?: (?:at all|else))? (?:but|bar|save|except)(?: (?:in|the|at|for|not))*
  `,
  far: 'far',
  farFillers: 'from|the|of',
  notFar: 'not|too',
  few: '',
  leading: String.raw`
    in|at|to|near|nearby|close|around|by|of|from|the|for|quarter|area|region|zone|commune|longer|anymore|want|wants
    live|living|go|stay|move|like|please|too|very
  `,
} satisfies PlaceRelationWords
