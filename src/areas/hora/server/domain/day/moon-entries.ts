import { arcminOf } from '@schemas/hora/rules/angle'
import { skyInstant } from '../sky/instant'
import { modernPlace, type Zodiac } from '../sky/positions'
import { suriyayartMoment } from '../suriyayart/epoch'
import { trueMoon } from '../suriyayart/moon'
import { type Change, changesOf } from '../time/changes'

/** The Moon stays in a ฤกษ์ for about a day. */
const stepMs = 3_600_000

type MoonMethod = 'suriyayart' | Zodiac

/** The ฤกษ์ 1–27 in which the Moon is. */
export function moonReukAt(utcMs: number, method: MoonMethod): number {
  const arcmin =
    method === 'suriyayart'
      ? trueMoon(suriyayartMoment(utcMs))
      : arcminOf(modernPlace('moon', skyInstant(utcMs), method, 'mean').longitude)
  return Math.floor(arcmin / 800) + 1
}

/** The ฤกษ์ 1–27 that the Moon enters between two instants, with the times to the second. */
export const moonReukEntries = (fromMs: number, toMs: number, method: MoonMethod): Change<number>[] =>
  changesOf((utcMs) => moonReukAt(utcMs, method), fromMs, toMs, stepMs)
