import { expect, it } from 'vitest'
import { isCommonPassword } from './common-password.ts'
import { PASSWORD } from '../testing/test-accounts.ts'

const EMAIL = 'anna.schmit@example.lu'

it.each([
  'password1234',
  'Password2026!',
  'P@ssw0rd1234',
  'P@ssw0rd12!?',
  'passwordpassword',
  '123456789012',
  '987654321098',
  '19850412198504',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'qwertyuiop12',
  'azertyuiop12',
  'qwertzuiop12',
  'asdfghjkl123',
  'abcdefghijkl',
  'luxembourg2026',
  'Luxembourg-1234',
  'motdepasse123',
  'Passwuert1234',
  'iloveyou1234',
  'anna.schmit1',
  'schmitschmit99',
  'Admin-Admin-2026',
  'Lëtzebuerg123!',
])('refuses %s', (password) => expect(isCommonPassword(password, EMAIL)).toBe(true))

it.each([
  PASSWORD,
  'my neighbour has two goats',
  'kitchen window 47',
  'Xk7#pLq2vNt9',
  'luxembourg has nine valleys',
  'aeho4-isuw8-lqpz3',
])('accepts %s', (password) => expect(isCommonPassword(password, EMAIL)).toBe(false))
