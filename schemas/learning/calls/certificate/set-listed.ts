import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { codeInput, unknownCertificate } from '../../entities/certificate'

export const call = defineCall({
  name: 'certificate/set-listed',
  summary: 'Whether the caller’s certificate is found by name.',
  method: 'POST',
  path: '/api/certificate/set-listed',
  access: 'user',
  scope: 'site',
  resources: { code: 'certificate_code' },
  cache: 'none',
  input: z.strictObject({ code: codeInput, listed: z.boolean() }),
  output: z.object({ listed: z.boolean() }),
  errors: [unknownCertificate],
  examples: [
    { input: { code: '0000-0000-0000-0000-0', listed: true }, as: 'user', status: 404 },
    { input: { code: '0000-0000-0000-0000-0', listed: true }, status: 401 },
  ],
})
