import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { importPlan } from '../../entities/import-plan'

/** The file was uploaded to the address of `files/start-upload`, and is named by that upload's id. */
export const call = defineCall({
  name: 'transfer/preview-import',
  summary: 'What importing a file would make, replace, leave or refuse; nothing is written.',
  method: 'POST',
  path: '/api/transfer/preview-import',
  access: 'manager',
  scope: 'site',
  resources: { id: 'upload' },
  // A file is imported and inspected before anything is made of it.
  audit: false,
  unrecorded: true,
  cache: 'none',
  limit: 60,
  input: z.strictObject({ id: z.string().check(z.maxLength(64)) }),
  output: importPlan,
  errors: [
    { status: 404, message: 'File not found, or it was uploaded too long ago. Please choose it again.' },
    { status: 409, message: 'The file hasn’t arrived yet. Please upload it again.' },
    { status: 422, message: 'This file wasn’t exported from this system.' },
    { status: 422, message: 'This file is a theme. Import it in the theme studio, under “Themes”.' },
  ],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'manager', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'user', status: 403 },
    { input: { id: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
