import { useSession } from '../../boot'
import { useT } from '../../t'
import { browserNameOf, osNameOf, unknownName } from '@schemas/client-names'
import styles from './user-info.module.css'

const messages = {
  firstname: { en: 'First name', th: 'ชื่อ' },
  lastname: { en: 'Last name', th: 'นามสกุล' },
  browserName: { en: 'Browser', th: 'เบราว์เซอร์' },
  osName: { en: 'Operating system', th: 'ระบบปฏิบัติการ' },
  unknown: { en: unknownName, th: 'ไม่ทราบ' },
}

/** Loaded when the panel opens, so it runs in the browser only. */
export function UserInfoDetails() {
  const t = useT()
  const { firstname, lastname } = useSession()
  const browserName = browserNameOf(navigator.userAgent)
  const osName = osNameOf(navigator.userAgent, navigator.maxTouchPoints)
  const rows = [
    ['firstname', firstname],
    ['lastname', lastname],
    ['browserName', browserName],
    ['osName', osName],
  ] as const
  return (
    <dl className={styles.list}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{t(messages[name])}</dt>
          <dd>{!value || value === unknownName ? t(messages.unknown) : value}</dd>
        </div>
      ))}
    </dl>
  )
}
