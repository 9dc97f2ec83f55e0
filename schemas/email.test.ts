import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { emailAddress } from './email'
import { fieldMessages } from './issue-message'
import { looseAddressOf, mailAddressOf, shownAddressOf } from './mail-address'
import { shownEmail } from './shown-email'

describe('a mail address', () => {
  it.each([
    ['info@ตัวอย่าง.ไทย', 'info@ตัวอย่าง.ไทย'],
    ['info@xn--72c1a1bt4awk9o.xn--o3cw4h', 'info@ตัวอย่าง.ไทย'],
    ['INFO@XN--72C1A1BT4AWK9O.XN--O3CW4H', 'info@ตัวอย่าง.ไทย'],
    ['  Mali@Example.COM ', 'mali@example.com'],
    ['สมชาย@ตัวอย่าง.ไทย', 'สมชาย@ตัวอย่าง.ไทย'],
    ['hans@Münch\u0065n.de', 'hans@münchen.de'],
    ['hans@mu\u0308nchen.de', 'hans@münchen.de'],
    ['用户@例え。テスト', '用户@例え.テスト'],
    ['İ่@example.com', 'i่\u0307@example.com'],
    ["o'neil+shop@a-b.co.th", "o'neil+shop@a-b.co.th"],
  ])('%s has the one form %s', (written, stored) => {
    expect(emailAddress.parse(written)).toBe(stored)
    expect(emailAddress.parse(stored)).toBe(stored)
  })

  it.each([
    '',
    'info',
    'info@ตัวอย่าง',
    'info@.ไทย',
    'info@ตัวอย่าง..ไทย',
    'info@127.0.0.1',
    'info@xn--.com',
    'info@xn--example-.com',
    'info@xn--i-7iq.ws',
    'info@ตัว อย่าง.ไทย',
    'info@example.com/a',
    'info@example.com:25',
    'a@b@example.com',
    'a..b@example.com',
    '.a@example.com',
    'a,b@example.com',
    '"a"@example.com',
    'a<b@example.com',
    'a\nb@example.com',
    `a@${'ก'.repeat(80)}.ไทย`,
    `${'a'.repeat(250)}@example.com`,
  ])('%j is none', (written) => expect(emailAddress.safeParse(written).success).toBe(false))

  it('is refused with a message for people', () => {
    const form = z.strictObject({ email: emailAddress })
    for (const email of ['info@ตัวอย่าง', 'a,b@example.com']) {
      const { error } = form.safeParse({ email })
      expect(error && fieldMessages(error, { email }, 'en')).toEqual({
        email: 'Enter a valid email, such as name@example.com.',
      })
    }
  })

  it('keeps its letter case where a page shows it', () => {
    expect(shownAddressOf(' Hello@Shop.Example')).toBe('Hello@Shop.Example')
    expect(shownAddressOf('Hello@xn--72c1a1bt4awk9o.xn--o3cw4h')).toBe('hello@ตัวอย่าง.ไทย')
    for (const written of ['Hello@Shop.Example', 'สมชาย@ตัวอย่าง.ไทย', 'info@xn--72c1a1bt4awk9o.xn--o3cw4h'])
      expect(shownEmail.parse(written)).toBe(written)
    for (const written of ['info@ตัวอย่าง', 'a,b@example.com', 'a@b@example.com', 'info@.ไทย'])
      expect(shownEmail.safeParse(written).success, written).toBe(false)
  })

  it('may have other signs before the @ where it is only kept', () => {
    expect(looseAddressOf('R&D@ตัวอย่าง.ไทย')).toBe('r&d@ตัวอย่าง.ไทย')
    expect(mailAddressOf('R&D@ตัวอย่าง.ไทย')).toBeUndefined()
  })
})
