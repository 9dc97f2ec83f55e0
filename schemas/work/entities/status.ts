import * as z from 'zod/mini'

/** What a status means for reports, whatever a project calls it. In the order of work. */
export const statusGroups = ['backlog', 'unstarted', 'started', 'completed', 'cancelled'] as const
export const statusGroup = z.enum(statusGroups)
export type StatusGroup = z.infer<typeof statusGroup>

/** A project has at least one status of each of these. */
export const neededGroups: readonly StatusGroup[] = ['unstarted', 'completed']

export const colors = ['neutral', 'info', 'success', 'warning', 'danger'] as const
export const color = z.enum(colors)
export type Color = z.infer<typeof color>

export const status = z.object({
  id: z.string(),
  name: z.string(),
  group: statusGroup,
  color,
  wipLimit: z.nullable(z.int()),
  isDefault: z.boolean(),
})
export type Status = z.infer<typeof status>

export const unknownStatus = { status: 404, message: 'There is no such status.' }
export const needsStatus = { status: 409, message: 'A project needs a status of this kind.' }
