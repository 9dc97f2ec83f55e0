import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { positions } from '../../entities/position'
import { shiftView } from '../../entities/shift-view'
import { tenderKinds } from '../../entities/tender'

export const call = defineCall({
  name: 'pos/open',
  summary: 'Opens a register on a device: what the caller may do there, its settings, its next number, the open shift.',
  method: 'POST',
  path: '/api/pos/open',
  access: 'user',
  member: { scope: 'branch', role: 'cashier' },
  scope: 'site',
  resources: { register: 'register' },
  audit: false,
  cache: 'none',
  input: z.strictObject({
    register: z.string().check(z.maxLength(64)),
    device: z.string().check(z.minLength(8), z.maxLength(80)),
    deviceName: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  }),
  output: z.object({
    register: z.object({ id: z.string(), code: z.string(), name: z.string(), machineNo: z.optional(z.string()) }),
    branch: z.object({
      id: z.string(),
      name: z.string(),
      address: z.string(),
      phone: z.string(),
      receiptHead: z.string(),
      receiptFoot: z.string(),
      tenders: z.array(z.enum(tenderKinds)),
      discountLimit: z.int(),
      /** Of PromptPay, so that the device makes the QR. */
      promptpay: z.optional(z.object({ number: z.string(), name: z.string() })),
    }),
    issuer: z.object({
      legalName: z.string(),
      address: z.string(),
      taxId: z.optional(z.string()),
      branchNo: z.string(),
      isVatRegistered: z.boolean(),
    }),
    cash: z.object({ step: z.int(), way: z.enum(['down', 'nearest']) }),
    position: z.enum(positions),
    me: z.object({ id: z.string(), name: z.string() }),
    /** Those who may open the lock of the till: they have a PIN. */
    colleagues: z.optional(z.array(z.object({ id: z.string(), name: z.string(), position: z.enum(positions) }))),
    segment: z.object({ id: z.string(), no: z.int(), nextSeq: z.int() }),
    shift: z.optional(shiftView),
    time: z.string(),
  }),
  errors: [
    { status: 404, message: 'Register not found.' },
    { status: 403, message: 'A lead has to bind this device first.' },
    { status: 409, message: 'This register is open on another device.' },
    { status: 409, message: 'The register {code} is retired. Choose another one.' },
  ],
  examples: [
    { input: { register: 'none', device: 'device-of-an-example' }, as: 'manager', status: 404 },
    { input: { register: 'none', device: 'device-of-an-example' }, status: 401 },
  ],
})
