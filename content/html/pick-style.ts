/** Class of everything that is shown only where a commune is chosen. */
export function pickClass(slug: string): string {
  return `pick c-${slug}`
}

/** The id of the checkbox of a commune. */
export function pickId(slug: string): string {
  return `choose-${slug}`
}

/** Rules that show the chosen communes without a script: one for each. */
export function compareStyle(slugs: readonly string[]): string {
  const rules = slugs.map((slug) => `.compare:has(#${pickId(slug)}:checked) .c-${slug}`)
  return `.pick{display:none}
@supports not selector(:has(a)){.pick{display:revert}.none-chosen{display:none}}
${rules.join(',\n')}{display:revert}
.compare:has(input:checked) .none-chosen{display:none}
.compare fieldset{border:1px solid var(--line);border-radius:.6rem}
.compare .scroll svg{min-width:34rem}
.picker{columns:11rem;list-style:none;margin:.5rem 0;padding:0}
.picker li{break-inside:avoid;padding:.15rem 0 .15rem 1.6rem;text-indent:-1.6rem}
`
}
