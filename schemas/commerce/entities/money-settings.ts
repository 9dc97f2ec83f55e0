import * as z from 'zod/mini'
import { refuse } from '../../layout/refuse'
import { parsePromptPayId } from '../promptpay'
import { checkoutMethods } from './checkout'

const messages = {
  promptPay: {
    en: 'This is no PromptPay ID. Enter a phone number, a 13-digit tax ID or a 15-digit e-wallet ID.',
    th: 'ไม่ใช่หมายเลขพร้อมเพย์ กรอกเบอร์โทรศัพท์ เลขประจำตัวผู้เสียภาษี 13 หลัก หรือเลข e-Wallet 15 หลัก',
  },
  account: { en: 'Enter the 10 to 15 digits of the account.', th: 'กรอกเลขที่บัญชี 10 ถึง 15 หลัก' },
}

const plain = (value: string) => value.replaceAll(/[\s().-]/g, '')

/** Where the shop receives money; a PromptPay id with a wrong check digit is refused. */
export const receivingAccount = z
  .strictObject({
    id: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
    kind: z.enum(['promptpay', 'bank']),
    number: z.pipe(z.string().check(z.maxLength(40)), z.transform(plain)),
    /** Its code by the Bank of Thailand. */
    bank: z.optional(z.string().check(z.regex(/^\d{3}$/))),
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  })
  .check((ctx) => {
    const { kind, number } = ctx.value
    if (kind === 'promptpay' && parsePromptPayId(number) === undefined) refuse(ctx, messages.promptPay, ['number'])
    if (kind === 'bank' && !/^\d{10,15}$/.test(number)) refuse(ctx, messages.account, ['number'])
  })

export const moneySettings = z.object({
  version: z.int(),
  accounts: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['promptpay', 'bank']),
      number: z.string(),
      bank: z.optional(z.string()),
      name: z.string(),
    }),
  ),
  methods: z.array(z.enum(checkoutMethods)),
})
