import { lazy, Suspense } from 'react'
import { seesWorkspace } from '@schemas/workspace'
import { useBoot, usePage, useSession } from '../boot'
import { Icon } from '../icon'
import { Link } from '../link'
import { useIsMounted } from '../mounted'
import { useT } from '../t'
import styles from './staff-bar.module.css'

const messages = {
  label: { en: 'Staff bar', th: 'แถบสำหรับทีมงาน' },
  edit: { en: 'Edit page', th: 'แก้ไขหน้า' },
  drafts: { en: 'Drafts', th: 'ฉบับร่าง' },
  workspace: { en: 'Workspace', th: 'พื้นที่ทำงาน' },
}
const home = '/user/dashboard'

const DraftCount = lazy(() =>
  import('../workspace/draft-count').then(
    ({ DraftCount: found }) => ({ default: found }),
    () => ({ default: () => null }),
  ),
)
/** Guests never load it; if it fails to load, only the search is missing. */
const PaletteButton = lazy(() =>
  import('../command-palette/palette-button').then(
    ({ PaletteButton: found }) => ({ default: found }),
    () => ({ default: () => null }),
  ),
)

/**
 * The way from a page of the site to its work, for those who have any: in the flow above the page, over nothing. The
 * gateway enforces the permission.
 */
export function StaffBar() {
  const t = useT()
  const page = usePage()
  const { routes } = useBoot()
  const { role } = useSession()
  const isMounted = useIsMounted()
  if (!page || !seesWorkspace(role)) return null
  return (
    <aside className={styles.bar} aria-label={t(messages.label)}>
      {routes.some(({ path }) => path === home) && (
        <Link link={{ to: home }} className={styles.link}>
          <Icon name="layout-sidebar-right" />
          {t(messages.workspace)}
        </Link>
      )}
      {/* The builder is a separate document, unknown to the router. */}
      {!page.error && (
        <>
          <a className={styles.link} href={`${page.path}?edit`}>
            <Icon name="edit" />
            {t(messages.edit)}
          </a>
          <a className={styles.link} href={`${page.path}?edit#drafts`}>
            <Icon name="file-text" />
            {t(messages.drafts)}
            {isMounted && (
              <Suspense fallback={null}>
                <DraftCount className={styles.count} />
              </Suspense>
            )}
          </a>
        </>
      )}
      {isMounted && (
        <Suspense fallback={null}>
          <PaletteButton className={styles.search} labelClassName="visually-hidden" />
        </Suspense>
      )}
    </aside>
  )
}
