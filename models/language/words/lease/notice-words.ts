/** Words of notices, and of spans that are none. Sources of patterns, folded, one or more a line; empty where a language has none. */
export interface NoticeWords {
  readonly quarter: string
  /** Half a year, where it is counted by no number. */
  readonly halfYear: string
  /** Before a span of time that is counted as full. */
  readonly full: string
  readonly spans: string
  /** Numbers of months in words. */
  readonly counts: string
  readonly joint: string
  /** Before the number of an article of the law. */
  readonly article: string
  /** The tenant goes, and says so before. */
  readonly leavesWith: string
  /** Subject of a span that is no notice, behind it. */
  readonly ofSpan: string
  /** Say that a span runs from the purchase of the home. */
  readonly ofPurchase: string
  /** Between a span and the landlord whose notice it is: `de préavis du`. */
  readonly ofLandlord: string
  /** `die Frist von zwei Jahren gilt nicht`. */
  readonly noLonger: string
  readonly tellsNotice: string
  /** Whom somebody has to tell. */
  readonly tellsOthers: string
  /** Who is told, and does not tell. */
  readonly receives: string
  readonly notANotice: string
  /** Before a span that begins or ends with a day, as no notice does. */
  readonly after: string
  /** Between such a word and the span. */
  readonly articles: string
  readonly landlords: string
  /** One of several tenants. */
  readonly oneOfThem: string
}
