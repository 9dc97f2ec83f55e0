import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { planDraft, staffPlan } from '../../entities/staff-plan'

export const call = defineCall({
  name: 'billing/manage-plan-save',
  summary: 'Writes a plan by its code: without a version a new one.',
  method: 'POST',
  path: '/api/billing/manage-plan-save',
  access: 'manager',
  scope: 'site',
  resources: { code: 'plan' },
  audit: 'plan-save',
  cache: 'none',
  input: z.extend(planDraft, { version: z.optional(z.int().check(z.gte(1))) }),
  output: staffPlan,
  errors: [
    { status: 404, message: 'Plan not found.' },
    { status: 409, message: 'This code is already used.' },
    { status: 409, message: 'This plan was changed elsewhere. Please check it again.' },
  ],
  examples: [
    {
      input: {
        code: 'no-such-plan',
        title: { en: 'A plan' },
        text: {},
        price: 100,
        vat: 'standard',
        periodCount: 1,
        periodUnit: 'month',
        status: 'draft',
        version: 1,
      },
      as: 'manager',
      status: 404,
    },
  ],
})
