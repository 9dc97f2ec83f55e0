import { auditAttemptText } from '@schemas/area-audits'
import type { Locale } from '@schemas/layout/locale'

/**
 * What an impersonator attempted, by full call name. Calls must stay distinguishable: one without a message shows its
 * own name.
 */
export const actingText = (call: string, locale: Locale): string => auditAttemptText(call)?.[locale] ?? `(${call})`
