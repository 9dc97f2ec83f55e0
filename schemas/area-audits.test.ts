import { describe, expect, it } from 'vitest'
import { areaAudits, auditActs, auditActsOf, auditActText, auditGroups, auditStatusText } from './area-audits'
import type { AuditText } from './audit'

const contracts = Object.keys(import.meta.glob('./*/calls/*/*.ts'))
const own = Object.entries(import.meta.glob<{ audit: (typeof areaAudits)[number] }>('./*/audit.ts', { eager: true }))

/** Kinds in the audit logs of existing sites. */
const stored =
  'create save rename revert trash restore purge-document publish page-open page-password schedule unschedule rollback preview end-preview note-delete redirect-add redirect-change redirect-remove redirect-bring upload update crop purge file-folder file-rename file-move file-copy file-mode file-share share-reset share-revoke theme-create theme-save theme-import theme-publish theme-trash theme-restore font-update font-rename font-trash font-restore form-status form-notice form-export member-add member-invite member-role member-status member-password member-recovery member-sessions bypass-made bypass-used bypass-act bypass-revoked export-data delete-account email wallet-increase wallet-decrease wallet-adjust wallet-reverse export import import-undo site-create site-update site-hosts site-icon site-contact site-disable site-enable'

const repeated = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) < at)
const namesOf = (part: 'groups' | 'acts' | 'fields' | 'attempts') =>
  areaAudits.flatMap((audit) => Object.keys(audit[part] ?? {}))

describe('audit texts of the areas', () => {
  it('cover every kind that is stored already', () => {
    expect(stored.split(' ').filter((kind) => auditActText(kind) === undefined)).toEqual([])
  })

  it.each(['groups', 'acts', 'fields', 'attempts'] as const)('declare no name of %s twice', (part) => {
    expect(repeated(namesOf(part))).toEqual([])
  })

  it('put every action under a filter, and have an action for every filter', () => {
    const known = auditGroups.map(([name]) => name)
    expect(auditActs.filter((act) => !known.includes(auditActText(act)?.group ?? ''))).toEqual([])
    expect(known.filter((name) => auditActsOf(name).length === 0)).toEqual([])
    expect(auditActsOf('nothing')).toEqual([])
  })

  it('are in both languages', () => {
    const texts = areaAudits.flatMap(({ groups, acts, statuses, fields, attempts }) =>
      [groups, acts, statuses, fields, attempts].flatMap((list) => Object.entries<AuditText>(list ?? {})),
    )
    const sections = auditActs.flatMap((act): [string, AuditText][] => {
      const section = auditActText(act)?.section
      return section ? [[act, section]] : []
    })
    expect([...texts, ...sections].filter(([, { en, th }]) => en.trim() === '' || th.trim() === '')).toEqual([])
  })

  it('name attempts at calls of their own area only', () => {
    for (const [file, { audit }] of own)
      for (const call of Object.keys(audit.attempts ?? {}))
        expect(contracts).toContain(file.replace('audit.ts', `calls/${call}.ts`))
  })

  it('tell the status of a site from the status of an account', () => {
    expect(auditStatusText('site-disable', 'disabled')?.en).toBe('Closed')
    expect(auditStatusText('member-status', 'disabled')?.en).toBe('Suspended')
    expect(auditStatusText('member-status', 'constructor')).toBeUndefined()
    expect(auditStatusText('nothing', 'disabled')).toBeUndefined()
  })
})
