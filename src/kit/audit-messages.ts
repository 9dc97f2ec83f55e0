import { auditActText } from '@schemas/area-audits'
import type { Locale } from '@schemas/layout/locale'

/** Message for an action; an action unknown to this build shows its name. `subject` is the object of the action. */
export function auditMessage(action: string, locale: Locale, subject = ''): string {
  const text = auditActText(action)
  return ((subject.startsWith('section:') ? text?.section : undefined) ?? text)?.[locale] ?? action
}
