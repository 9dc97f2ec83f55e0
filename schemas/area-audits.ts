import type { AreaAudit, AuditAct, AuditActText, AuditGroup, AuditText } from './audit'

const files = import.meta.glob<{ audit: AreaAudit }>('./*/audit.ts', { eager: true })

/**
 * The audit texts of all areas. Only the audit log and its gateway call import this module: it must not reach ordinary
 * pages.
 */
export const areaAudits: readonly AreaAudit[] = Object.values(files).map(({ audit }) => audit)

const merged = <T>(listOf: (audit: AreaAudit) => Readonly<Record<string, T>> | undefined): ReadonlyMap<string, T> =>
  new Map(areaAudits.flatMap((audit) => Object.entries(listOf(audit) ?? {})))

const acts: ReadonlyMap<string, AuditActText> = merged(({ acts: own }) => own)
const groups: ReadonlyMap<string, AuditGroup> = merged(({ groups: own }) => own)

/** The filters of the audit log, in the order in which they are shown. */
export const auditGroups: readonly (readonly [string, AuditGroup])[] = [...groups].sort(
  ([, one], [, other]) => one.order - other.order,
)

export const auditActs: readonly AuditAct[] = [...acts.keys()] as AuditAct[]

export const isAuditAct = (name: string): name is AuditAct => acts.has(name)

/** The actions of a filter; none for an unknown one. */
export const auditActsOf = (group: string): AuditAct[] => auditActs.filter((act) => acts.get(act)?.group === group)

/** Undefined for an action unknown to this build. */
export const auditActText = (act: string): AuditActText | undefined => acts.get(act)

export const auditGroupOf = (act: string): AuditGroup | undefined => groups.get(acts.get(act)?.group ?? '')

/** What a status in an entry of this action means. */
export const auditStatusText = (act: string, status: string): AuditText | undefined => {
  const statuses = areaAudits.find((audit) => Object.hasOwn(audit.acts, act))?.statuses
  return statuses && Object.hasOwn(statuses, status) ? statuses[status] : undefined
}

const fields: ReadonlyMap<string, AuditText> = merged(({ fields: own }) => own)
const attempts: ReadonlyMap<string, AuditText> = merged(({ attempts: own }) => own)

export const auditFieldText = (name: string): AuditText | undefined => fields.get(name)

export const auditAttemptText = (call: string): AuditText | undefined => attempts.get(call)
