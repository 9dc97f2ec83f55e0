import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { shownCertificate } from '../../entities/certificate'
import { slugInput } from '../../entities/item'
import { unknownLesson } from '../../entities/lesson'

export const call = defineCall({
  name: 'certificate/mine',
  summary: 'The caller’s certificates of a lesson, and what is still needed for one.',
  method: 'GET',
  path: '/api/certificate/mine',
  access: 'user',
  scope: 'site',
  resources: { lesson: 'lesson_slug' },
  cache: 'private',
  input: z.strictObject({ lesson: slugInput }),
  output: z.object({
    lesson: z.object({ slug: z.string(), title: z.string() }),
    /** Whether the lesson gives certificates at all. */
    given: z.boolean(),
    leastScore: z.optional(z.int()),
    monthsValid: z.optional(z.int()),
    enrolled: z.boolean(),
    done: z.int(),
    total: z.int(),
    completed: z.boolean(),
    score: z.optional(z.int()),
    next: z.optional(z.object({ slug: z.string(), title: z.string() })),
    certificates: z.array(shownCertificate),
    head: z.object({ title: z.string() }),
  }),
  errors: [unknownLesson],
  examples: [
    { input: { lesson: 'no-such-lesson' }, as: 'user', status: 404 },
    { input: { lesson: 'no-such-lesson' }, status: 401 },
  ],
})
