import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { familyName } from '../../../layout/font'

/**
 * Renaming to another uploaded family merges the two. Refused while a theme names it; `error.details.uses` are then
 * `mediaUse`s.
 */
export const call = defineCall({
  name: 'theme/rename-family',
  summary: 'Gives a family of type that the site uploaded another name.',
  method: 'POST',
  path: '/api/theme/rename-family',
  access: 'admin',
  scope: 'site',
  resources: { family: 'font_family' },
  audit: 'font-rename',
  cache: 'none',
  input: z.strictObject({ family: familyName, to: familyName }),
  output: z.object({ family: familyName }),
  errors: [
    { status: 404, message: 'This site has no uploaded font with this name.' },
    { status: 409, message: '“{family}” is used by {places}. Choose another font there first.' },
    { status: 422, message: 'A font called “{family}” is already built in. Please use another name.' },
  ],
  examples: [
    { input: { family: 'No Such Family', to: 'Other' }, as: 'admin', status: 404 },
    { input: { family: 'A', to: 'B' }, as: 'manager', status: 403 },
    { input: { family: 'A', to: 'B' }, status: 401 },
  ],
})
