const part = encodeURIComponent

export const branchParts = ['facts', 'hours', 'receipt'] as const
export type BranchPart = (typeof branchParts)[number]

export const detailPath = (id: string) => `/cluster/manage/detail/${part(id)}`
export const editPath = (id: string, of: BranchPart) => `${detailPath(id)}/modal?part=${of}`
export const newBranchPath = (branch?: string, step?: string) =>
  branch ? `/cluster/manage/new?branch=${part(branch)}${step ? `&step=${step}` : ''}` : '/cluster/manage/new'
