import { type ChartEntry, chartEntries, type WheelChart } from '../chart-view'
import type { WheelToken } from './wheel-token'

/** The tokens of a chart in order of degree, each with its position. */
export function chartTokens(chart: WheelChart): { token: WheelToken; entry: ChartEntry }[] {
  return chartEntries(chart)
    .map((entry) => ({
      entry,
      token: {
        key: entry.key,
        arcmin: entry.position.arcmin,
        isFlagged: entry.position.motion !== null,
        isWide: entry.key === 'ascendant' || entry.key === 'pluto',
      },
    }))
    .sort((one, other) => one.token.arcmin - other.token.arcmin)
}
