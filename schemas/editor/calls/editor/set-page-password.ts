import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { pagePasswordLimits, pagePasswordState } from '../../entities/page-password'
import { documentKey } from '../../../layout/document-key'

/**
 * It takes effect at once, without publishing, and visitors who entered the previous password are asked again. `seen`
 * is the `no` that was read: of two people who set it, the later one gets a conflict.
 */
export const call = defineCall({
  name: 'editor/set-page-password',
  summary: 'Sets the password that a page asks visitors for.',
  method: 'POST',
  path: '/api/editor/set-page-password',
  access: 'manager',
  scope: 'site',
  resources: { key: 'document' },
  audit: 'page-password',
  cache: 'none',
  input: z.strictObject({
    key: documentKey,
    password: z.string().check(z.minLength(pagePasswordLimits.least), z.maxLength(pagePasswordLimits.most)),
    seen: z.int().check(z.gte(0)),
  }),
  output: pagePasswordState,
  errors: [
    { status: 403, message: 'Only an admin can edit this page.' },
    { status: 404, message: 'Page not found.' },
    { status: 409, message: 'The site needs this page, so it can’t have a password.' },
    {
      status: 409,
      message:
        'This page shows content based on its address, such as posts, which can be found elsewhere too. It can’t have a password.',
    },
    { status: 409, message: 'The page is in the trash.' },
    { status: 409, message: 'Someone else changed this page’s password while you were editing.' },
    { status: 410, message: 'This page has moved to a new address.' },
  ],
  examples: [
    { input: { key: 'page:/no-such-page', password: 'a-long-word', seen: 0 }, as: 'manager', status: 404 },
    { input: { key: 'page:/', password: 'a-long-word', seen: 1000 }, as: 'manager', status: 409 },
    { input: { key: 'page:/', password: 'a-long-word', seen: 0 }, as: 'user', status: 403 },
    { input: { key: 'page:/', password: 'a-long-word', seen: 0 }, status: 401 },
  ],
})
