import { call } from '@schemas/hora/calls/hora/trash'
import { handle } from '@gateway/call/handle'
import { asOwner } from '../../charts/as-owner'
import { changeChart, describeOwn, emptyOldTrash, lockOwnChart } from '../../charts/own-charts'

export const handler = handle(call, async (context) =>
  asOwner(context, async (owner) => {
    const row = await lockOwnChart(owner, context.input.id)
    if (row.trashedAt) return describeOwn(owner, row)
    const trashed = await changeChart(owner, row, { trashedAt: new Date() })
    await emptyOldTrash(owner)
    return trashed
  }),
)
