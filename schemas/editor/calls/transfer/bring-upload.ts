import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { exportedName } from '../../entities/export-file'

export const call = defineCall({
  name: 'transfer/bring-upload',
  summary: 'Makes one picture or file of a file that was sent ready to be imported; asked again, it is done.',
  method: 'POST',
  path: '/api/transfer/bring-upload',
  access: 'manager',
  scope: 'site',
  resources: { id: 'upload' },
  // A file is imported and inspected before anything is made of it.
  audit: false,
  cache: 'none',
  input: z.strictObject({ id: z.string().check(z.maxLength(64)), file: z.string().check(z.regex(exportedName)) }),
  output: z.object({ file: z.string() }),
  errors: [
    { status: 403, message: 'Only an admin can import a site’s theme.' },
    { status: 404, message: 'File not found, or it was uploaded too long ago. Please choose it again.' },
    { status: 409, message: 'The file hasn’t arrived yet. Please upload it again.' },
    { status: 422, message: 'This picture can’t be read. It may be damaged. Save it again and try again.' },
  ],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000', file: 'media/0.jpg' }, as: 'manager', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000', file: 'media/0.jpg' }, status: 401 },
  ],
})
