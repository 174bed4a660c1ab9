const LABEL = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:(?:lot|unit[ée]?|einheit|wohneinheit|whg|bloc)\.?\s?(?:n[°o]\.?|nr\.?|no\.?|#)?` +
    String.raw`|(?:appartement|apartment|appt|apt|maison|haus|wohnung|house)\.?\s?(?:n[°o]\.?|nr\.?|no\.?|#))` +
    String.raw`\s?([a-z]{0,2}[-. ]?\d{1,3}(?:[-./]?[a-z0-9]{1,3})?)(?![\p{L}\d²]|\s?(?:m2|m²|pi[eè]ces|ch\b|ch\.|chambre|zimmer|schlaf|bed|lots|ares|€))`,
  'iu',
)

/**
 * The number of the flat or lot within its project: `Lot n°3`, `Lot 5A`, `Appartement n° B2`. It tells near-equal adverts of one building apart.
 * The title is asked first.
 * @returns upper case without separators, or null
 */
export function unitLabel(title: string | null, description: string | null): string | null {
  return labelIn(title) ?? labelIn(description?.slice(0, 600) ?? null)
}

function labelIn(text: string | null): string | null {
  if (text === null) return null
  const match = LABEL.exec(text)
  return match === null ? null : match[1]!.toUpperCase().replace(/[-./ ]/g, '')
}
