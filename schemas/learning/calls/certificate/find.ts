import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { codeInput, shownCertificate, unknownCertificate } from '../../entities/certificate'

export const call = defineCall({
  name: 'certificate/find',
  summary: 'A certificate by its code, with every field that it prints, so that an altered copy can be told.',
  method: 'GET',
  path: '/api/certificate/find',
  access: 'guest',
  scope: 'site',
  resources: { code: 'certificate_code' },
  cache: 'private',
  limit: 30,
  input: z.strictObject({ code: codeInput }),
  output: z.object({ certificate: shownCertificate, head: z.object({ title: z.string() }) }),
  errors: [unknownCertificate],
  examples: [{ input: { code: '0000-0000-0000-0000-0' }, status: 404 }],
})
