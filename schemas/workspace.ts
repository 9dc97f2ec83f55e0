import type { IconName } from './layout/icon-names'
import { hasRole, type Role } from './layout/role'

type Message = { en: string; th: string }

/** Groups of the workspace's entries, in the order of the rail. */
export const workspaceGroups = {
  home: { en: 'Home', th: 'หน้าหลัก' },
  sell: { en: 'Sell', th: 'การขาย' },
  learn: { en: 'Learn', th: 'การเรียน' },
  projects: { en: 'Projects', th: 'โครงการ' },
  calendar: { en: 'Calendar', th: 'ปฏิทิน' },
  events: { en: 'Events', th: 'อีเวนต์' },
  files: { en: 'Files', th: 'ไฟล์' },
  messages: { en: 'Messages', th: 'ข้อความ' },
  forms: { en: 'Forms', th: 'แบบฟอร์ม' },
  site: { en: 'Site', th: 'เว็บไซต์' },
  people: { en: 'People', th: 'บุคคล' },
  activity: { en: 'Activity', th: 'กิจกรรม' },
  settings: { en: 'Settings', th: 'ตั้งค่า' },
} satisfies Record<string, Message>
export type WorkspaceGroup = keyof typeof workspaceGroups

export type WorkspaceEntry = {
  /** Stored where a manager hides or moves the entry: it never changes. */
  id: string
  group: WorkspaceGroup
  label: Message
  icon: IconName
  /** A page of the site. With `?edit` a screen of the builder, which is a document of its own. */
  to: string
  /** The lowest role that may use it, besides the page's own access. */
  role: Role
  /** Further search terms, in both languages. */
  keywords: string
  /** Shows what waits there (`server/hooks/waiting.ts` of the area). */
  count?: true
  /** Place among the tabs of a phone, the lowest first; without it the entry is under "More". */
  tab?: number
  /** Found by the command palette only. */
  isSearchOnly?: true
  /** Offered to admins of the operator's site alone. */
  isOperator?: true
}

/** What an area offers in the workspace: `src/areas/<area>/hooks/workspace.ts`. */
export type WorkspaceHook = {
  /** Paths whose pages, with all below them, are shown in the workspace. */
  prefixes: readonly string[]
  /** Paths below them that never are: sign-in pages, tickets. */
  except?: readonly string[]
  entries: readonly WorkspaceEntry[]
}

export const defineWorkspace = (hook: WorkspaceHook): WorkspaceHook => hook

/** An entry as a document carries it. `isLocked`: the page exists, but only `role` and higher may open it. */
export type WorkspaceLink = Omit<WorkspaceEntry, 'isOperator'> & { isLocked?: true }

/** Who works sees the workspace, all others the site. Memberships are to be decided here as well. */
export const seesWorkspace = (role: Role): boolean => hasRole(role, 'manager')
