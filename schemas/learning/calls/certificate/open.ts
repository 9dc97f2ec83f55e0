import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { codeInput, shownCertificate, unknownCertificate } from '../../entities/certificate'

export const call = defineCall({
  name: 'certificate/open',
  summary: 'A certificate of the caller, to print, share and list. Managers open any.',
  method: 'GET',
  path: '/api/certificate/open',
  access: 'user',
  scope: 'site',
  resources: { code: 'certificate_code' },
  cache: 'private',
  input: z.strictObject({ code: codeInput }),
  output: z.object({ certificate: shownCertificate, own: z.boolean(), head: z.object({ title: z.string() }) }),
  errors: [unknownCertificate],
  examples: [
    { input: { code: '0000-0000-0000-0000-0' }, as: 'user', status: 404 },
    { input: { code: '0000-0000-0000-0000-0' }, status: 401 },
  ],
})
