import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { editedExam, examSettings, unknownExam } from '../../entities/exam'
import { lessonId } from '../../entities/item'
import { versionInput } from '../../entities/lesson'
import { questionInput } from '../../entities/question'

export const call = defineCall({
  name: 'exam/set',
  summary:
    'Writes settings and questions of an exam. A question that someone was given gets a new version. For managers.',
  method: 'POST',
  path: '/api/exam/set',
  access: 'manager',
  scope: 'site',
  resources: { 'questions[].id': 'exam_question', item: 'exam_item' },
  audit: 'exam-set',
  cache: 'none',
  bytes: 2_000_000,
  input: z.strictObject({
    item: lessonId,
    /** 0: there are no settings yet. */
    version: z.union([versionInput, z.literal(0)]),
    settings: examSettings,
    /** Null removes it; without it the password stays. */
    password: z.optional(z.nullable(z.string().check(z.minLength(4), z.maxLength(200)))),
    questions: z.array(questionInput).check(z.maxLength(400)),
  }),
  output: editedExam,
  errors: [
    unknownExam,
    { status: 400, message: 'Question 2 has no right answer.' },
    { status: 400, message: 'Fewer questions are in “easy” than are drawn.' },
    { status: 409, message: 'This exam was changed meanwhile. Load it again.' },
  ],
  examples: [
    {
      input: { item: '00000000-0000-4000-8000-000000000000', version: 1, settings: {}, questions: [] },
      as: 'manager',
      status: 404,
    },
    {
      input: { item: '00000000-0000-4000-8000-000000000000', version: 1, settings: {}, questions: [] },
      as: 'user',
      status: 403,
    },
  ],
})
