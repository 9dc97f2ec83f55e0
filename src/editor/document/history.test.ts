import { describe, expect, it } from 'vitest'
import { flatten } from '@schemas/layout/flat/flatten'
import { applied, type Changes } from './changes'
import { change } from './edit'
import { closeStep, coalesceMs, emptyHistory, type History, labels, maxSteps, record, redo, undo } from './history'
import { setPageField } from './operations/set-field'

const start = flatten({
  format: 1,
  path: '/',
  frame: 'default',
  access: 'guest',
  title: '',
  views: { guest: { rows: [] } },
})

/** Sets titles one after another, each with the step key returned by `key`. */
function titled(
  titles: readonly string[],
  key: (place: number) => Parameters<typeof record>[3] = () => undefined,
  pause = 0,
) {
  let page = start
  let history: History = emptyHistory
  for (const [place, title] of titles.entries()) {
    const changes = change(page, title, (edit) => setPageField(edit, ['title'], title))
    page = applied(page, changes)
    history = record(history, changes, place * pause, key(place))
  }
  return { page, history }
}

/** Undoes and redoes everything; the titles show the way. */
function walk(
  { page, history }: { page: typeof start; history: History },
  step: (history: History) => { changes: Changes; history: History } | undefined,
) {
  const seen: unknown[] = []
  for (let taken = step(history); taken; taken = step(history)) {
    page = applied(page, taken.changes)
    history = taken.history
    seen.push(page.fields.title)
  }
  return { page, history, seen }
}

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => String(from + place))

describe('history', () => {
  it('keeps two hundred steps, drops the oldest first, and undoes and redoes all of them', () => {
    expect(maxSteps).toBe(200)
    const made = titled(numbers(1, maxSteps + 50))
    expect(made.history.done).toHaveLength(maxSteps)
    const back = walk(made, undo)
    expect(back.seen).toEqual(numbers(50, maxSteps + 49).toReversed())
    expect(back.history.undone).toHaveLength(maxSteps)
    expect(walk(back, redo)).toMatchObject({ seen: numbers(51, maxSteps + 50), page: made.page })
  })

  it('merges typing without a pause, and a gesture of any length', () => {
    expect(titled(numbers(1, 9), () => 'title', coalesceMs - 1).history.done).toHaveLength(1)
    expect(titled(numbers(1, 9), () => 'title', coalesceMs).history.done).toHaveLength(9)
    const drag = { gesture: 'title' }
    expect(titled(numbers(1, 9), () => drag, coalesceMs * 10).history.done).toHaveLength(1)
    // The next drag of the same handle is a separate step, and so is whatever follows a closed step.
    expect(titled(numbers(1, 9), (place) => (place < 5 ? drag : { gesture: 'title' })).history.done).toHaveLength(5)
    const { history, page } = titled(numbers(1, 2), () => 'title')
    const more = change(page, '', (edit) => setPageField(edit, ['title'], 'more'))
    expect([
      record(history, more, 0, 'title').done.length,
      record(closeStep(history), more, 0, 'title').done.length,
    ]).toEqual([1, 2])
  })

  it('undoes merged steps as one, under the last label', () => {
    const { history, page } = titled(numbers(1, 3), () => 'title')
    expect(labels(history)).toEqual({ undo: '3' })
    expect(walk({ history, page }, undo)).toMatchObject({ page: start, seen: [''] })
  })

  it('drops redo steps on the next edit', () => {
    const { history, page } = titled(numbers(1, 3))
    const taken = undo(history)
    if (!taken) throw new Error('There is a step.')
    expect(labels(taken.history)).toEqual({ undo: '2', redo: '3' })
    const other = change(applied(page, taken.changes), 'other', (edit) => setPageField(edit, ['title'], 'other'))
    expect(labels(record(taken.history, other, 0))).toEqual({ undo: 'other' })
  })
})
