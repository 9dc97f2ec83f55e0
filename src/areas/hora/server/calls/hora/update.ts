import { call } from '@schemas/hora/calls/hora/update'
import { handle } from '@gateway/call/handle'
import { asOwner } from '../../charts/as-owner'
import { birthValues } from '../../charts/chart-values'
import { describeBirth } from '../../charts/describe'
import { chartError } from '../../charts/messages'
import { changeChart, describeOwn, lockOwnChart } from '../../charts/own-charts'

export const handler = handle(call, async (context) => {
  const { id, version, birth, place, ...fields } = context.input
  const { locale } = context
  return asOwner(context, async (owner) => {
    const row = await lockOwnChart(owner, id)
    if (row.version !== version)
      throw chartError('stale', locale, { details: { chart: await describeOwn(owner, row) } })
    if (row.trashedAt) throw chartError('trashed', locale)
    // The instant belongs to birth and place together.
    const moved =
      birth || place
        ? birthValues(
            birth ?? describeBirth(row),
            place ?? { label: row.placeLabel, lat: row.lat, lon: row.lon },
            locale,
          )
        : {}
    const sent = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
    return changeChart(owner, row, { ...sent, ...moved })
  })
})
