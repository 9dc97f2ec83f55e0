/** What a person can be a member of. */
export type MembershipScope = 'site' | 'branch' | 'project' | 'event' | 'course'

/** The role that a call needs in the scope of the rows it names; the handler refuses others. */
export type NeededMembership<R extends string = string> = { scope: MembershipScope; role: R }
