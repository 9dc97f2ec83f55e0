import { afterEach, expect, it } from 'vitest'
import type { FlatBlock } from '@schemas/layout/flat/flat'
import { findText } from './find-text'

afterEach(() => document.body.replaceChildren())

function drawn(html: string): Element {
  const block = document.body.appendChild(document.createElement('div'))
  block.innerHTML = html
  return block
}
const block = (props: Record<string, unknown>): FlatBlock => ({
  kind: 'block',
  fields: { id: 'a', type: 'test/words', version: 1, props },
  parent: { cell: 'cell' },
})
const find = (props: Record<string, unknown>, html: string, selector: string, emptied?: string[]) => {
  const element = drawn(html)
  return findText(block(props), 'en', [...element.querySelectorAll(selector)], element, emptied)?.path
}

it('finds an emptied text at its place', () => {
  expect(find({ text: '', level: 2 }, '<div><h2></h2></div>', 'h2')).toEqual(['text'])
  expect(find({ text: { en: '' } }, '<div><h2></h2></div>', 'div')).toEqual(['text', 'en'])
})

it('finds, of several empty texts, the only one an element can show', () => {
  expect(find({ title: '', text: '' }, '<h2></h2><p></p>', 'p')).toEqual(['text'])
  expect(find({ eyebrow: '', title: '' }, '<h2></h2>', 'h2')).toBeUndefined()
  expect(find({ eyebrow: '', title: '' }, '<h2></h2>', 'h2', ['title'])).toEqual(['title'])
})

it('prefers text over decoration when nothing specific was pointed at', () => {
  expect(find({ icon: '', text: 'Words' }, '<span class="line"></span><h2>Words</h2>', '*')).toEqual(['text'])
})

it('does not take an empty element next to a text for a text', () => {
  expect(find({ text: 'Words' }, '<h2>Words</h2><span></span>', 'span')).toBeUndefined()
  expect(find({ text: 'Words', note: '' }, '<h2>Words</h2><span aria-hidden="true"></span>', 'span')).toBeUndefined()
})
