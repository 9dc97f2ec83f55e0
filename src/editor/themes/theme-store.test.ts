import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { fromLeaves, mergeLeaves, type ThemeDraft, toLeaves } from './theme-leaves'
import { ThemeStore } from './theme-store'

const draft = (overrides: ThemeDraft['overrides'] = {}, slots: ThemeDraft['slots'] = {}): ThemeDraft => ({
  title: 'T',
  overrides,
  slots,
})
const path = fc.constantFrom(
  'overrides.picks.brand',
  'overrides.picks.accent',
  'overrides.colors.soft.light',
  'overrides.rhythm',
  'slots.header',
  'overrides.background',
  'title',
)
const value = (name: string): fc.Arbitrary<unknown> =>
  name === 'overrides.rhythm'
    ? fc.integer({ min: 0, max: 48 })
    : name === 'overrides.background'
      ? fc.constantFrom(null, { color: 'brand' }, { veil: 3 })
      : fc.constantFrom('a', 'b', 'c')
const change = path.chain((name) =>
  fc.record({
    name: fc.constant(name),
    value: name === 'title' ? value(name) : fc.option(value(name), { nil: undefined }),
  }),
)

describe('theme store', () => {
  it('is equal after undoing everything, and after redoing it', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
        const store = new ThemeStore(draft({ picks: { brand: '#123456' } }))
        const before = store.draft
        for (const { name, value: to } of changes) store.set('x', { [name]: to })
        const after = store.draft
        const steps = store.history.past.length
        for (let step = 0; step < steps; step++) store.undo()
        expect(store.draft).toEqual(before)
        for (let step = 0; step < steps; step++) store.redo()
        expect(store.draft).toEqual(after)
      }),
    )
  })

  it('returns the draft of its values, without empty groups', () => {
    const full = draft(
      { picks: { brand: '#123456' }, colors: { soft: { light: '#777777' } }, background: null, rhythm: 0 },
      { header: 'night' },
    )
    expect(fromLeaves(toLeaves(full))).toEqual(full)
    const store = new ThemeStore(full)
    store.set('x', { 'overrides.colors.soft.light': undefined })
    expect(store.draft.overrides).toEqual({ picks: { brand: '#123456' }, background: null, rhythm: 0 })
  })

  it('counts a dragged colour as one step, ended by a pause', () => {
    vi.useFakeTimers({ now: 0 })
    const store = new ThemeStore(draft())
    for (const brand of ['#000001', '#000002', '#000003'])
      store.set('Brand', { 'overrides.picks.brand': brand }, 'brand')
    expect(store.history.past).toHaveLength(1)
    vi.setSystemTime(5000)
    store.set('Brand', { 'overrides.picks.brand': '#000004' }, 'brand')
    expect(store.history.past).toHaveLength(2)
    store.undo()
    expect(store.draft.overrides.picks?.brand).toBe('#000003')
    store.undo()
    expect(store.draft.overrides).toEqual({})
    vi.useRealTimers()
  })

  it('undoes only its own steps, whatever others saved meanwhile', () => {
    const store = new ThemeStore(draft())
    store.set('Rhythm', { 'overrides.rhythm': 8 })
    store.merge(toLeaves(draft({ rhythm: 8, picks: { brand: '#abcdef' } })))
    store.undo()
    expect(store.draft.overrides).toEqual({ picks: { brand: '#abcdef' } })
  })

  it('keeps values that others changed since, on undo and redo', () => {
    const store = new ThemeStore(draft({ picks: { brand: '#ff0000' } }))
    store.set('Rhythm', { 'overrides.rhythm': 4 })
    store.set('Both', { 'overrides.picks.brand': '#0000ff', 'overrides.rhythm': 8 })
    store.set('Brand', { 'overrides.picks.brand': '#0000aa' })
    store.merge(toLeaves(draft({ picks: { brand: '#00ff00' }, rhythm: 8 })))
    // Nothing is left of the last step, so undo applies to the one before, as far as its values remain.
    store.undo()
    expect(store.draft.overrides).toEqual({ picks: { brand: '#00ff00' }, rhythm: 4 })
    store.redo()
    expect(store.draft.overrides).toEqual({ picks: { brand: '#00ff00' }, rhythm: 8 })
    store.undo()
    store.merge(toLeaves(draft({ picks: { brand: '#00ff00' }, rhythm: 40 })))
    store.redo()
    store.undo()
    expect(store.draft.overrides).toEqual({ picks: { brand: '#00ff00' }, rhythm: 40 })
    expect(store.history.past).toEqual([])
  })
})

describe('merging the drafts of two admins', () => {
  it('merges different values in either order to the same result, and reports conflicts', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 6 }), fc.array(change, { maxLength: 6 }), (one, two) => {
        const base = new ThemeStore(draft({ rhythm: 4 }))
        const [mine, remote] = [one, two].map((changes) => {
          const store = new ThemeStore(base.draft)
          for (const { name, value: to } of changes) store.set('x', { [name]: to })
          return store.leaves
        }) as [ThemeStore['leaves'], ThemeStore['leaves']]
        const here = mergeLeaves(base.leaves, mine, remote)
        const there = mergeLeaves(base.leaves, remote, mine)
        expect(here.conflicts.toSorted()).toEqual(there.conflicts.toSorted())
        if (here.conflicts.length === 0) expect(fromLeaves(here.merged)).toEqual(fromLeaves(there.merged))
        for (const name of here.conflicts) expect(here.merged.get(name)).toEqual(mine.get(name))
      }),
    )
  })
})
