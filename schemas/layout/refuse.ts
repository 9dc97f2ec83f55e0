import type * as z from 'zod/mini'

/** A message in both languages for a value that our own schema refuses; shown at the field. */
export type RefusalMessage = { en: string; th: string }

/** A fault in a value of the right shape, at `path` inside it. */
export type Fault = { path: (string | number)[]; message: RefusalMessage }

/** Refuses a value, at `path` inside it, with a message for the person who wrote it. */
export function refuse(ctx: z.core.ParsePayload, message: RefusalMessage, path: (string | number)[] = []): void {
  ctx.issues.push({ code: 'custom', message: message.en, params: message, input: ctx.value, path })
}
