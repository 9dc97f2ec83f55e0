import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { certificateRule, editedCertificates } from '../../entities/certificate'
import { lessonId } from '../../entities/item'
import { unknownLesson } from '../../entities/lesson'

export const call = defineCall({
  name: 'certificate/set-rule',
  summary: 'When a lesson gives certificates from now on; null: never. Nobody gets one by this. For managers.',
  method: 'POST',
  path: '/api/certificate/set-rule',
  access: 'manager',
  scope: 'site',
  resources: { lesson: 'lesson', 'rule.design': 'certificate_design' },
  audit: 'certificate-rule',
  cache: 'none',
  input: z.strictObject({ lesson: lessonId, rule: z.nullable(z.strictObject(certificateRule)) }),
  output: editedCertificates,
  errors: [unknownLesson, { status: 404, message: 'There is no such design.' }],
  examples: [
    { input: { lesson: '00000000-0000-4000-8000-000000000000', rule: null }, as: 'manager', status: 404 },
    { input: { lesson: '00000000-0000-4000-8000-000000000000', rule: null }, as: 'user', status: 403 },
  ],
})
