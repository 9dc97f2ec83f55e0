import type * as z from 'zod/mini'

/** Words in both languages of what a schema of our own refuses; a person reads them at the field. */
export type RefusalWords = { en: string; th: string }

/** What is wrong with a value that is of the right shape, at `path` inside it. */
export type Fault = { path: (string | number)[]; words: RefusalWords }

/** Refuses a value, at `path` inside it, in words for the person who wrote it. */
export function refuse(ctx: z.core.ParsePayload, words: RefusalWords, path: (string | number)[] = []): void {
  ctx.issues.push({ code: 'custom', message: words.en, params: words, input: ctx.value, path })
}
