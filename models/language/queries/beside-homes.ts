import { pattern } from '../words/lines.ts'

export const PART = pattern(String.raw`
      (?:^| )(?:with|avec|mit|mat|com|including|incl|inklusive|y compris|plus)(?: (?:a|an|its|own|une?|petite?|separate|separater?|einer?|einem
      eigener?|kleiner?|enger?|eng|klenger?|uma?|small|little|independent|independante?|and|et))*$
    `)
export const WITHIN = pattern(String.raw`
      (?:^| )(?:dans|in|im|en|einem|einer|an|am|no|num|numa|petit|small|kleine[nrms]?|of)(?: (?:l|un|une|a|an|the|einem|einer|der|dem|engem|um|uma
      petit|klein\w*|small|ruhigen?|calme))*$
    `)
/** `vue sur le château`, `beim Schloss`: a castle that is seen, or near. */
export const BESIDE = pattern(String.raw`
      (?:^| )(?:views?|seeing|see|sees|overlooking|near|by|under|below|next|opposite|vues?|voir|voit|pres|face|pied|devant|proche|blick|aussicht|ausblick
      sicht|beim|bei|unter|nahe|neben|vue|bleck|aussiicht|bei|beim|ennert|nieft|vistas?|ver|ve|perto|frente|junto)(?: [a-z]+){0,3}$
    `)
export const SEEN =
  /^(?:\w+ ){0,3}(?:views?|in sight|visible|visivel|sehen|sieht|sichtbar|gesinn|gesait|gesaits|siichtbar|zu gesinn|voir)\b/
