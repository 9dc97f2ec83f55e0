import { expect, it } from 'vitest'
import { emitter } from './emitter'

it('tells whoever listens what was said, in their order, until they end it', () => {
  const said = emitter<[word: string]>()
  const heard: string[] = []
  const end = said.on((word) => heard.push(`first ${word}`))
  said.on((word) => heard.push(`second ${word}`))
  said.emit('a')
  end()
  said.emit('b')
  expect([heard, said.size]).toEqual([['first a', 'second a', 'second b'], 1])
})

it('tells nobody who ended or began while it was told', () => {
  const said = emitter()
  const heard: string[] = []
  said.on(() => {
    heard.push('first')
    endSecond()
    said.on(() => heard.push('late'))
  })
  const endSecond = said.on(() => heard.push('second'))
  said.emit()
  expect(heard).toEqual(['first'])
})
