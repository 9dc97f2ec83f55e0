import { call } from '@schemas/hora/calls/hora/share'
import { handle } from '@gateway/call/handle'
import { asOwner } from '../../charts/as-owner'
import { chartError } from '../../charts/messages'
import { lockOwnChart } from '../../charts/own-charts'
import { addShare, describeShare } from '../../charts/shares'

export const handler = handle(call, async (context) =>
  asOwner(context, async (owner) => {
    const { id, shows, expires } = context.input
    const chart = await lockOwnChart(owner, id)
    if (chart.trashedAt) throw chartError('trashed', context.locale)
    const share = await addShare({ ...owner, chart, shows, expires: expires === null ? null : new Date(expires) })
    return describeShare(share, context.origin)
  }),
)
