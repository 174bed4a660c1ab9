import { z } from 'zod'

const columnName = z.string().min(1).max(100)

/** Which columns play which part; each is found by its usual name when it is not stated. */
const rolesSchema = z.object({
  areaM2: columnName.optional(),
  latitude: columnName.optional(),
  longitude: columnName.optional(),
  located: columnName
    .optional()
    .describe('0 where the coordinates are the centre of a place, not of the home; such a home has no distances'),
  quarter: columnName.optional().describe('quarter of the advert, such as 2024-Q3; prices are aged along it'),
  type: columnName.optional().describe('type of home, such as house or studio'),
  property: columnName.optional().describe('the same text for all adverts of one property'),
  project: columnName
    .optional()
    .describe('the same text for all adverts of one building, project or offer of one agency at one place'),
})

/** Meaning of the columns of an advert table to the valuation. Other keys of a schema file are ignored. */
export const valuationSchemaSchema = z
  .object({
    name: z.string().max(200).default('valuation'),
    numeric: z.array(columnName).min(1).max(500),
    categorical: z.array(columnName).max(100).default([]),
    target: columnName.default('price'),
    roles: rolesSchema.default({}),
  })
  .superRefine((schema, context) => {
    const names = [...schema.numeric, ...schema.categorical, schema.target]
    for (const name of repeated(names)) context.addIssue({ code: 'custom', message: `column ${name} is named twice` })
    const { areaM2, latitude, longitude } = rolesOf(schema)
    if (areaM2 === undefined)
      context.addIssue({ code: 'custom', message: 'no area column: name it area_m2 or state roles.areaM2' })
    for (const column of [areaM2, latitude, longitude]) {
      if (column !== undefined && !schema.numeric.includes(column))
        context.addIssue({ code: 'custom', message: `column ${column} must be listed under numeric` })
    }
  })

export type ValuationSchema = z.infer<typeof valuationSchemaSchema>

/** One advert. Null and absent mean unknown. */
export type ValuationRow = {
  readonly id: string
  readonly values: Readonly<Record<string, number | string | null | undefined>>
}

type Named = Pick<ValuationSchema, 'numeric' | 'categorical' | 'roles'>

const USUAL_NAMES = {
  areaM2: /^(?:area|area_?m2|area_?sqm|living_?area(?:_?m2)?|surface(?:_?m2)?|size(?:_?m2)?)$/i,
  latitude: /^lat(?:itude)?$/i,
  longitude: /^(?:lon|lng|long|longitude)$/i,
  quarter: /^(?:quarter|period)$/i,
  type: /^(?:property_?)?type$/i,
}

/** The stated roles, completed by columns with a usual name. */
export function rolesOf(schema: Named): ValuationSchema['roles'] {
  const all = [...schema.numeric, ...schema.categorical]
  const found: ValuationSchema['roles'] = {}
  for (const [role, pattern] of Object.entries(USUAL_NAMES)) {
    const column = all.find((name) => pattern.test(name))
    if (column !== undefined) found[role as keyof typeof USUAL_NAMES] = column
  }
  return { ...found, ...schema.roles }
}

function repeated(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, i) => names.indexOf(name) !== i))]
}
