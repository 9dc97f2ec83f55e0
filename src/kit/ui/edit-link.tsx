import { hasRole } from '@schemas/layout/role'
import { usePage, useSession } from '../boot'
import { Icon } from '../icon'
import { useT } from '../t'
import styles from './edit-link.module.css'

const edit = { en: 'Edit page', th: 'แก้ไขหน้า' }
const builder = { en: 'Page builder', th: 'เครื่องมือสร้างหน้า' }

/** Link into the builder for permitted roles. The gateway enforces the permission. */
export function EditLink() {
  const t = useT()
  const page = usePage()
  const { role } = useSession()
  if (!page || page.error || !hasRole(role, 'manager')) return null
  // The builder is a separate document, unknown to the router.
  return (
    <aside aria-label={t(builder)}>
      <a className={styles.link} href={`${page.path}?edit`}>
        <Icon name="edit" />
        {t(edit)}
      </a>
    </aside>
  )
}
