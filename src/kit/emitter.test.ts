import { expect, it } from 'vitest'
import { emitter } from './emitter'

it('notifies listeners in order until they unsubscribe', () => {
  const channel = emitter<[word: string]>()
  const heard: string[] = []
  const end = channel.on((word) => heard.push(`first ${word}`))
  channel.on((word) => heard.push(`second ${word}`))
  channel.emit('a')
  end()
  channel.emit('b')
  expect([heard, channel.size]).toEqual([['first a', 'second a', 'second b'], 1])
})

it('skips listeners added or removed during a notification', () => {
  const channel = emitter()
  const heard: string[] = []
  channel.on(() => {
    heard.push('first')
    endSecond()
    channel.on(() => heard.push('late'))
  })
  const endSecond = channel.on(() => heard.push('second'))
  channel.emit()
  expect(heard).toEqual(['first'])
})
