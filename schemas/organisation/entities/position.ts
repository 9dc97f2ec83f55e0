/** What a person is at a branch. Site managers and admins are managers of every branch. */
export const positions = ['cashier', 'stock', 'lead', 'manager'] as const
export type Position = (typeof positions)[number]

const includes: Record<Position, readonly Position[]> = {
  cashier: ['cashier'],
  stock: ['stock'],
  lead: ['lead', 'cashier', 'stock'],
  manager: ['manager', 'lead', 'cashier', 'stock'],
}

/** Whether someone of a position may do what needs another. */
export const mayAs = (actual: Position, needed: Position): boolean => includes[actual].includes(needed)

export const isPosition = (role: string): role is Position => positions.includes(role as Position)
