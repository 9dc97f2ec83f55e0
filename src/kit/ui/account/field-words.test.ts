import { expect, it } from 'vitest'
import { emailPattern } from './field-messages'

it.each(['name@example.com', ' name@example.co.th ', 'n@.a.b', 'n@a..b'])(
  '%j looks like an e-mail address',
  (written) => expect(emailPattern.test(written)).toBe(true),
)

it.each([
  '',
  'name',
  'name@example',
  'name@.com',
  'name@example.',
  'a@b@example.com',
  'a b@example.com',
  '@example.com',
])('%j does not', (written) => expect(emailPattern.test(written)).toBe(false))
