import { describe, expect, it } from 'vitest'
import { narrowTo } from './narrow-to'

const node = (more: object = {}) => ({ id: 'r', cells: [], ...more })

describe('part moved out of its surroundings', () => {
  it('stays the same when no ancestor was hidden', () => {
    const managersOnly = node({ shown: { roles: ['user'] } })
    expect(narrowTo(managersOnly, {}, {})).toBe(managersOnly)
  })

  it('is hidden wherever an ancestor was', () => {
    expect(narrowTo(node(), { shown: { roles: ['manager', 'admin'] } })).toMatchObject({
      shown: { roles: ['manager', 'admin'] },
    })
    expect(
      narrowTo(node({ shown: { roles: ['user', 'manager'] } }), { shown: { roles: ['manager', 'admin'] } }),
    ).toMatchObject({ shown: { roles: ['manager'] } })
    expect(
      narrowTo(
        node({ visible: { mobile: false } }),
        { visible: { desktop: false, tablet: true } },
        { visible: { laptop: false } },
      ),
    ).toMatchObject({ visible: { mobile: false, desktop: false, laptop: false } })
  })

  it('is shown in the common languages and hours, or never when these are no single span', () => {
    expect(
      narrowTo(node({ shown: { locales: ['th', 'en'] } }), { shown: { locales: ['en'], hours: { from: '18:00' } } }),
    ).toMatchObject({ shown: { locales: ['en'], hours: { from: '18:00' } } })
    const hours = (one: object, other: object) => narrowTo(node({ shown: { hours: one } }), { shown: { hours: other } })
    expect(hours({ days: [1, 2], from: '08:00', until: '12:00' }, { days: [2, 3], from: '10:00' })).toMatchObject({
      shown: { hours: { days: [2], from: '10:00', until: '12:00' } },
    })
    expect(hours({ days: [5], from: '22:00', until: '02:00' }, { from: '22:00', until: '02:00' })).toMatchObject({
      shown: { hours: { days: [5], from: '22:00', until: '02:00' } },
    })
    expect([
      hours({ from: '22:00', until: '02:00' }, { from: '20:00' }),
      hours({ until: '08:00' }, { from: '09:00' }),
    ]).toMatchObject(Array.from({ length: 2 }, () => ({ shown: { hours: { days: [] } } })))
  })

  it('is shown between the latest start and the earliest end, whatever their offsets', () => {
    const inner = { from: '2026-01-01T00:00:00+07:00', until: '2026-03-01T00:00:00Z' }
    const outer = { from: '2025-12-31T18:00:00Z', until: '2026-04-01T00:00:00Z' }
    expect(narrowTo(node({ shown: inner }), { shown: outer })).toMatchObject({
      shown: { from: outer.from, until: inner.until },
    })
  })
})
