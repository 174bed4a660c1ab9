import type { AmountBoundWords } from '../../words/queries/amount-bound-words.ts'

export const amountBounds = {
  boundFillers: String.raw`
    of|a|an|absolute|absolutely|lies|for|monthly|per|the|budget|is|be|to|eur|price|rent|total|circa|around|at|about
  `,
  maxBefore: String.raw`
    never (?:above|over|beyond|more than)
    (?:not|n?t) be (?:above|over|beyond|more than|bigger than|larger than)
    max|no bigger than|not bigger than|no larger than|not larger than|smaller than|not higher than|no higher than
    nothing (?:above|over|beyond|past)|anything (?:under|below)|no dearer than|not dearer than|no pricier than
    not beyond|keep it under|stay under|stays? (?:under|below)|staying under|cap it at|caps? at|top out at
    tops? out at|tops|upper limit|hard limit|shoestring|maximum|under|below|beneath|less than|fewer than|lower than
    cheaper than|up to|at most|not more than|no more than|not over|not above|not exceed|not exceeding|exceed
    without exceeding|until|within|capped at|cap|ceiling|limit|afford|spend|pay|budget|budget max|for
  `,
  minBefore: String.raw`
    never (?:under|less than|smaller than)
    (?:not|n?t) be (?:under|below|less than|smaller than)
    no less big than|min|from|upward of|no smaller than|not smaller than|not under|nothing under|nothing below
    no fewer than|not below|never below|not lower than|minimum|at least|not less than|no less than|more than|over
    above|beyond|past|starting at|upwards of|larger than|bigger than
  `,
  about: 'abt|approx|approximately|roughly|circa|ca|more or less',
  aroundBefore: 'around|about|appr|near|in the region of|somewhere around|round',
  maxAfter: String.raw`
    or less|or lower|or under|or below|or cheaper|at the very most|at most|at the most
    and not (?:an? (?:cent|100|euro|penny) )?more|not an? (?:cent|100|euro|penny) more
    not more|no more|all in max
  `,
  limitFillers: 'is|s|are|my|our|the|a|an|absolute|absolutely|top|as',
  limits: String.raw`max\b|maximum|maximal|ceiling|cap\b|limit\b|tops|budget\b`,
  minAfter: String.raw`
    and upwards|onwards|min\b|at a minimum|upward|or over|and over|or greater|or larger|minimum|minimal|or higher
    or up|or above|upwards|and above|and higher|and up|or more|or bigger|at least
  `,
  plusArticles: 'the',
  plusCosts: 'charges?|bills|utilities|fees',
  aroundAfter: 'ish|or so|or thereabouts|give or take|plus minus|plus or minus',
  maxWords: 'max|maximum',
  minWords: 'min|minimum|at least',
  leastWords: '',
  furtherBounds: 'tops|at most',
  unitFillers: 'k|m2|sqm|a|per|month|pm|pcm',
  than: 'than',
  comparedAmounts: '',
} satisfies AmountBoundWords
