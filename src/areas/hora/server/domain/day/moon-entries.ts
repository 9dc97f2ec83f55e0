import { arcminOf } from '@schemas/hora/rules/angle'
import { skyInstant } from '../sky/instant'
import { modernPlace, type Zodiac } from '../sky/positions'
import { suriyayartMoment } from '../suriyayart/epoch'
import { trueMoon } from '../suriyayart/moon'
import { type Change, changesOf } from '../time/changes'

/** The Moon stays in a ฤกษ์ for about a day. */
const stepMs = 3_600_000

/** The ฤกษ์ 1–27 that the Moon enters between two instants, with the times to the second. */
export function moonReukEntries(fromMs: number, toMs: number, method: 'suriyayart' | Zodiac): Change<number>[] {
  const arcminAt = (utcMs: number) =>
    method === 'suriyayart'
      ? trueMoon(suriyayartMoment(utcMs))
      : arcminOf(modernPlace('moon', skyInstant(utcMs), method, 'mean').longitude)
  return changesOf((utcMs) => Math.floor(arcminAt(utcMs) / 800) + 1, fromMs, toMs, stepMs)
}
