import type { Say } from '../../../../content/say/words.ts'

/** Order matters: browsers that also claim another's name come first. */
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Headless)?Chrom(?:e|ium)\/|\bCriOS\//],
  ['Safari', /\bSafari\//],
] as const
const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const
const MOST_CHARACTERS = 80

/** Familiar name of a browser from its user agent; unknown ones are shown as sent. */
export function browserName(say: Say, userAgent: string | null): string {
  if (userAgent === null) return say('apps.unknownBrowser')
  const [browser, system] = [BROWSERS, SYSTEMS].map((known) => known.find(([, sign]) => sign.test(userAgent))?.[0])
  if (browser !== undefined && system !== undefined) return say('apps.browserOn', { browser, system })
  return browser ?? userAgent.slice(0, MOST_CHARACTERS)
}
