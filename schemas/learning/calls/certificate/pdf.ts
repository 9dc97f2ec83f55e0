import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { codeInput, unknownCertificate } from '../../entities/certificate'

/** A valid certificate's first file in each language is stored and stays as it is; others are made with their status. */
export const call = defineCall({
  name: 'certificate/pdf',
  summary: 'A certificate as a PDF, for anyone who has its code. One that is not valid is marked as such.',
  method: 'GET',
  path: '/api/certificate/pdf',
  access: 'guest',
  scope: 'site',
  answer: 'stream',
  resources: { code: 'certificate_code' },
  cache: 'private',
  limit: 60,
  input: z.strictObject({ code: codeInput }),
  output: z.unknown(),
  errors: [unknownCertificate, { status: 503, message: 'The system is busy with other files. Try again in a moment.' }],
  examples: [{ input: { code: 'none' }, status: 404 }],
})
