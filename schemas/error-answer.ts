import * as z from 'zod/mini'
import { type ErrorCode, errorCodes } from './error-codes'

/** The JSON body of every response that refuses a call. */
export const errorAnswer = z.object({
  error: z.object({
    status: z.int(),
    code: z.enum(Object.keys(errorCodes) as ErrorCode[]),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
    details: z.optional(z.unknown()),
    requestId: z.optional(z.string()),
  }),
})

export type ErrorAnswer = z.infer<typeof errorAnswer>
