import { expect, it } from 'vitest'
import { saveQueue } from './save-queue'

/** A queue of which each save is answered by the test. */
function heldQueue() {
  const queue = saveQueue<string, number>()
  const sent: { value: string; previous: number | undefined; answer: (no: number) => void; fail: () => void }[] = []
  const push = (key: string, value: string) =>
    queue.push(
      key,
      value,
      (next, previous) =>
        new Promise((resolve, reject) =>
          sent.push({ value: next, previous, answer: resolve, fail: () => reject(new Error('Refused.')) }),
        ),
    )
  return { queue, sent, push }
}
const settle = () => new Promise((resolve) => setTimeout(resolve))

it('saves one value of a key at a time, and next only the latest', async () => {
  const { queue, sent, push } = heldQueue()
  const done = push('a', 'one')
  void push('a', 'two')
  void push('a', 'three')
  void push('b', 'other')
  expect(sent.map(({ value }) => value)).toEqual(['one', 'other'])
  expect(queue.wanted('a')).toBe('three')
  sent[0]?.answer(7)
  await settle()
  expect(sent.map(({ value, previous }) => [value, previous])).toEqual([
    ['one', undefined],
    ['other', undefined],
    ['three', 7],
  ])
  sent[2]?.answer(8)
  await done
  expect(queue.wanted('a')).toBeUndefined()
  expect(queue.wanted('b')).toBe('other')
})

it('does not save again what is on its way', async () => {
  const { sent, push } = heldQueue()
  const done = push('a', 'one')
  void push('a', 'two')
  void push('a', 'one')
  sent[0]?.answer(1)
  await done
  expect(sent).toHaveLength(1)
})

it('drops what waits where a save fails, and saves again afterwards', async () => {
  const { queue, sent, push } = heldQueue()
  const done = push('a', 'one')
  const later = push('a', 'two')
  sent[0]?.fail()
  await expect(done).rejects.toThrow('Refused.')
  await expect(later).rejects.toThrow('Refused.')
  expect(queue.wanted('a')).toBeUndefined()
  void push('a', 'three')
  expect(sent.map(({ value }) => value)).toEqual(['one', 'three'])
})
