import * as z from 'zod/mini'
import { emailAddress } from '../../email'
import { refuse } from '../../layout/refuse'
import { plainDigits } from '../../plain-digits'
import { isTaxId } from '../tax-id'
import { payMethods } from './payment-status'

const messages = {
  taxId: {
    en: 'This is no valid tax ID. Please check its 13 digits.',
    th: 'เลขประจำตัวผู้เสียภาษีไม่ถูกต้อง กรุณาตรวจทั้ง 13 หลักอีกครั้ง',
  },
  phone: {
    en: 'Enter a Thai phone number, such as 081 234 5678.',
    th: 'กรอกเบอร์โทรศัพท์ในประเทศไทย เช่น 081 234 5678',
  },
}

const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))
/** Digits alone, without what separates them, such as blanks and dashes. */
const digitsOf = (value: string) => plainDigits(value).replaceAll(/[\s().-]/g, '')

/** A phone number in Thailand, as its national digits. */
export const thaiPhone = () =>
  z
    .pipe(
      z.string().check(z.maxLength(40)),
      z.transform((value) => digitsOf(value).replace(/^\+?66/, '0')),
    )
    .check((ctx) => {
      if (!/^0\d{8,9}$/.test(ctx.value)) refuse(ctx, messages.phone)
    })

export const taxIdNumber = () =>
  z.pipe(z.string().check(z.maxLength(40)), z.transform(digitsOf)).check((ctx) => {
    if (!isTaxId(ctx.value)) refuse(ctx, messages.taxId)
  })

export const orderAddress = z.strictObject({
  name: text(200),
  phone: thaiPhone(),
  line: text(300),
  tambon: text(100),
  amphure: text(100),
  /** The first two digits of its codes. */
  province: z.string().check(z.regex(/^\d{2}$/)),
  postcode: z.string().check(z.regex(/^\d{5}$/)),
})

/** What a full tax invoice needs of its buyer: head office 00000, or a branch. */
export const taxRequest = z.strictObject({
  name: text(200),
  address: text(500),
  taxId: taxIdNumber(),
  branchNo: z._default(z.string().check(z.regex(/^\d{5}$/)), '00000'),
})

export const contact = z.strictObject({
  name: text(200),
  email: emailAddress,
  phone: thaiPhone(),
})

/** Methods that a checkout can offer now. */
export const checkoutMethods = [
  'promptpay',
  'transfer',
  'cod',
] as const satisfies readonly (typeof payMethods)[number][]
export type CheckoutMethod = (typeof checkoutMethods)[number]

const quoteProblems = ['empty', 'not_delivered', 'changed'] as const

/** What an order of the cart would cost now. */
export const quoteView = z.object({
  cart: z.optional(z.string()),
  version: z.int(),
  /** Whether it needs an address. */
  isShipped: z.boolean(),
  subtotal: z.int(),
  shipping: z.int(),
  fee: z.int(),
  vat: z.int(),
  total: z.int(),
  problem: z.optional(z.enum(quoteProblems)),
  methods: z.array(
    z.object({
      method: z.enum(checkoutMethods),
      isOffered: z.boolean(),
      /** On top, where it is offered. */
      fee: z.int(),
    }),
  ),
  days: z.optional(z.tuple([z.int(), z.int()])),
})
export type QuoteView = z.infer<typeof quoteView>

/** Where a buyer is on the way to what they buy; the gateway derives it, so that a reload goes on. */
export const checkoutSteps = ['cart', 'details', 'pay', 'review', 'result'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]
