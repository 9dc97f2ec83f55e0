import { useSpace } from '@kit/boot'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { contactMethods } from '@kit/ui/site/contact-methods'
import { texts } from './texts'
import styles from './view.module.css'

/** The space's contact details; renders nothing when it has none. */
export function FooterContact({ showHours, showTitle = true }: { showHours: boolean; showTitle?: boolean }) {
  const t = useT()
  const { contact } = useSpace()
  const methods = contactMethods(contact)
  const hours = (showHours && contact.hours) || []
  const isReached = methods.length > 0 || contact.address
  if (!isReached && hours.length === 0) return null
  return (
    <div className={styles.column}>
      {showTitle && <p className={styles.title}>{t(texts.contact)}</p>}
      {isReached && (
        <address className={styles.contact}>
          {contact.address && <span className={styles.address}>{contact.address}</span>}
          {methods.map(({ kind, icon, label, shown, link }) => (
            <Link key={kind} link={link} className={styles.link}>
              <Icon name={icon} size="1.125rem" className={styles.icon ?? ''} label={t(label)} />
              {shown}
            </Link>
          ))}
        </address>
      )}
      {hours.length > 0 && (
        <dl className={styles.hours} aria-label={t(texts.hours)}>
          {hours.map(({ days, time }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{time}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
