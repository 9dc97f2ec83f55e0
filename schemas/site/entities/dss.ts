import * as z from 'zod/mini'

/** A path below the service's address; slashes in it are sent as %2F. It cannot lead up or to another host. */
export const dssPath = z
  .string()
  .check(z.minLength(1), z.maxLength(500), z.regex(/^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[\w.~-]+(?:\/[\w.~-]+)*\/?$/))

/** What the calls of all methods share. */
export const dss = {
  path: '/dss/{path}',
  access: 'user' as const,
  scope: 'site' as const,
  cache: 'none' as const,
  limit: 120,
  input: z.strictObject({
    path: dssPath,
    /** The query string, without the question mark. */
    query: z.optional(z.string().check(z.maxLength(2000), z.regex(/^[\w.~%+=&,:@/-]*$/))),
    /** As JSON; not for GET. */
    body: z.optional(z.json()),
  }),
  output: z.object({ success: z.boolean(), data: z.nullable(z.json()), error: z.nullable(z.string()) }),
  examples: [
    { input: { path: 'reports/1' }, as: 'user' as const },
    { input: { path: 'reports/1' }, status: 401 },
  ],
}
