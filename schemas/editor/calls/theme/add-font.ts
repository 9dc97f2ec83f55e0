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
  cache: 'none',
  input: z.strictObject({ id: z.string().check(z.maxLength(64)) }),
  output: fontFile,
  errors: [
    { status: 404, message: 'There is no such upload, or it ended long ago.' },
    { status: 409, message: 'The file has not arrived yet. Please send it again.' },
    { status: 409, message: 'The site has this file already: {family}.' },
    { status: 409, message: 'A site keeps at most {most} font files.' },
    { status: 410, message: 'This upload was given up. Please send the file again.' },
    { status: 422, message: 'This is not a font that can be used. WOFF2, TTF and OTF files can.' },
    { status: 422, message: 'This font cannot be read. It may be damaged; please download it again and try again.' },
    { status: 422, message: 'A font file may have at most {most} MB.' },
  ],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'admin', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'manager', status: 403 },
    { input: { id: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
