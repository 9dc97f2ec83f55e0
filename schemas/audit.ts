/** Filters of the audit log. */
export const auditAreas = ['pages', 'media', 'look', 'forms', 'members', 'money', 'site'] as const
export type AuditArea = (typeof auditAreas)[number]

/**
 * Every audited action, with its area. The database accepts no others, and each has a message for people
 * (`kit/audit-messages`).
 */
export const auditActs = {
  create: 'pages',
  save: 'pages',
  rename: 'pages',
  revert: 'pages',
  // Used for pictures as well as pages: the subject tells which.
  trash: 'pages',
  restore: 'pages',
  'purge-document': 'pages',
  publish: 'pages',
  'page-open': 'pages',
  'page-password': 'pages',
  schedule: 'pages',
  unschedule: 'pages',
  rollback: 'pages',
  preview: 'pages',
  'end-preview': 'pages',
  'note-delete': 'pages',
  'redirect-add': 'pages',
  'redirect-change': 'pages',
  'redirect-remove': 'pages',
  'redirect-bring': 'pages',
  upload: 'media',
  update: 'media',
  crop: 'media',
  purge: 'media',
  'file-folder': 'media',
  'file-rename': 'media',
  'file-move': 'media',
  'file-copy': 'media',
  'file-mode': 'media',
  'file-share': 'media',
  'share-reset': 'media',
  'share-revoke': 'media',
  'theme-create': 'look',
  'theme-save': 'look',
  'theme-import': 'look',
  'theme-publish': 'look',
  'theme-trash': 'look',
  'theme-restore': 'look',
  'font-update': 'look',
  'font-rename': 'look',
  'font-trash': 'look',
  'font-restore': 'look',
  'form-status': 'forms',
  'form-notice': 'forms',
  'form-export': 'forms',
  'member-add': 'members',
  'member-invite': 'members',
  'member-role': 'members',
  'member-status': 'members',
  'member-password': 'members',
  'member-recovery': 'members',
  'member-sessions': 'members',
  'bypass-made': 'members',
  'bypass-used': 'members',
  'bypass-act': 'members',
  'bypass-revoked': 'members',
  'export-data': 'members',
  'delete-account': 'members',
  email: 'members',
  'wallet-increase': 'money',
  'wallet-decrease': 'money',
  'wallet-adjust': 'money',
  'wallet-reverse': 'money',
  export: 'site',
  import: 'site',
  'import-undo': 'site',
  'site-create': 'site',
  'site-update': 'site',
  'site-hosts': 'site',
  'site-icon': 'site',
  'site-contact': 'site',
  'site-disable': 'site',
  'site-enable': 'site',
} as const satisfies Record<string, AuditArea>

export type AuditAct = keyof typeof auditActs

const names = Object.keys(auditActs) as AuditAct[]

export const isAuditAct = (name: string): name is AuditAct => Object.hasOwn(auditActs, name)

export const actsOf = (area: AuditArea): AuditAct[] => names.filter((name) => auditActs[name] === area)
