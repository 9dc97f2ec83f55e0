import { call } from '@schemas/hora/calls/hora/restore'
import { handle } from '@gateway/call/handle'
import { asOwner } from '../../charts/as-owner'
import { changeChart, describeOwn, lockOwnChart } from '../../charts/own-charts'

export const handler = handle(call, async (context) =>
  asOwner(context, async (owner) => {
    const row = await lockOwnChart(owner, context.input.id)
    return row.trashedAt ? changeChart(owner, row, { trashedAt: null }) : describeOwn(owner, row)
  }),
)
