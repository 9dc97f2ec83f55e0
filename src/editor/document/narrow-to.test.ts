import { describe, expect, it } from 'vitest'
import { narrowTo } from './narrow-to'

const node = (more: object = {}) => ({ id: 'r', cells: [], ...more })

describe('what is taken out of parts around it', () => {
  it('stays the same where nothing around it was hidden', () => {
    const given = node({ shown: { roles: ['user'] } })
    expect(narrowTo(given, {}, {})).toBe(given)
  })

  it('is hidden wherever one of them was', () => {
    expect(narrowTo(node(), { shown: { roles: ['manager', 'admin'] } })).toMatchObject({ shown: { roles: ['manager', 'admin'] } })
    expect(narrowTo(node({ shown: { roles: ['user', 'manager'] } }), { shown: { roles: ['manager', 'admin'] } })).toMatchObject({ shown: { roles: ['manager'] } })
    expect(narrowTo(node({ visible: { mobile: false } }), { visible: { desktop: false, tablet: true } }, { visible: { laptop: false } })).toMatchObject({ visible: { mobile: false, desktop: false, laptop: false } })
  })

  it('is shown between the latest beginning and the earliest end, whatever their offsets', () => {
    const inner = { from: '2026-01-01T00:00:00+07:00', until: '2026-03-01T00:00:00Z' }
    const outer = { from: '2025-12-31T18:00:00Z', until: '2026-04-01T00:00:00Z' }
    expect(narrowTo(node({ shown: inner }), { shown: outer })).toMatchObject({ shown: { from: outer.from, until: inner.until } })
  })
})
