import type { InputOf } from '@schemas/call'
import type { call as saveCall } from '@schemas/organisation/calls/cluster/save-branch'
import type { BranchView } from '@schemas/organisation/entities/branch-view'

export type BranchInput = InputOf<typeof saveCall>
export type Both = { th: string; en: string }

export const both = (value: BranchView['name'] | undefined): Both => {
  if (value === undefined || typeof value === 'string') return { th: value ?? '', en: value ?? '' }
  return { th: value.th ?? '', en: value.en ?? '' }
}
/** One text where both languages have the same. */
export const written = ({ th, en }: Both) => (th === en ? th : { ...(th ? { th } : {}), ...(en ? { en } : {}) })

/** A branch as `cluster/save-branch` takes it, unchanged. */
export function branchInput(branch: BranchView): BranchInput {
  const { id, version, name, address, phone, hours, receiptHead, receiptFoot, tenders, discountLimit } = branch
  return { id, version, name, address, phone, hours, receiptHead, receiptFoot, tenders, discountLimit }
}
