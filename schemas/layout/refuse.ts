import type * as z from 'zod/mini'

/** Words in both languages of what a schema of our own refuses; a person reads them at the field. */
export type RefusalMessage = { en: string; th: string }

/** What is wrong with a value that is of the right shape, at `path` inside it. */
export type Fault = { path: (string | number)[]; message: RefusalMessage }

/** Refuses a value, at `path` inside it, in words for the person who wrote it. */
export function refuse(ctx: z.core.ParsePayload, message: RefusalMessage, path: (string | number)[] = []): void {
  ctx.issues.push({ code: 'custom', message: message.en, params: message, input: ctx.value, path })
}
