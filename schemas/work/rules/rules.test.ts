import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rangeOf } from './date-term'
import { addDays } from './days'
import { type Branch, findCircle, isOwnLine, type Link, parentFault } from './links'
import { mergeList, mergeValue } from './merge-fields'
import { readQuickAdd } from './quick-add'
import { type RolledTask, rollUp } from './roll-up'
import { goToOf, isUndo, shortcutOf } from './shortcuts'
import { formatTaskQuery, parseTaskQuery } from './task-query'

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
/** A forest: each task is below an earlier one, or below none. */
const forest: fc.Arbitrary<Branch[]> = fc
  .tuple(...ids.map((_id, at) => fc.option(fc.nat({ max: Math.max(0, at - 1) }), { nil: null })))
  .map((parents) =>
    ids.map((id, at) => ({ id, parent: at === 0 || parents[at] == null ? null : (ids[parents[at]] ?? null) })),
  )
const somelinks: fc.Arbitrary<Link[]> = fc.array(
  fc.record({ from: fc.constantFrom(...ids), to: fc.constantFrom(...ids) }),
  { maxLength: 8 },
)

/** Every dependency of leaves, one by one. */
function leafLinks(branches: Branch[], links: Link[]): Link[] {
  const leavesOf = (id: string): string[] => {
    const below = branches.filter(({ parent }) => parent === id)
    return below.length === 0 ? [id] : below.flatMap((child) => leavesOf(child.id))
  }
  return links.flatMap(({ from, to }) =>
    leavesOf(from).flatMap((one) => leavesOf(to).map((other) => ({ from: one, to: other }))),
  )
}
function hasLeafCircle(branches: Branch[], links: Link[]): boolean {
  let left = leafLinks(branches, links)
  for (;;) {
    const free = left.filter(({ from }) => left.some(({ to }) => to === from))
    if (free.length === left.length) return left.length > 0
    left = free
  }
}

describe('links', () => {
  it('find a circle exactly where the leaves have one', () => {
    fc.assert(
      fc.property(forest, somelinks, (branches, links) => {
        expect(findCircle(branches, links) !== undefined).toBe(hasLeafCircle(branches, links))
      }),
      { numRuns: 500 },
    )
  })

  it('never circle when each is checked before it is added', () => {
    fc.assert(
      fc.property(forest, fc.array(somelinks, { maxLength: 6 }), (branches, batches) => {
        const links: Link[] = []
        for (const link of batches.flat())
          if (!isOwnLine(branches, link) && findCircle(branches, [...links, link]) === undefined) links.push(link)
        expect(hasLeafCircle(branches, links)).toBe(false)
      }),
    )
  })

  it('name the tasks of a circle', () => {
    const branches = ['x', 'y', 'z'].map((id) => ({ id, parent: null }))
    const circle = findCircle(branches, [
      { from: 'x', to: 'y' },
      { from: 'y', to: 'x' },
      { from: 'y', to: 'z' },
    ])
    expect(circle?.toSorted()).toEqual(['x', 'y'])
  })
})

describe('parents', () => {
  it('stay a forest of at most eight levels', () => {
    const moves = fc.array(fc.tuple(fc.constantFrom(...ids), fc.constantFrom(...ids)), { maxLength: 40 })
    fc.assert(
      fc.property(moves, (wanted) => {
        const branches: Branch[] = ids.map((id) => ({ id, parent: null }))
        for (const [id, parent] of wanted)
          if (parentFault(branches, id, parent, 4) === undefined)
            branches.splice(
              branches.findIndex((each) => each.id === id),
              1,
              { id, parent },
            )
        const parents = new Map(branches.map(({ id, parent }) => [id, parent]))
        for (const { id } of branches) {
          let levels = 1
          for (let at = parents.get(id); at; at = parents.get(at)) {
            levels += 1
            expect(levels).toBeLessThanOrEqual(4)
          }
        }
      }),
    )
  })

  it('tell a circle from too many levels', () => {
    const chain = ids.map((id, at) => ({ id, parent: ids[at - 1] ?? null }))
    expect(parentFault(chain, 'a', 'h', 8)).toBe('circle')
    expect(parentFault([...chain, { id: 'z', parent: null }], 'z', 'h', 8)).toBe('deep')
    expect(parentFault([...chain, { id: 'z', parent: null }], 'z', 'g', 8)).toBeUndefined()
  })
})

describe('queries', () => {
  it('read what they write', () => {
    const text = { group: 'started,!backlog', assignee: 'me,none', due: '2026-12-01..2026-12-31', done: '0', q: 'บูธ' }
    const parsed = parseTaskQuery(text)
    expect(parsed.ok && formatTaskQuery(parsed.query)).toEqual(text)
  })

  it.each([
    [{ group: 'done' }, 'group=done'],
    [{ priority: '1,9' }, 'priority=9'],
    [{ due: '2026-13-01' }, 'due=2026-13-01'],
    [{ due: '2026-02-31' }, 'due=2026-02-31'],
    [{ due: '..' }, 'due=..'],
    [{ status: 'a,' }, 'status='],
    [{ done: 'x' }, 'done=x'],
  ])('refuse %j', (text, part) => expect(parseTaskQuery(text)).toEqual({ ok: false, part }))

  it('know days by name', () => {
    const today = '2026-11-28'
    expect(rangeOf('overdue', today)).toEqual({ to: '2026-11-27', openOnly: true })
    expect(rangeOf('week', today)).toEqual({ from: '2026-11-23', to: '2026-11-29' })
    expect(rangeOf('2026-12-01..', today)).toEqual({ from: '2026-12-01' })
    expect(rangeOf('..2026-12-01', today)).toEqual({ to: '2026-12-01' })
    expect(rangeOf('2026-12-01', today)).toEqual({ from: '2026-12-01', to: '2026-12-01' })
  })
})

