import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { unknownCertificate } from '../../entities/certificate'
import { lessonId } from '../../entities/item'

export const call = defineCall({
  name: 'certificate/revoke',
  summary: 'Revokes a certificate with a reason, which its public page shows. For admins.',
  method: 'POST',
  path: '/api/certificate/revoke',
  access: 'admin',
  scope: 'site',
  resources: { id: 'certificate' },
  audit: 'certificate-revoke',
  cache: 'none',
  input: z.strictObject({ id: lessonId, reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(300)) }),
  output: z.object({}),
  errors: [unknownCertificate, { status: 409, message: 'This certificate cannot be revoked any more.' }],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000', reason: 'A mistake' }, as: 'admin', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000', reason: 'A mistake' }, as: 'manager', status: 403 },
  ],
})
