// Who says I and you in a lease.

/** Pronouns of a language for who writes and who is written to, and its usual words for the parties. */
export interface Voice {
  readonly one: RegExp
  readonly several: RegExp
  readonly addressed: RegExp
  readonly words: { readonly landlord: string; readonly tenant: string }
}

const APOSTROPHE = String.raw`['’]`
export const VOICES: readonly Voice[] = [
  {
    one: new RegExp(
      String.raw`(?<!\p{L})(?:[jJ]e|[jJ]${APOSTROPHE}|[mM]e|[mM]oi)(?![\p{L}'’])|(?<!\p{L})[jJ]['’](?=\p{L})`,
      'gu',
    ),
    several: /(?<!\p{L})[nN]ous(?!\p{L})/gu,
    addressed: /(?<!\p{L})[vV]ous(?!\p{L})/gu,
    words: { landlord: 'bailleur', tenant: 'locataire' },
  },
  {
    one: /(?<!\p{L})(?:[iI]ch|[mM]ir|[mM]ich)(?!\p{L})/gu,
    several: /(?<!\p{L})(?:[wW]ir|[uU]ns)(?!\p{L})/gu,
    addressed: /(?<!\p{L})(?:Sie|Ihnen)(?!\p{L})/gu,
    words: { landlord: 'Vermieter', tenant: 'Mieter' },
  },
  {
    one: /(?<!\p{L})(?:I|[mM]e)(?![\p{L}.)'’])/gu,
    several: /(?<!\p{L})(?:[wW]e|[uU]s)(?!\p{L})/gu,
    addressed: /(?<!\p{L})[yY]ou(?!\p{L})/gu,
    words: { landlord: 'landlord', tenant: 'tenant' },
  },
  {
    one: /(?<!\p{L})(?:[eE]ch|[mM]ech)(?!\p{L})/gu,
    several: /(?<!\p{L})(?:[mM]ir|[eE]is)(?!\p{L})/gu,
    addressed: /(?<!\p{L})(?:Dir|Iech)(?!\p{L})/gu,
    words: { landlord: 'proprietär', tenant: 'locataire' },
  },
]
