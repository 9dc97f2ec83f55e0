import type { SlipStatus } from './slip-machine'

/** Slips that still claim money. */
export const liveSlipStatuses: readonly SlipStatus[] = ['uploaded', 'verifying', 'needs_review']
