import { expect, it } from 'vitest'
import { mentionAt, mentionsIn, splitMentions } from './mentions'

const min = { id: 'm', name: 'Min' }
const tharathong = { id: 't', name: 'Min Tharathong' }
const thai = { id: 'น', name: 'นก สุดา' }
const people = [min, tharathong, thai]

it('takes the longest name, each person once', () => {
  expect(mentionsIn('@Min Tharathong, ask @Min and @Min', people)).toEqual(['t', 'm'])
  expect(mentionsIn('ถาม@นก สุดาก่อน', people)).toEqual(['น'])
  expect(mentionsIn('min@Nowhere', people)).toEqual([])
  expect(splitMentions('To @Min: hello', people)).toEqual(['To ', min, ': hello'])
})

it('offers those whose name begins with the text after the @', () => {
  expect(mentionAt('Hello @min', 10, people)).toEqual({ start: 6, people: [min, tharathong] })
  expect(mentionAt('Hello @thara', 12, people)?.people).toEqual([tharathong])
  expect(mentionAt('ฝาก@นก', 6, people)).toEqual({ start: 3, people: [thai] })
  expect(mentionAt('mail a@min', 10, people)).toBeUndefined()
  expect(mentionAt('Hello @Min then', 15, people)).toBeUndefined()
  expect(mentionAt('Hello', 5, people)).toBeUndefined()
})
