import { generate, parse, validate } from 'promptparse'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isTaxId } from '@schemas/commerce/tax-id'
import { promptPayPayload } from './promptpay-payload'
import { readSlipQr } from './read-slip-qr'

const taxId = (twelve: string) => Array.from({ length: 10 }, (_, digit) => twelve + digit).find(isTaxId) ?? ''
const ids = fc.oneof(
  fc.stringMatching(/^0[689]\d{8}$/).map((id) => ({ id, type: 'MSISDN', target: id })),
  fc.stringMatching(/^\d{12}$/).map((twelve) => ({ id: taxId(twelve), type: 'NATID', target: taxId(twelve) })),
  fc.stringMatching(/^\d{15}$/).map((id) => ({ id, type: 'EWALLETID', target: id })),
)

it('names the receiver and the exact amount, under a checksum that fits', () => {
  fc.assert(
    fc.property(ids, fc.integer({ min: 1, max: 200_000_000 }), ({ id, type, target }, satang) => {
      const payload = promptPayPayload(id, satang) ?? ''
      expect(parse(payload, true)).not.toBeNull()
      const read = validate.anyId(payload)
      expect(read).toMatchObject({ type })
      expect(read?.target.replace(/^0066/, '0')).toBe(target)
      expect(Math.round((read?.amount ?? 0) * 100)).toBe(satang)
      // Written to the satang, whatever a float would make of it.
      expect(payload).toContain(`${Math.floor(satang / 100)}.${String(satang % 100).padStart(2, '0')}`)
    }),
  )
})

it.each(['abc', '', '081', '0112345678', '1234567890123', '12345678901234', '１２３'])('refuses the id "%s"', (id) => {
  expect(promptPayPayload(id, 100)).toBeUndefined()
})
it.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 200_000_001, 1_000_000_000])(
  'refuses %d satang',
  (satang) => {
    expect(promptPayPayload('0812345678', satang)).toBeUndefined()
  },
)
it('takes an id as people write it', () => {
  expect(promptPayPayload('+66 81-234-5678', 100)).toBe(promptPayPayload('0812345678', 100))
})

it('reads the transfer of a slip, and nothing of another QR', () => {
  const slip = generate.slipVerify({ sendingBank: '014', transRef: '202611281a2B3c4D5' })
  expect(readSlipQr(slip)).toEqual({ bank: '014', reference: '202611281A2B3C4D5', hasCrc: true })
  for (const other of ['', 'hello', promptPayPayload('0812345678', 100) ?? '', slip.slice(0, 20), 'x'.repeat(501)])
    expect(readSlipQr(other)).toBeUndefined()
  const broken = generate.slipVerify({ sendingBank: 'ABC', transRef: '1' })
  expect(readSlipQr(broken)).toBeUndefined()
})
