import { expect, it } from 'vitest'
import { sayIn } from '../../../../content/say/words.ts'
import { browserName } from './browser-name.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/153.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/153.0.0.0 Safari/537.36 Edg/153.0`, 'Edge on Windows'],
  ['Mozilla/5.0 (Windows NT 10.0; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox on Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605 Version/18.0 Safari/605', 'Safari on macOS'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Safari/604', 'Safari on iPhone'],
  [
    `Mozilla/5.0 (Linux; Android 16) ${WEBKIT} SamsungBrowser/29 Chrome/130 Mobile Safari`,
    'Samsung Internet on Android',
  ],
  ['curl/8.5.0', 'curl/8.5.0'],
  ['x'.repeat(300), 'x'.repeat(80)],
  [null, 'unknown browser'],
])('%s is %s', (userAgent, name) => {
  expect(browserName(sayIn('en'), userAgent)).toBe(name)
})
