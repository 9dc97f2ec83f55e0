import { expect, it } from 'vitest'
import { emitter } from './emitter'

it('tells whoever listens what was said, in their order, until they end it', () => {
  const channel = emitter<[word: string]>()
  const heard: string[] = []
  const end = channel.on((word) => heard.push(`first ${word}`))
  channel.on((word) => heard.push(`second ${word}`))
  channel.emit('a')
  end()
  channel.emit('b')
  expect([heard, channel.size]).toEqual([['first a', 'second a', 'second b'], 1])
})

it('tells nobody who ended or began while it was told', () => {
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
