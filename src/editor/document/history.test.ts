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

/** Titles given one after another, each as `key` of its place says. */
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

/** All that can be taken back is, and said by the titles on the way. */
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

describe('the history', () => {
  it('keeps two hundred steps, of which the oldest go first, and all of them go back and forth', () => {
    expect(maxSteps).toBe(200)
    const made = titled(numbers(1, maxSteps + 50))
    expect(made.history.done).toHaveLength(maxSteps)
    const back = walk(made, undo)
    expect(back.seen).toEqual(numbers(50, maxSteps + 49).toReversed())
    expect(back.history.undone).toHaveLength(maxSteps)
    expect(walk(back, redo)).toMatchObject({ seen: numbers(51, maxSteps + 50), page: made.page })
  })

  it('joins what is typed without a rest, and a gesture however long it holds still', () => {
    expect(titled(numbers(1, 9), () => 'title', coalesceMs - 1).history.done).toHaveLength(1)
    expect(titled(numbers(1, 9), () => 'title', coalesceMs).history.done).toHaveLength(9)
    const drag = { gesture: 'title' }
    expect(titled(numbers(1, 9), () => drag, coalesceMs * 10).history.done).toHaveLength(1)
    // The next drag of the same handle is a step of its own, as is what comes after a step that was closed.
    expect(titled(numbers(1, 9), (place) => (place < 5 ? drag : { gesture: 'title' })).history.done).toHaveLength(5)
    const { history, page } = titled(numbers(1, 2), () => 'title')
    const more = change(page, '', (edit) => setPageField(edit, ['title'], 'more'))
    expect([
      record(history, more, 0, 'title').done.length,
      record(closeStep(history), more, 0, 'title').done.length,
    ]).toEqual([1, 2])
  })

  it('joined steps go back as one, under the last one’s name', () => {
    const { history, page } = titled(numbers(1, 3), () => 'title')
    expect(labels(history)).toEqual({ undo: '3' })
    expect(walk({ history, page }, undo)).toMatchObject({ page: start, seen: [''] })
  })

  it('forgets what was undone with the next edit', () => {
    const { history, page } = titled(numbers(1, 3))
    const taken = undo(history)
    if (!taken) throw new Error('There is a step.')
    expect(labels(taken.history)).toEqual({ undo: '2', redo: '3' })
    const other = change(applied(page, taken.changes), 'other', (edit) => setPageField(edit, ['title'], 'other'))
    expect(labels(record(taken.history, other, 0))).toEqual({ undo: 'other' })
  })
})
