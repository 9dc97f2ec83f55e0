import { hasRole } from '@schemas/layout/role'
import { usePage, useSession } from '../boot'
import { Icon } from '../icon'
import { useT } from '../t'
import styles from './edit-link.module.css'

const edit = { en: 'Edit page', th: 'แก้ไขหน้า' }
const builder = { en: 'Page builder', th: 'เครื่องมือสร้างหน้า' }

/** The way into the builder, for those who may go there. The gateway decides who may. */
export function EditLink() {
  const t = useT()
  const page = usePage()
  const { role } = useSession()
  if (!page || page.error || !hasRole(role, 'manager')) return null
  // A document of its own, which the router knows nothing of.
  return (
    <aside aria-label={t(builder)}>
      <a className={styles.link} href={`${page.path}?edit`}>
        <Icon name="edit" />
        {t(edit)}
      </a>
    </aside>
  )
}
