const SIZE_SUFFIX = /(?:[-_](?:\d{2,4}x\d{2,4}|xxs|xs|s|m|l|xl|xxl|small|medium|large|thumb|c|hd|wm))+$/i

/**
 * Part of a photo's address that another portal's size of it shares: its file name without size, extension and query. Names that
 * many photos have (`1.jpg`, `cover.png`, `logo.svg`) give null.
 */
export function photoKey(url: string): string | null {
  const path = url.split(/[?#]/, 1)[0]!
  const file = path.slice(path.lastIndexOf('/') + 1)
  const name = file
    .replace(/\.[a-z]{3,4}$/i, '')
    .replace(SIZE_SUFFIX, '')
    .toLowerCase()
  return name.length >= 8 && /\d.*\d.*\d/.test(name) ? name : null
}
