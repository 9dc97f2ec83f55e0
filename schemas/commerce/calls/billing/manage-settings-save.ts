import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { checkoutMethods } from '../../entities/checkout'
import { moneySettings, receivingAccount } from '../../entities/money-settings'

/** Who changes the account takes the shop's money: the password is asked again, and every admin gets a mail. */
export const call = defineCall({
  name: 'billing/manage-settings-save',
  summary: 'Changes where the shop receives money, and how it may be paid.',
  method: 'POST',
  path: '/api/billing/manage-settings-save',
  access: 'admin',
  scope: 'site',
  audit: 'money-settings',
  cache: 'none',
  limit: 20,
  input: z.strictObject({
    version: z.int().check(z.gte(0)),
    password: z.string().check(z.maxLength(200)),
    accounts: z.array(receivingAccount).check(z.maxLength(10)),
    methods: z.array(z.enum(checkoutMethods)).check(z.maxLength(3)),
  }),
  output: moneySettings,
  errors: [
    { status: 409, message: 'These settings were changed elsewhere. Please check them again.' },
    { status: 422, message: 'The password is wrong.' },
    { status: 400, message: 'This method needs an account of its kind.' },
    { status: 429, message: 'Too many attempts.' },
  ],
  examples: [
    { input: { version: 0, password: 'not the password', accounts: [], methods: [] }, as: 'admin', status: 422 },
    { input: { version: 0, password: 'x', accounts: [], methods: [] }, as: 'manager', status: 403 },
  ],
})
