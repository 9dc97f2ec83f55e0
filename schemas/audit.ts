import type { IconName } from './layout/icon-names'
import type { Locale } from './layout/locale'

/** Every audited action by its stored kind. Each area adds its own by augmentation, in `schemas/<area>/audit.ts`. */
export interface AuditActs {}

/** An audited action. A stored kind never changes. */
export type AuditAct = keyof AuditActs

export type AuditText = Readonly<Record<Locale, string>>

/** A filter of the audit log; filters are shown by rising `order`. */
export type AuditGroup = AuditText & { order: number; icon: IconName }

/**
 * An action as a sentence without a subject: the actor is shown beside it. `group` is the filter it belongs to, of any
 * area; `section` replaces the sentence for saved sections.
 */
export type AuditActText = AuditText & { group: string; section?: AuditText }

/** What an area contributes to the audit log. */
export type AreaAudit = {
  groups?: Readonly<Record<string, AuditGroup>>
  acts: Readonly<Record<string, AuditActText>>
  /** Values of the field `status` in entries of these actions. */
  statuses?: Readonly<Record<string, AuditText>>
  /** Labels of changed fields by stored name; two steps of a path may share a label (`padding.out`). */
  fields?: Readonly<Record<string, AuditText>>
  /** Calls of the area that an impersonator attempted, by call. The text must hold whether or not it was granted. */
  attempts?: Readonly<Record<string, AuditText>>
}

/**
 * Declares what an area contributes to the audit log, together with an augmentation that makes its actions known to the
 * type checker:
 *
 *     declare module '../audit' {
 *       interface AuditActs extends Record<keyof typeof audit.acts, true> {}
 *     }
 */
export function defineAudit<const A extends AreaAudit>(audit: A): A {
  return audit
}
