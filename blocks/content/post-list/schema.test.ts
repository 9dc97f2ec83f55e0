import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { call } from '@schemas/site/calls/cms/posts'
import { schema } from './schema'

const inputOf = (props: Record<string, unknown>, query: Record<string, string>) =>
  schema.data?.(z.parse(schema.props, props), { params: {}, query, locale: 'en', path: '/notes' }).posts.input

it('narrows a list with pages by author, month and terms of the address', () => {
  const query = { author: 'ann', find: ' tea ', month: '2026-01', tag: 'cake', after: 'next' }
  const input = inputOf({ paging: true }, query)
  expect(input).toEqual({ limit: 6, author: 'ann', q: 'tea', month: '2026-01', tag: 'cake', cursor: 'next' })
  expect(inputOf({}, query)).toEqual({ limit: 6 })
})

it('asks for nothing that the call refuses, whatever the address says', () => {
  const input = inputOf({ paging: true }, { author: 'a'.repeat(300), find: ' ', month: '2026-13' })
  expect(input).toEqual({ limit: 6, author: 'a'.repeat(80) })
  expect(z.safeParse(call.input, input).success).toBe(true)
})

it('shares an address with a post, and asks for filters only where it shows them', () => {
  const context = { params: { slug: 'tea' }, query: {}, locale: 'en', path: '/cms-blog/tea' } as const
  const dataOf = (props: Record<string, unknown>) => schema.data?.(z.parse(schema.props, props), context)
  expect(dataOf({ fromAddress: true, orPost: true })?.posts.required).toBe('either')
  expect(dataOf({ fromAddress: true })?.posts.required).toBe(true)
  expect(Object.keys(dataOf({}) ?? {})).toEqual(['posts'])
  expect(dataOf({ filters: true, fromAddress: true })?.archive?.input).toEqual({ category: 'tea' })
  expect(Object.keys(dataOf({ filters: true, paging: true }) ?? {})).toEqual(['posts', 'archive', 'categories'])
})
