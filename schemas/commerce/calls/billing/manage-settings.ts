import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { moneySettings } from '../../entities/money-settings'

export const call = defineCall({
  name: 'billing/manage-settings',
  summary: 'Where the shop receives money, and how it may be paid.',
  method: 'GET',
  path: '/api/billing/manage-settings',
  access: 'admin',
  scope: 'site',
  cache: 'none',
  input: z.strictObject({}),
  output: moneySettings,
  examples: [
    { input: {}, as: 'admin' },
    { input: {}, as: 'manager', status: 403 },
  ],
})
