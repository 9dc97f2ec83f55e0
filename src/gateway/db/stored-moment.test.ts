import { expect, it } from 'vitest'
import { isStoredMoment } from './stored-moment'

it.each(['2026-11-28T09:30:00.000Z', '2026-11-28 09:30:00.123456+00', '2026-11-28 09:30:00+07:00'])(
  'accepts %s',
  (text) => expect(isStoredMoment(text)).toBe(true),
)

it.each(['foo 1', '2020 (x', '+200000-01-01T00:00:00Z', '2026-13-01T00:00:00Z', '2026-11-28', '', '0'])(
  'refuses "%s", which Date.parse may accept',
  (text) => expect(isStoredMoment(text)).toBe(false),
)
