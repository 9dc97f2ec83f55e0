import { useState, useSyncExternalStore } from 'react'
import { useSpace } from '@kit/boot'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { Ground } from '@kit/ui/ground'
import { dismiss, isDismissed, subscribeDismissed } from './dismissed'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ text, linkLabel, link, icon, tone, align, dismissible, name }: Props) {
  const t = useT()
  const { announcement } = useSpace()
  const own = text !== undefined
  const message = text ?? announcement?.text
  const key = own ? name : (announcement?.id ?? name)
  const target = own ? link : (link ?? (announcement?.to ? { to: announcement.to } : undefined))
  const wasDismissed = useSyncExternalStore(
    subscribeDismissed,
    () => isDismissed(key),
    () => false,
  )
  const [isClosed, setClosed] = useState(false)
  if (!message || (dismissible && isClosed)) return null
  return (
    <Ground
      as="section"
      ground={tone}
      reach="window"
      aria-label={t(texts.label)}
      className={styles.bar}
      inside={styles.inside}
      data-align={align}
      data-announcement={dismissible ? key : undefined}
      data-dismissed={(dismissible && wasDismissed) || undefined}
    >
      <p className={styles.words}>
        {icon && <Icon name={icon} className={styles.icon ?? ''} />}
        {target && !linkLabel ? (
          <Link link={target} className={styles.link}>
            {message}
          </Link>
        ) : (
          <span>{message}</span>
        )}
        {target && linkLabel && (
          <Link link={target} className={styles.link}>
            {linkLabel}
          </Link>
        )}
      </p>
      {dismissible && (
        <button
          type="button"
          className={styles.close}
          aria-label={t(texts.close)}
          onClick={() => {
            setClosed(true)
            dismiss(key)
          }}
        >
          <Icon name="x" size="1.125rem" />
        </button>
      )}
    </Ground>
  )
}
