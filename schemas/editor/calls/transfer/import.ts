import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { pageAddress } from '../../entities/document'
import { exportedName, exportLimits } from '../../entities/export-file'
import { importChoices, importResult } from '../../entities/import-plan'
import { documentKey } from '../../../layout/document-key'
import { storedNumber } from '../../../stored-number'

/**
 * Everything becomes a draft: visitors see none of it until it is published. `digest` and each `base` are those of the
 * reviewed plan; the uploads of the chosen documents have been imported (`transfer/bring-upload`), except those in
 * `without`. A repeated call returns the same answer.
 */
export const call = defineCall({
  name: 'transfer/import',
  summary: 'Brings chosen documents of a file that was sent into the site, as drafts, all or none.',
  method: 'POST',
  path: '/api/transfer/import',
  access: 'manager',
  scope: 'site',
  resources: { id: 'upload' },
  audit: 'import',
  cache: 'none',
  input: z.strictObject({
    id: z.string().check(z.maxLength(64)),
    digest: z.string().check(z.maxLength(64)),
    documents: z
      .array(
        z.strictObject({
          key: documentKey,
          choice: z.enum(importChoices),
          base: storedNumber(0),
          /** The path for a copy of a page. */
          path: z.optional(pageAddress),
        }),
      )
      .check(z.maxLength(exportLimits.documents)),
    /** Uploads that could not be imported: their places stay empty. */
    without: z._default(z.array(z.string().check(z.regex(exportedName))).check(z.maxLength(exportLimits.uploads)), []),
    /** Makes a whole site's theme a theme of this one, which admins may publish. */
    theme: z._default(z.boolean(), false),
    /** Imports a whole site's redirects; those that are possible take effect at once. */
    redirects: z._default(z.boolean(), false),
  }),
  output: importResult,
  errors: [
    { status: 404, message: 'File not found, or it was uploaded too long ago. Please choose it again.' },
    { status: 409, message: 'Something has changed. Please review the list again.' },
    { status: 413, message: 'The page is larger than 8 MB.' },
    { status: 413, message: 'Not enough storage left.' },
    { status: 422, message: 'This file wasn’t exported from this system.' },
    { status: 422, message: 'This file is a theme. Import it in the theme studio, under “Themes”.' },
  ],
  examples: [
    {
      input: {
        id: '00000000-0000-4000-8000-000000000000',
        digest: '0',
        documents: [{ key: 'page:/about', choice: 'make', base: 0 }],
      },
      as: 'manager',
      status: 404,
    },
    { input: { id: '00000000-0000-4000-8000-000000000000', digest: '0', documents: [] }, as: 'user', status: 403 },
    { input: { id: '00000000-0000-4000-8000-000000000000', digest: '0', documents: [] }, status: 401 },
  ],
})
