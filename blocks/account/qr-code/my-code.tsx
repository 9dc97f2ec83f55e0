import { useLocale, usePage, useTimeZone } from '@kit/boot'
import { formatDateTime } from '@kit/format'
import { useAfterMount } from '@kit/mounted'
import { useOfflineState } from '@kit/offline/store-page'
import { useT } from '@kit/t'
import { CopyButton } from '@kit/ui/copy-button'
import { EmptyState } from '@kit/ui/empty-state'
import { QrCode } from '@kit/ui/qr/qr-code'
import { Avatar } from '@kit/ui/site/avatar'
import { Skeleton } from '@kit/ui/skeleton'
import { texts } from './texts'
import { type OwnCard, useOwnCard } from './use-own-card'
import styles from './view.module.css'

/**
 * The person's own code, as large as the screen allows; without a connection from the device. It identifies them and
 * grants no access.
 */
export function MyCode() {
  const t = useT()
  const card = useOwnCard()
  if (card === undefined)
    return (
      <EmptyState icon="qrcode" title={t(texts.notStored)}>
        {t(texts.notStoredHint)}
      </EmptyState>
    )
  return <Code card={card} />
}

function Code({ card }: { card: OwnCard | null }) {
  const t = useT()
  const locale = useLocale()
  const timeZone = useTimeZone()
  const origin = useAfterMount(() => location.origin)
  const name = [card?.firstname, card?.lastname].filter(Boolean).join(' ')
  const link = `${origin ?? ''}/user/qrcode?who=${encodeURIComponent(card?.userID ?? '')}`
  return (
    <>
      <div className={styles.plate}>
        <div className={styles.code}>
          {origin === undefined || card === null ? (
            <Skeleton width="100%" height="100%" />
          ) : (
            <QrCode text={link} label={t(texts.code, { name })} />
          )}
        </div>
        <div className={styles.who}>
          <Avatar person={{ role: 'user', ...card }} className={styles.avatar ?? ''} />
          <p className={styles.name}>{name}</p>
        </div>
      </div>
      {card?.at && (
        <p className={styles.hint}>{t(texts.updated, { at: formatDateTime(card.at, locale, { timeZone }) })}</p>
      )}
      <p className={styles.hint}>{t(texts.hint)}</p>
      <OfflineHint />
      <CopyButton look="quiet" label={t(texts.copy)} text={link} />
    </>
  )
}

/** Whether the page will open without a connection, where it is meant to. */
function OfflineHint() {
  const t = useT()
  const { state } = useOfflineState()
  const isMarked = usePage()?.offline === true
  const text = state === 'stored' ? texts.offline : state === 'insecure' ? texts.insecure : undefined
  return isMarked && text ? (
    <p className={styles.hint} role="status">
      {t(text)}
    </p>
  ) : null
}
