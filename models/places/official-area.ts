/** Slug under which public offices list a commune today: its own, or that of the commune it merged into. */
export function officialArea({ slug, successor }: { slug: string; successor: string | null }): string {
  return successor ?? slug
}
