import { call } from '@schemas/hora/calls/hora/open'
import { handle } from '@gateway/call/handle'
import { asOwner } from '../../charts/as-owner'
import { describeOwn, findOwnChart } from '../../charts/own-charts'
import { describeShare, sharesOf } from '../../charts/shares'

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
