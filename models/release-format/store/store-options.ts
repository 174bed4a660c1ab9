/**
 * Options of a storage driver with `${NAME}` in their texts replaced from the environment, so that secrets stand in no file.
 * @throws RangeError that names the variables that are not set
 */
export function fillOptions(
  options: Record<string, unknown>,
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, unknown> {
  const missing = new Set<string>()
  const filled = (value: unknown): unknown => {
    if (typeof value === 'string')
      return value.replaceAll(/\$\{(\w+)\}/g, (whole, name: string) => {
        if (!environment[name]) missing.add(name)
        return environment[name] ?? whole
      })
    if (Array.isArray(value)) return value.map(filled)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(item)]))
  }
  const result = filled(options) as Record<string, unknown>
  if (missing.size > 0)
    throw new RangeError(`The options of the store name ${[...missing].join(', ')}: not set in the environment`)
  return result
}
