import { expect, it } from 'vitest'
import { periodEnd } from './plan-period'

it.each([
  ['2026-01-31', 1, 'month', '2026-02-28'],
  ['2026-01-31', 2, 'month', '2026-03-31'],
  ['2024-01-31', 1, 'month', '2024-02-29'],
  ['2024-02-29', 1, 'year', '2025-02-28'],
  ['2026-11-28', 3, 'month', '2027-02-28'],
  ['2026-12-15', 1, 'month', '2027-01-15'],
] as const)('from %s, %d %s end on %s', (anchor, count, unit, end) => expect(periodEnd(anchor, count, unit)).toBe(end))
