import type { Reconciled } from './reconcile'

/** Whether something was found that a person should know. */
export const isTroubled = ({ strays, lost, redrawn, uploads, damaged }: Reconciled): boolean =>
  strays.length + lost.length + redrawn.length + uploads.length + damaged.length > 0
