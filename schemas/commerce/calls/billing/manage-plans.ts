import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { staffPlan } from '../../entities/staff-plan'

export const call = defineCall({
  name: 'billing/manage-plans',
  summary: 'All plans of the shop, also those that are not sold now.',
  method: 'GET',
  path: '/api/billing/manage-plans',
  access: 'manager',
  scope: 'site',
  cache: 'none',
  input: z.strictObject({}),
  output: z.object({ plans: z.array(staffPlan) }),
  examples: [
    { input: {}, as: 'manager' },
    { input: {}, as: 'user', status: 403 },
  ],
})
