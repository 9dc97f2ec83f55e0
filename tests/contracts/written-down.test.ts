import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { collectHandlers } from '@gateway/contracts'
import { type AuditAct, isAuditAct } from '@schemas/audit'
import { hasRole } from '@schemas/layout/role'

/** The audited action of each call of managers or admins; `false`: it changes nothing of the site. */
const acts: Record<string, AuditAct | false> = {
  // Their own notifications.
  'account/set-note-mails': false,
  'editor/create': 'create',
  'editor/bring-redirects': 'redirect-bring',
  'editor/create-section': 'create',
  'editor/data': false,
  'editor/end-preview': 'end-preview',
  'editor/open-page': 'page-open',
  'editor/presence': false,
  'editor/preview-link': 'preview',
  'editor/publish': 'publish',
  'editor/purge': 'purge-document',
  'editor/remove-page-password': 'page-password',
  'editor/remove-redirect': 'redirect-remove',
  'editor/rename': 'rename',
  'editor/restore': 'restore',
  'editor/revert': 'revert',
  'editor/rollback': 'rollback',
  'editor/save': 'save',
  // A note itself records its author and who resolved it.
  // What someone has read is private.
  'editor/see-notes': false,
  'editor/set-note': 'note-delete',
  'editor/set-contact': 'site-contact',
  'editor/set-page-password': 'page-password',
  'editor/set-redirect': 'redirect-change',
  'editor/trash': 'trash',
  'editor/unschedule': 'unschedule',
  // Notes between managers: a note itself records its author.
  'editor/write-note': false,
  'email/send': 'email',
  'form/export': 'form-export',
  'form/set-notice': 'form-notice',
  'form/set-status': 'form-status',
  'form/test-notice': 'email',
  'media/crop': 'crop',
  'media/update': 'update',
  'member/end-sessions': 'member-sessions',
  'member/invite': 'member-invite',
  'member/make-bypass': 'bypass-made',
  'member/revoke-bypass': 'bypass-revoked',
  'member/send-recovery': 'member-recovery',
  'member/set-role': 'member-role',
  'member/set-status': 'member-status',
  'site/add-member': 'member-add',
  // Nothing is created yet.
  'site/check-names': false,
  'site/create': 'site-create',
  'site/disable': 'site-disable',
  'site/enable': 'site-enable',
  'site/reset-password': 'member-password',
  'site/set-hosts': 'site-hosts',
  'site/set-icon': 'site-icon',
  'site/set-member-status': 'member-status',
  'site/set-role': 'member-role',
  'site/update': 'site-update',
  'theme/add-font': 'upload',
  'theme/create': 'theme-create',
  'theme/import': 'theme-import',
  'theme/publish': 'theme-publish',
  'theme/rename-family': 'font-rename',
  'theme/restore': 'theme-restore',
  'theme/restore-font': 'font-restore',
  'theme/save': 'theme-save',
  'theme/trash': 'theme-trash',
  'theme/trash-font': 'font-trash',
  'theme/update-font': 'font-update',
  // A file is imported and inspected before anything is made of it.
  'transfer/bring-upload': false,
  'transfer/preview-import': false,
  'transfer/export-documents': 'export',
  'transfer/export-site': 'export',
  'transfer/import': 'import',
  'transfer/undo-import': 'import-undo',
  'wallet/adjust': 'wallet-adjust',
  'wallet/decrease': 'wallet-decrease',
  'wallet/increase': 'wallet-increase',
  'wallet/reverse': 'wallet-reverse',
  // For files of others; actions on one's own are private.
  'filemanager/move-folder': 'file-move',
  'filemanager/new-folder': 'file-folder',
  'files/make-folders': 'file-folder',
  'filemanager/delete': 'trash',
  'filemanager/rename': 'file-rename',
  'filemanager/share': 'file-share',
  'files/copy': 'file-copy',
  'files/move': 'file-move',
  'files/purge': 'purge',
  'files/restore': 'restore',
  'files/set-mode': 'file-mode',
  'files/trash': 'trash',
  'share/reset': 'share-reset',
  'share/revoke': 'share-revoke',
}

const contracts = [...collectHandlers().values()].map((handler) => handler.call)
const root = resolve(import.meta.dirname, '../../src/gateway')
const read = new Map<string, string>()
const textOf = (file: string) =>
  read.get(file) ?? (read.set(file, readFileSync(file, 'utf8')), read.get(file) as string)

/** The services that do the work of the operator's calls. */
const platform = readdirSync(join(root, 'platform'))
  .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
  .map((name) => join(root, 'platform', name))

/** Handlers lie in the area of their call. */
const areas = resolve(import.meta.dirname, '../../src/areas')
const handlerFile = (name: string) =>
  readdirSync(areas)
    .map((area) => join(areas, area, 'server/calls', `${name}.ts`))
    .find((file) => existsSync(file)) ?? ''

/** The handler's module and all its transitive imports within the gateway and the areas, except what every handler goes through. */
function reached(from: string, found = new Set<string>()): Set<string> {
  if (found.has(from) || from.startsWith(join(root, 'call')) || from.startsWith(join(root, 'db'))) return found
  found.add(from)
  for (const [, path = ''] of textOf(from).matchAll(/from '((?:\.{1,2}|@gateway|@areas)\/[^']+)'/g)) {
    const file = `${path.startsWith('.') ? resolve(dirname(from), path) : path.replace('@gateway', root).replace('@areas', areas)}.ts`
    if (existsSync(file)) reached(file, found)
  }
  return found
}

describe('audit log', () => {
  const ofStaff = contracts.filter(
    ({ method, access, name }) => (method !== 'GET' && hasRole(access, 'manager')) || name === 'form/export',
  )

  it('classifies every call by which managers and admins may change something', () => {
    expect(ofStaff.map(({ name }) => name).filter((name) => acts[name] === undefined)).toEqual([])
    expect(Object.keys(acts).filter((name) => !contracts.some((call) => call.name === name))).toEqual([])
  })

  it.each(Object.entries(acts).flatMap(([name, act]) => (act ? [[name, act] as const] : [])))(
    'records %s as %s',
    (name, act) => {
      expect(isAuditAct(act)).toBe(true)
      const files = [...reached(handlerFile(name)), ...(name.startsWith('site/') ? platform : [])]
      // By its name, or by the name's first word in front of an expression.
      const [first] = act.split('-')
      expect(files.some((file) => textOf(file).includes(`'${act}'`) || textOf(file).includes(`\`${first}-\${`))).toBe(
        true,
      )
    },
  )
})
