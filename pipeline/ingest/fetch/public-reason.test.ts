import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../../base/settings.ts'
import { publicReason } from './public-reason.ts'

it.each([
  ['no file in /srv/lux/data/feeds/workbook matches *.xlsx', 'no file in feeds/workbook matches *.xlsx'],
  [`there is no file at ${join(ROOT, 'data', 'a.csv')}`, 'there is no file at data/a.csv'],
  [
    'the file /opt/agency/private/feeds/a.csv, /opt/agency/b/c.csv is empty',
    'the file …/feeds/a.csv, …/b/c.csv is empty',
  ],
  [
    "ENOENT: no such file or directory, open '/etc/lux/keys/a.pem'",
    "ENOENT: no such file or directory, open '…/keys/a.pem'",
  ],
  ['https://feed.example/export/day/a.csv answered 503', 'https://feed.example/export/day/a.csv answered 503'],
  ['http://127.0.0.1:3000/a/b/c timed out', 'http://127.0.0.1:3000/a/b/c timed out'],
])('%s', (reason, said) => expect(publicReason(reason, '/srv/lux/data')).toBe(said))
