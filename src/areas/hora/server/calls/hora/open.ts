import { call } from '@schemas/hora/calls/hora/open'
import { handle } from '@gateway/http/handle'
import { asOwner } from '../../domain/charts/as-owner'
import { describeOwn, findOwnChart } from '../../domain/charts/own-charts'
import { describeShare, sharesOf } from '../../domain/charts/shares'

export const handler = handle(call, async (context) =>
  asOwner(context, async (owner) => {
    const row = await findOwnChart(owner, context.input.id)
    const shares = await sharesOf(owner.db, row.id)
    return {
      chart: await describeOwn(owner, row),
      shares: shares.map((share) => describeShare(share, context.origin)),
    }
  }),
)
