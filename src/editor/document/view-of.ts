import { type Role, roles } from '@schemas/layout/role'

/** The role whose view a role sees. */
export function viewOf(views: Partial<Record<Role, unknown>>, role: Role): Role {
  for (let at = roles.indexOf(role); at >= 0; at--) if (views[roles[at] as Role]) return roles[at] as Role
  return 'guest'
}
