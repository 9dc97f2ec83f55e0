import { call } from '@schemas/commerce/calls/billing/manage-bill-save'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { handle } from '@gateway/call/handle'
import { saveDraft } from '../../billing/draft-bills'
import { shopError } from '../../messages'
import { shopOf } from '../../shop-of'

const problems = { unknown: 'unknownBill', fixed: 'fixedBill', stale: 'staleBill', large: 'largeBill' } as const

export const handler = handle(call, async (context) => {
  const { input, tx, locale } = context
  refuseImpersonator(context)
  const { bill: id, version, ...draft } = input
  return tx(async (db) => {
    const saved = await saveDraft(shopOf(context, db), { draft, id, version })
    if (!saved.ok) throw shopError(problems[saved.problem], locale, saved.problem === 'large' ? { field: 'lines' } : {})
    return { bill: saved.bill.id, version: saved.bill.version, total: saved.bill.total }
  })
})
