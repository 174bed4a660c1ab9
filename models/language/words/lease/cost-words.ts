/** Words of fees, costs of the owner, and repairs. Sources of patterns, folded, one or more a line; empty where a language has none. */
export interface CostWords {
  /** Beginnings of words for a fee, and for what is paid for a service. */
  readonly paid: string
  /** A sum that no account changes. */
  readonly flat: string
  /** Beginnings of words for what an agency asks. */
  readonly fee: string
  /** Verbs for paying it. */
  readonly pays: string
  /** Who manages a building, and lets nothing. */
  readonly managing: string
  /** All of what a cost is called by: the manager of the building. */
  readonly namedOnly: string
  /** Who pays himself, or that a cost stays out of the charges. */
  readonly himself: string
  /** Verbs, before `nothing`. */
  readonly asks: string
  readonly nothing: string
  /** No fee is asked. */
  readonly noneAsked: string
  /** A fee that the tenant gets back. */
  readonly givenBack: string
  /** The other party pays the same. */
  readonly likewise: string
  readonly costs: string
  /** A sum, a statement or a party counts something among the costs. */
  readonly includes: string
  /** Makes something a part of the charges, without the word for them. */
  readonly amongCharges: string
  /** Parts and equipment of a home that wear out or fail, and are the landlord's to mend. */
  readonly equipment: string
  /** Mending, beyond the upkeep that is the tenant's. */
  readonly repairs: string
  /** Upkeep that is the tenant's. */
  readonly upkeep: string
  /** Small parts of them, which a tenant replaces. */
  readonly parts: string
  /** Beginnings of words for telling of repairs, and for letting them be done. */
  readonly tolerates: string
  /** Before an agency or its fee: there is none. */
  /** Widens a burden beyond what somebody did. */
  readonly orNot: string
  /** Damage by the tenant's own hand. */
  readonly causedByTenant: string
  readonly without: string
  /** Beginnings of words for an agency or its fee. */
  readonly agencyOrFee: string
  /** There was no agency. */
  readonly noAgency: string
  /** Who comes in, whatever a fee is said to be for. */
  readonly incoming: string
  /** Before a reason. */
  readonly since: string
  /** Stand for what the sentence before named. */
  /** Behind a term of the lease: what it covers. */
  readonly covers: string
  readonly it: string
  /** A contract or a cost of the owner, who pays nothing by being named there. */
  readonly owners: string
  /** Before a list of what is not paid. */
  readonly notListed: string
  readonly tenants: string
}
