import * as z from 'zod/mini'
import { dateInput } from '../../date-input'
import { storedNumber } from '../../stored-number'
import { color, status } from './status'

export const projectStatuses = ['planned', 'active', 'on_hold', 'completed', 'cancelled'] as const
export const projectStatus = z.enum(projectStatuses)
export type ProjectStatus = z.infer<typeof projectStatus>

export const healths = ['on_track', 'at_risk', 'off_track'] as const
export const health = z.enum(healths)
export type Health = z.infer<typeof health>

/** Rising: each may do all that those before it may. */
export const memberRoles = ['viewer', 'member', 'manager'] as const
export const memberRole = z.enum(memberRoles)
export type MemberRole = z.infer<typeof memberRole>
export const includesRole = (role: MemberRole, needed: MemberRole): boolean =>
  memberRoles.indexOf(role) >= memberRoles.indexOf(needed)

/** `staff`: the site's managers see the project too. */
export const projectAccess = z.enum(['members', 'staff'])
export type ProjectAccess = z.infer<typeof projectAccess>
/** Whether viewers see what is marked internal. */
export const viewersSee = z.enum(['shared', 'all'])
export type ViewersSee = z.infer<typeof viewersSee>

export const workId = z.string().check(z.maxLength(64))
export const day = dateInput()
export const projectKey = z.string().check(z.regex(/^[A-Z0-9]{2,8}$/))
export const slug = z.string().check(
  z.maxLength(60),
  z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  z.refine((value) => value !== 'admin'),
)
export const projectName = z.string().check(z.trim(), z.minLength(1), z.maxLength(120))
const summary = z.string().check(z.trim(), z.maxLength(2000))

/** What people write of a project. */
export const projectFields = {
  name: projectName,
  summary: z._default(summary, ''),
  startOn: z._default(z.nullable(day), null),
  dueOn: z._default(z.nullable(day), null),
  access: z._default(projectAccess, 'members'),
  viewersSee: z._default(viewersSee, 'shared'),
}

/** Fields that are not sent stay unchanged. */
export const changedProject = {
  version: storedNumber(),
  key: z.optional(projectKey),
  name: z.optional(projectName),
  summary: z.optional(summary),
  startOn: z.optional(z.nullable(day)),
  dueOn: z.optional(z.nullable(day)),
  health: z.optional(z.nullable(health)),
  access: z.optional(projectAccess),
  viewersSee: z.optional(viewersSee),
}

export const workPerson = z.object({ id: z.string(), name: z.string(), avatar: z.nullable(z.string()) })
export type WorkPerson = z.infer<typeof workPerson>

/** As the reader sees it: tasks that do not exist for the reader count nowhere. */
export const projectCard = z.object({
  id: z.string(),
  key: z.string(),
  name: z.string(),
  summary: z.string(),
  status: projectStatus,
  health: z.nullable(health),
  startOn: z.nullable(z.string()),
  dueOn: z.nullable(z.string()),
  owner: workPerson,
  archived: z.boolean(),
  starred: z.boolean(),
  /** The reader's own. */
  role: memberRole,
  open: z.int(),
  done: z.int(),
  overdue: z.int(),
  nextMilestone: z.nullable(z.object({ title: z.string(), dueOn: z.string() })),
})
export type ProjectCard = z.infer<typeof projectCard>

export const workGroup = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  color,
  archived: z.boolean(),
  version: z.int(),
  projects: z.array(projectCard),
})
export type WorkGroup = z.infer<typeof workGroup>

export const label = z.object({ id: z.string(), name: z.string(), color })
export type Label = z.infer<typeof label>

export const projectMember = z.object({ person: workPerson, role: memberRole })

/** All that a project's own page needs besides its tasks. */
export const openedProject = z.object({
  ...projectCard.shape,
  group: z.object({ id: z.string(), slug: z.string(), name: z.string() }),
  access: projectAccess,
  viewersSee,
  version: z.int(),
  rev: z.int(),
  statuses: z.array(status),
  labels: z.array(label),
  members: z.array(projectMember),
  /** Working days of a week, 0 is Sunday. */
  weekdays: z.array(z.int()),
})
export type OpenedProject = z.infer<typeof openedProject>

export const unknownProject = { status: 404, message: 'There is no such project.' }
export const keyTaken = { status: 409, message: 'This key is taken.' }
export const staleProject = { status: 409, message: 'This project was changed meanwhile. You now see both.' }
export const notAllowed = { status: 403, message: 'Your role in this project does not allow it.' }
export const unknownGroup = { status: 404, message: 'There is no such group.' }
export const invalidProjectDates = { status: 400, message: 'The start is after the end.' }
