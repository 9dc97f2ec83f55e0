import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { fontFile } from '../../entities/theme'

/**
 * Refused if it would remove the family from where it is used; `error.details.uses` are then `mediaUse`s. The live site
 * keeps what was published.
 */
export const call = defineCall({
  name: 'theme/trash-font',
  summary: 'Puts a file of a family of type into the trash; for good it goes after 30 days, if no release shows it.',
  method: 'POST',
  path: '/api/theme/trash-font',
  access: 'admin',
  scope: 'site',
  resources: { id: 'font' },
  audit: 'font-trash',
  cache: 'none',
  input: z.strictObject({ id: z.string().check(z.maxLength(64)) }),
  output: fontFile,
  errors: [
    { status: 404, message: 'Font file not found.' },
    { status: 409, message: '“{family}” is used by {places}. Choose another font there first.' },
  ],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'admin', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'manager', status: 403 },
    { input: { id: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
