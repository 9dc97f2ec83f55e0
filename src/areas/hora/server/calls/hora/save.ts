import { call } from '@schemas/hora/calls/hora/save'
import { handle } from '@gateway/call/handle'
import { asOwner } from '../../charts/as-owner'
import { birthValues } from '../../charts/chart-values'
import { insertChart } from '../../charts/own-charts'

export const handler = handle(call, async (context) => {
  const { label, birth, place, options, note, tags } = context.input
  const values = { label, options, note, tags, ...birthValues(birth, place, context.locale) }
  return asOwner(context, (owner) => insertChart(owner, values))
})
