import * as z from 'zod/mini'
import type { DataCall } from '../../block'
import type { call as open } from '../calls/lesson/open'

/** Data of a block that shows one lesson: the one that its props name, or that of the page's address. */
export const lessonOf = (own: string | undefined, slug: string | undefined): { lesson?: DataCall<typeof open> } => {
  const lesson = own || slug
  return lesson ? { lesson: { call: 'lesson/open', input: { lesson }, ...(own ? {} : { required: true }) } } : {}
}

export const lessonProp = () => z.optional(z.string().check(z.maxLength(100)))
