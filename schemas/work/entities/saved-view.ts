import * as z from 'zod/mini'

export const viewScope = z.enum(['own', 'project', 'site'])

export const savedView = z.object({
  id: z.string(),
  name: z.string(),
  /** As an address writes it, without the question mark. */
  query: z.string(),
  scope: viewScope,
  project: z.nullable(z.string()),
  isMine: z.boolean(),
})
export type SavedView = z.infer<typeof savedView>

export const maxViews = 100
export const unknownView = { status: 404, message: 'There is no such view.' }
