import { beforeEach, expect, it } from 'vitest'
import { addToLog, clearLog, readLog } from './log-buffer'

beforeEach(clearLog)

it('keeps the last 50 entries', () => {
  for (let at = 0; at < 60; at += 1) addToLog('info', [`entry ${at}`], at)
  expect(readLog()).toHaveLength(50)
  expect(readLog()[0]).toMatchObject({ at: 10, level: 'info', text: 'entry 10' })
})

it('formats any value', () => {
  const circle: { self?: unknown } = {}
  circle.self = circle
  addToLog('error', ['a', { b: 1 }, undefined, circle, new RangeError('far')])
  expect(readLog()[0]?.text).toMatch(/^a {"b":1} undefined \[object Object\] RangeError: far/)
})
