import { expect, it } from 'vitest'
import { heldCalls } from './held-calls'

it('holds no more calls of one owner than its limit, and the oldest give way', () => {
  const calls = heldCalls(4)
  const yielded: number[] = []
  for (let call = 0; call < 500; call++) calls.hold('one', () => void yielded.push(call))
  expect(calls.count('one')).toBe(4)
  expect(yielded).toEqual(Array.from({ length: 496 }, (_, call) => call))
})

it('counts each owner by themselves, and none once all are released', () => {
  const calls = heldCalls(2)
  const yielded: string[] = []
  const held = ['one', 'one', 'two', 'two'].map((owner) => calls.hold(owner, () => void yielded.push(owner)))
  expect([calls.count('one'), calls.count('two'), yielded]).toEqual([2, 2, []])
  for (const { release } of held) {
    release()
    release()
  }
  expect([calls.count('one'), calls.count('two')]).toEqual([0, 0])
  calls.hold('one', () => void yielded.push('one'))
  expect(yielded).toEqual([])
})

it('lets a call that gives way release itself, as held calls do', () => {
  const calls = heldCalls(1)
  const first = calls.hold('one', () => first.release())
  const second = calls.hold('one', () => second.release())
  expect(calls.count('one')).toBe(1)
  second.release()
  expect(calls.count('one')).toBe(0)
})
