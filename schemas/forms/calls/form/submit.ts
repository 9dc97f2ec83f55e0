import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { answerValue } from '../../entities/form-submission'

/**
 * Sends the answers of a `form/form` block. The fields and rules come from the stored block at `page` and `block`, in
 * the caller's view; the caller only names the block. Invalid answers are reported by field.
 */
export const call = defineCall({
  name: 'form/submit',
  summary: 'Sends the answers of a form on a page. The same key again gives the same answer once stored.',
  method: 'POST',
  path: '/api/form/submit',
  access: 'guest',
  scope: 'site',
  resources: { page: 'page', key: 'form_submission' },
  cache: 'none',
  limit: 30,
  input: z.strictObject({
    page: z.string().check(z.regex(/^\/(?!\/)/), z.maxLength(2000)),
    block: z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_-]{0,63}$/)),
    answers: z
      .record(z.string().check(z.regex(/^[a-z][A-Za-z0-9]{0,39}$/)), z.nullable(answerValue))
      .check(z.refine((answers) => Object.keys(answers).length <= 100, 'Too many answers.')),
    /** Generated once per filled-in form, so that a retry is stored once. */
    key: z.uuid(),
    /** Honeypot field that people never see; a value means a bot. */
    website: z._default(z.string().check(z.maxLength(500)), ''),
    /** Seconds between rendering the form and sending it; people need a few. */
    seconds: z._default(z.number().check(z.gte(0)), 0),
  }),
  output: z.object({ status: z.literal(true), id: z.string() }),
  errors: [
    { status: 404, message: 'This form is no longer available. Please reload the page.' },
    { status: 400, message: 'Please check some of your answers.' },
    { status: 409, message: 'This form was already sent with other answers. Reload the page to send it again.' },
    { status: 429, message: 'Too many submissions from here. Please try again in 15 minutes.' },
  ],
  examples: [
    {
      input: { page: '/no-such-page', block: 'nothing', answers: {}, key: '00000000-0000-4000-8000-000000000000' },
      status: 404,
    },
  ],
})
