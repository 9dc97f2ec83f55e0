import * as z from 'zod/mini'

/** How long mentions and assignments are gathered for one mail (ms). */
export const gatherMs = 3 * 60_000

/** The stored part of the job, which writes enqueue. */
export const mailSoonJob = { name: 'work/mail-soon', input: z.strictObject({ person: z.string() }) }
