import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { editedCertificates } from '../../entities/certificate'
import { lessonId } from '../../entities/item'
import { unknownLesson } from '../../entities/lesson'

export const call = defineCall({
  name: 'certificate/edit',
  summary: 'When a lesson gives certificates, the site’s designs, and who has one. For managers.',
  method: 'GET',
  path: '/api/certificate/edit',
  access: 'manager',
  scope: 'site',
  resources: { lesson: 'lesson' },
  cache: 'private',
  asWritten: true,
  input: z.strictObject({ lesson: lessonId }),
  output: editedCertificates,
  errors: [unknownLesson],
  examples: [
    { input: { lesson: '00000000-0000-4000-8000-000000000000' }, as: 'manager', status: 404 },
    { input: { lesson: '00000000-0000-4000-8000-000000000000' }, as: 'user', status: 403 },
  ],
})
