import type { PublicTable } from '../../publish/tables/public-table.ts'

/** Adverts of a warehouse behind one row of a released table: a select of `advert_id`, with `$key` for values of the row. */
const EVIDENCE: Readonly<Record<string, string>> = {
  trends: `SELECT m.advert_id FROM market_entry e JOIN property_member m ON m.property_id = e.property_id
    LEFT JOIN commune c ON c.slug = e.commune_slug
    WHERE e.listing_type = $listing_type AND ($segment = 'all' OR e.segment = $segment)
      AND e.quarter = date_part('year', $quarter_start::DATE) * 4 + date_part('quarter', $quarter_start::DATE) - 1
      AND CASE $area_level WHEN 'nation' THEN true WHEN 'canton' THEN c.canton = $area_slug ELSE e.commune_slug = $area_slug END`,
  'market-index': `SELECT m.advert_id FROM market_entry e JOIN property_member m ON m.property_id = e.property_id
    WHERE e.quarter = date_part('year', $quarter_start::DATE) * 4 + date_part('quarter', $quarter_start::DATE) - 1
      AND e.listing_type = CASE $scope WHEN 'rent' THEN 'rent' ELSE 'sale' END
      AND CASE WHEN $scope IN ('national', 'rent') THEN true ELSE $scope LIKE e.segment || '%' END
      AND CASE WHEN $scope LIKE '%\\_new' ESCAPE '\\' THEN e.new_build WHEN $scope LIKE '%\\_existing' ESCAPE '\\' THEN e.new_build IS NOT true ELSE true END`,
  listings: 'SELECT advert_id FROM property_member WHERE property_id = $id',
  'price-history': 'SELECT advert_id FROM property_member WHERE property_id = $listing_id',
  estimates: 'SELECT advert_id FROM property_member WHERE property_id = $listing_id',
  activity: `SELECT m.advert_id FROM listing l JOIN property_member m ON m.property_id = l.id
    WHERE l.commune_slug = $commune_slug AND l.listing_type = $listing_type AND ($segment = 'all' OR l.segment = $segment)`,
}

/** The evidence of a row, with its values filled in; null for a table that rests on no adverts of its own. */
export function evidenceSql(
  { name }: Pick<PublicTable, 'name'>,
  row: Readonly<Record<string, unknown>>,
): string | null {
  const sql = EVIDENCE[name]
  return sql === undefined ? null : sql.replace(/\$([a-z_]+)/g, (_, column: string) => literal(row[column]))
}

export function literal(value: unknown): string {
  return value === null || value === undefined ? 'NULL' : `'${String(value).replaceAll("'", "''")}'`
}
