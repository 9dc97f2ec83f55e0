import { call } from '@schemas/hora/calls/hora/update'
import { handle } from '@gateway/http/handle'
import { asOwner } from '../../domain/charts/as-owner'
import { birthValues } from '../../domain/charts/chart-values'
import { describeBirth } from '../../domain/charts/describe'
import { chartError } from '../../domain/charts/messages'
import { changeChart, describeOwn, lockOwnChart } from '../../domain/charts/own-charts'

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
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
    return changeChart(owner, row, { ...given, ...moved })
  })
})
