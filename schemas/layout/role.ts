/** In ascending order: a role sees and may do everything that a lower one may. */
export const roles = ['guest', 'user', 'manager', 'admin'] as const
export type Role = (typeof roles)[number]

export function isRole(value: unknown): value is Role {
  return roles.includes(value as Role)
}

export function hasRole(actual: Role, needed: Role): boolean {
  return roles.indexOf(actual) >= roles.indexOf(needed)
}

/** The view for a role: its own, else the nearest lower role's, else none. */
export function viewFor<T>(views: Partial<Record<Role, T>>, actual: Role): T | undefined {
  for (let at = roles.indexOf(actual); at >= 0; at--) {
    const view = views[roles[at] as Role]
    if (view !== undefined) return view
  }
  return undefined
}