describe('fields', () => {
  it('of two people merge; the same one collides', () => {
    expect(mergeValue('a', { from: 'a', to: 'b' })).toEqual({ kind: 'set', value: 'b' })
    expect(mergeValue('c', { from: 'a', to: 'b' })).toEqual({ kind: 'collides' })
    expect(mergeValue('b', { from: 'a', to: 'b' })).toEqual({ kind: 'same' })
  })

  it('that are lists keep what one adds and lose what another removes', () => {
    expect(mergeList(['a', 'c'], { from: ['a'], to: ['a', 'b'] })).toEqual({ kind: 'set', value: ['a', 'c', 'b'] })
    expect(mergeList(['a', 'c'], { from: ['a'], to: [] })).toEqual({ kind: 'set', value: ['c'] })
    expect(mergeList(['b'], { from: ['a'], to: ['b'] })).toEqual({ kind: 'same' })
  })
})

describe('quick add', () => {
  const today = '2026-11-28'
  it.each([
    [
      'ส่งแบบบูธ พรุ่งนี้ 14:00 @มิน #ดีไซน์ !3',
      { title: 'ส่งแบบบูธ', dueOn: '2026-11-29', dueMin: 840, priority: 3, people: ['มิน'], labels: ['ดีไซน์'] },
    ],
    ['Call the venue monday', { title: 'Call the venue', dueOn: '2026-11-30', people: [], labels: [] }],
    ['จ่ายมัดจำ 5/12/69', { title: 'จ่ายมัดจำ', dueOn: '2026-12-05', people: [], labels: [] }],
    ['Renew 1/2', { title: 'Renew', dueOn: '2027-02-01', people: [], labels: [] }],
    ['ประชุม 09.30', { title: 'ประชุม', dueOn: today, dueMin: 570, people: [], labels: [] }],
    ['Read "today @home"', { title: 'Read today @home', people: [], labels: [] }],
    ['งาน 31/2', { title: 'งาน 31/2', people: [], labels: [] }],
  ])('reads %s', (line, task) => expect(readQuickAdd(line, today)).toEqual(task))
})

describe('roll-up', () => {
  const leaf = (id: string, rest: Partial<RolledTask> = {}): RolledTask => ({
    id,
    parent: 'root',
    group: 'started',
    startOn: null,
    dueOn: null,
    estimate: null,
    progress: 0,
    ...rest,
  })
  it('spans children and weighs by estimate', () => {
    const tasks = [
      leaf('a', { startOn: '2026-11-02', estimate: 60, group: 'completed' }),
      leaf('b', { dueOn: '2026-11-09', estimate: 180, progress: 50 }),
      leaf('c', { dueOn: '2026-12-31', group: 'cancelled' }),
    ]
    expect(rollUp(tasks, 'root')).toEqual({ startOn: '2026-11-02', dueOn: '2026-11-09', progress: 63 })
    expect(rollUp([], 'root')).toBeNull()
  })
})

describe('shortcuts', () => {
  const press = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false }
  it('work by letter on Latin layouts and by place on others', () => {
    expect(shortcutOf({ ...press, key: 'j', code: 'KeyJ' })).toBe('next')
    expect(shortcutOf({ ...press, key: '่', code: 'KeyJ' })).toBe('next')
    // Dvorak: the letter, not the place.
    expect(shortcutOf({ ...press, key: 'j', code: 'KeyC' })).toBe('next')
    expect(shortcutOf({ ...press, key: 'J', code: 'KeyJ' })).toBe('next')
  })

  it('read the signs of a Thai layout by their place, and those of a Latin one as they are', () => {
    expect(shortcutOf({ ...press, key: 'ฦ', code: 'Slash', shiftKey: true })).toBe('help')
    expect(shortcutOf({ ...press, key: 'ฝ', code: 'Slash' })).toBe('find')
    expect(shortcutOf({ ...press, key: '๒', code: 'Digit3', shiftKey: true })).toBe('trash')
    expect(shortcutOf({ ...press, key: '?', code: 'Minus', shiftKey: true })).toBe('help')
    expect(shortcutOf({ ...press, key: '#', code: 'Backslash' })).toBe('trash')
    expect(shortcutOf({ ...press, key: 'ห', code: 'KeyS' })).toBe('status')
  })

  it('lead on after g, and undo with Control or Command', () => {
    expect(shortcutOf({ ...press, key: 'เ', code: 'KeyG' })).toBe('go')
    expect(goToOf({ ...press, key: 'ิ', code: 'KeyB' })).toBe('board')
    expect(isUndo({ ...press, key: 'ผ', code: 'KeyZ', ctrlKey: true })).toBe(true)
    expect(isUndo({ ...press, key: 'z', code: 'KeyZ', metaKey: true, shiftKey: true })).toBe(false)
    expect(isUndo({ ...press, key: 'z', code: 'KeyZ' })).toBe(false)
  })

  it('are silent with modifiers and while composing', () => {
    expect(shortcutOf({ ...press, key: 'j', code: 'KeyJ', ctrlKey: true })).toBeUndefined()
    expect(shortcutOf({ ...press, key: 'j', code: 'KeyJ', isComposing: true })).toBeUndefined()
    expect(shortcutOf({ ...press, key: 'Process', code: 'KeyJ' })).toBeUndefined()
  })
})

it('days go over the ends of months', () => expect(addDays('2026-11-28', 4)).toBe('2026-12-02'))
