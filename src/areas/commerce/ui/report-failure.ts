import { showToast } from '@kit/ui/overlay/toasts'

/** Says why an act was refused. */
export const reportFailure = (error: unknown) =>
  showToast(error instanceof Error ? error.message : String(error), { tone: 'error', duration: 6000 })
