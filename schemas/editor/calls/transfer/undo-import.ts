import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { documentKey } from '../../../layout/document-key'

/** What the import made is trashed; what it replaced is restored. Documents edited since are `kept`. */
export const call = defineCall({
  name: 'transfer/undo-import',
  summary: 'Takes an import back as a whole.',
  method: 'POST',
  path: '/api/transfer/undo-import',
  access: 'manager',
  scope: 'site',
  resources: { id: 'import' },
  audit: 'import-undo',
  cache: 'none',
  input: z.strictObject({ id: z.string().check(z.maxLength(64)) }),
  output: z.object({
    documents: z.array(documentKey),
    kept: z.array(documentKey),
    /** The imported theme has been edited or published since, and stays. */ keptTheme: z.optional(z.boolean()),
    /** Redirects that were changed or removed since, and stay so. */ keptRedirects: z.optional(z.int()),
  }),
  errors: [{ status: 404, message: 'Import not found.' }],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'manager', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
