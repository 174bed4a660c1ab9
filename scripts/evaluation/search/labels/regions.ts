/**
 * Names of regions with the communes and cantons (`canton:…`) that a reader would accept. The south and the Minett are the eleven communes of the
 * regional syndicate PRO-SUD with the rest of their canton; other names follow the cantons.
 */
export const REGIONS: Readonly<Record<string, readonly string[]>> = {
  south: ['canton:esch-sur-alzette', 'kaerjeng'],
  north: ['canton:clervaux', 'canton:wiltz', 'canton:vianden', 'canton:diekirch', 'canton:redange'],
  moselle: ['canton:remich', 'canton:grevenmacher'],
}
