import type { IconName } from '@schemas/layout/icon-names'
import { useLocale } from '@kit/boot'
import { formatTime } from '@kit/format'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { mayAs } from '@schemas/organisation/entities/position'
import { texts } from './texts'
import styles from './till.module.css'
import type { OpenedRegister, TillPart } from './till-types'
import type { useOutbox } from './use-outbox'

type Props = {
  opened: OpenedRegister
  outbox: ReturnType<typeof useOutbox>
  view: TillPart | 'close'
  onView: (view: TillPart) => void
  onLeave: () => void
  onLock: (() => void) | undefined
}
const parts: { id: TillPart; icon: IconName; label: { en: string; th: string } }[] = [
  { id: 'products', icon: 'grid-dots', label: texts.products },
  { id: 'receipts', icon: 'receipt', label: texts.receipts },
  { id: 'calculator', icon: 'calculator', label: texts.calculator },
  { id: 'stock', icon: 'box', label: texts.stock },
]

/** Where I am, whether the gateway answers, and what it has not got yet. */
export function TillBar({ opened, outbox, view, onView, onLeave, onLock }: Props) {
  const t = useT()
  const locale = useLocale()
  const shown = parts.filter(({ id }) => id !== 'stock' || mayAs(opened.position, 'stock'))
  return (
    <header className={styles.bar}>
      <button type="button" onClick={onLeave} aria-label={t(texts.leave)} title={t(texts.leave)}>
        <Icon name="logout" />
      </button>
      {onLock && (
        <button type="button" onClick={onLock} aria-label={t(texts.lock)} title={t(texts.lock)}>
          <Icon name="lock" />
        </button>
      )}
      <p className={styles.where}>
        <strong>{opened.register.code}</strong>
        <span>{opened.branch.name}</span>
        <small>{opened.me.name}</small>
      </p>
      <nav>
        {shown.map(({ id, icon, label }) => (
          <button key={id} type="button" aria-current={view === id || undefined} onClick={() => onView(id)}>
            <Icon name={icon} /> <span>{t(label)}</span>
          </button>
        ))}
      </nav>
      <p className={styles.state} role="status" data-online={outbox.isOnline || undefined}>
        <span>{t(outbox.isOnline ? texts.online : texts.offline)}</span>
        {outbox.unsent > 0 && <strong>{t(texts.unsent, { n: outbox.unsent })}</strong>}
        {outbox.refused.length > 0 && <strong>{t(texts.refused, { n: outbox.refused.length })}</strong>}
        {!outbox.isOnline && outbox.lastContact !== undefined && (
          <small>{formatTime(outbox.lastContact, locale)}</small>
        )}
      </p>
    </header>
  )
}
