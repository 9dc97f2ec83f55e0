import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { rolledBackDocument } from '../../entities/release'
import { numberInput } from '../../../stored-number'

/** Refused like `editor/rollback`. `live` is the release that visitors see now. */
export const call = defineCall({
  name: 'editor/rollback-changes',
  summary: 'What visitors would lose, get back and see otherwise if an earlier release were shown again.',
  method: 'GET',
  path: '/api/editor/rollback-changes',
  access: 'manager',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({ no: numberInput() }),
  output: z.object({ live: z.int(), documents: z.array(rolledBackDocument) }),
  errors: [
    { status: 403, message: 'Only an admin may roll this back: it would change /staff, which managers may not.' },
    { status: 404, message: 'Release not found.' },
    { status: 409, message: 'Visitors already see this release.' },
  ],
  examples: [
    { input: { no: 999_999 }, as: 'manager', status: 404 },
    { input: { no: 1 }, as: 'manager', status: 409 },
    { input: { no: 1 }, as: 'user', status: 403 },
    { input: { no: 1 }, status: 401 },
  ],
})
