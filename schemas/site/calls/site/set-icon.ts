import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { siteKey } from '../../entities/site'

/** A 1×1 pixel picture for the example. */
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/**
 * `picture` is a PNG, JPEG, WebP, SVG or GIF in base64, or null, which restores the theme's icon. It is redrawn as a square.
 */
export const call = defineCall({
  name: 'site/set-icon',
  summary: 'Gives a site the icon that stands for it in a browser’s tab.',
  method: 'POST',
  path: '/api/site/set-icon',
  access: 'admin',
  operator: true,
  scope: 'site',
  audit: 'site-icon',
  cache: 'none',
  limit: 60,
  bytes: 3 * 1024 * 1024,
  input: z.strictObject({ id: siteKey, picture: z.nullable(z.base64().check(z.maxLength(2_900_000))) }),
  output: z.object({ version: z.int() }),
  errors: [
    { status: 404, message: 'Site not found.' },
    { status: 422, message: 'This picture can’t be read. Choose a PNG, JPEG, WebP, SVG or GIF file.' },
  ],
  examples: [
    { input: { id: 'no-such-site', picture: null }, as: 'admin', status: 404 },
    { input: { id: 'academy', picture: 'aGVsbG8=' }, as: 'admin', status: 422 },
    { input: { id: 'academy', picture: dot }, as: 'manager', status: 403 },
    { input: { id: 'academy', picture: dot }, status: 401 },
  ],
})
