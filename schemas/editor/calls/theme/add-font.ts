import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { fontFile } from '../../entities/theme'

/**
 * The upload starts with `files/start-upload`. Any format is stored as WOFF2; family, weight and style are read from
 * the file.
 */
export const call = defineCall({
  name: 'theme/add-font',
  summary:
    'Makes a file of a family of type of what was sent to the address of an upload; asked again, it answers the same.',
  method: 'POST',
  path: '/api/theme/add-font',
  access: 'admin',
  scope: 'site',
  resources: { id: 'upload' },
  audit: 'upload',
  cache: 'none',
  input: z.strictObject({ id: z.string().check(z.maxLength(64)) }),
  output: fontFile,
  errors: [
    { status: 404, message: 'Upload not found, or it has expired.' },
    { status: 409, message: 'The file hasn’t arrived yet. Please upload it again.' },
    { status: 409, message: 'This site already has this file: {family}.' },
    { status: 409, message: 'A site can have up to {most} font files.' },
    { status: 410, message: 'This upload was cancelled. Please upload the file again.' },
    { status: 422, message: 'This font isn’t supported. Use a WOFF2, TTF or OTF file.' },
    { status: 422, message: 'This font can’t be read. It may be damaged. Download it again and try again.' },
    { status: 422, message: 'A font file can be up to {most} MB.' },
  ],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'admin', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'manager', status: 403 },
    { input: { id: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
