import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { fontFile } from '../../entities/theme'

export const call = defineCall({
  name: 'theme/restore-font',
  summary: 'Takes a file of a family of type out of the trash.',
  method: 'POST',
  path: '/api/theme/restore-font',
  access: 'admin',
  scope: 'site',
  resources: { id: 'font' },
  audit: 'font-restore',
  cache: 'none',
  input: z.strictObject({ id: z.string().check(z.maxLength(64)) }),
  output: fontFile,
  errors: [{ status: 404, message: 'Font file not found.' }],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'admin', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'manager', status: 403 },
    { input: { id: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
