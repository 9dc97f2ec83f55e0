import type { LocalisedText } from '@schemas/layout/pick-text'
import type { IconName } from '@schemas/layout/icon-names'
import { hasRole, type Role } from '@schemas/layout/role'
import { useBoot, usePage } from '@kit/boot'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import styles from './file-pages.module.css'

type FilePage = {
  to: string
  icon: IconName
  label: LocalisedText
  /** Restricts the page to these roles. */ fits?: (role: Role) => boolean
}

const title = { en: 'More file pages', th: 'หน้าอื่นเกี่ยวกับไฟล์' }
const isManager = (role: Role) => hasRole(role, 'manager')

/** Pages for files that a site may have, in navigation order. */
const filePages: readonly FilePage[] = [
  { to: '/user/filemanager', icon: 'folder', label: { en: 'My files', th: 'ไฟล์ของฉัน' } },
  { to: '/user/filemanager_2', icon: 'columns', label: { en: 'Split view', th: 'เปิดสองโฟลเดอร์คู่กัน' } },
  { to: '/user/upload', icon: 'upload', label: { en: 'Upload files', th: 'อัปโหลดไฟล์' } },
  { to: '/user/shares', icon: 'link', label: { en: 'Your shared links', th: 'ลิงก์ที่คุณแชร์' } },
  {
    to: '/cluster/user/filemanager',
    icon: 'briefcase',
    label: { en: 'Shared files', th: 'ไฟล์ขององค์กร' },
    fits: (role) => !isManager(role),
  },
  {
    to: '/cluster/filemanager',
    icon: 'briefcase',
    label: { en: 'Shared files', th: 'ไฟล์ขององค์กร' },
    fits: isManager,
  },
]

/** Links between the site's file pages, as a list or in a line. */
export function FilePages({ look: variant }: { look: 'list' | 'line' }) {
  const t = useT()
  const { routes, session } = useBoot()
  const page = usePage()
  // There is no page in an example or the block library, so there are no links.
  if (!page) return null
  const offered = filePages.filter(
    ({ to, fits }) => to !== page.path && (fits?.(session.role) ?? true) && routes.some(({ path }) => path === to),
  )
  if (offered.length === 0) return null
  return (
    <nav aria-label={t(title)} className={styles.pages} data-look={variant}>
      <ul role="list">
        {offered.map(({ to, icon, label }) => (
          <li key={to}>
            <Link link={{ to }} className={styles.page}>
              <Icon name={icon} />
              <span>{t(label)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
