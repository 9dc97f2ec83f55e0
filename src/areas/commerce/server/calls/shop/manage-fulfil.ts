import { call } from '@schemas/commerce/calls/shop/manage-fulfil'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { handle } from '@gateway/call/handle'
import { shopError } from '../../messages'
import { fulfil } from '../../orders/fulfil'
import { shopOf } from '../../shop-of'

const problems = {
  unknown: 'unknownOrder',
  unknown_parcel: 'unknownParcel',
  not_confirmed: 'notConfirmed',
  too_many: 'tooManyPacked',
  nothing_left: 'nothingToPack',
  over: 'orderOver',
  shipped: 'parcelShipped',
  further: 'parcelFurther',
  not_cod: 'notCod',
  not_whole: 'notWhole',
} as const

export const handler = handle(call, async (context) => {
  const { input, tx, locale } = context
  refuseImpersonator(context)
  return tx(async (db) => {
    const done = await fulfil(shopOf(context, db), input)
    if (!done.ok) throw shopError(problems[done.problem], locale)
    return { parcel: done.parcel, status: done.status }
  })
})
