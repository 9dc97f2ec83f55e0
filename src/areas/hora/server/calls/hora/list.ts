import { call } from '@schemas/hora/calls/hora/list'
import { handle } from '@gateway/call/handle'
import { asOwner } from '../../charts/as-owner'
import { listCharts } from '../../charts/list-charts'

export const handler = handle(call, async (context) =>
  asOwner(context, ({ db, person }) => listCharts(db, person, context.input)),
)
