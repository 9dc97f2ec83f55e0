import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { unknownCertificate } from '../../entities/certificate'
import { lessonId } from '../../entities/item'

export const call = defineCall({
  name: 'certificate/reissue',
  summary: 'Replaces a certificate by one with a new code and, where it was wrong, another name. For admins.',
  method: 'POST',
  path: '/api/certificate/reissue',
  access: 'admin',
  scope: 'site',
  resources: { id: 'certificate' },
  audit: 'certificate-reissue',
  cache: 'none',
  idempotent: true,
  input: z.strictObject({
    id: lessonId,
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
    reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(300)),
  }),
  output: z.object({ code: z.string() }),
  errors: [
    unknownCertificate,
    { status: 409, message: 'This certificate was replaced already.' },
    { status: 409, message: 'There is a valid certificate already.' },
  ],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000', name: 'A', reason: 'A mistake' }, as: 'admin', status: 404 },
    {
      input: { id: '00000000-0000-4000-8000-000000000000', name: 'A', reason: 'A mistake' },
      as: 'manager',
      status: 403,
    },
  ],
})
