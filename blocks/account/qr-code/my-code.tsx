import { useSession } from '@kit/boot'
import { useAfterMount } from '@kit/mounted'
import { useT } from '@kit/t'
import { CopyButton } from '@kit/ui/copy-button'
import { QrCode } from '@kit/ui/qr/qr-code'
import { Avatar } from '@kit/ui/site/avatar'
import { Skeleton } from '@kit/ui/skeleton'
import { texts } from './texts'
import styles from './view.module.css'

/** The person's own code, as large as the screen allows. It identifies them and grants no access. */
export function MyCode() {
  const t = useT()
  const session = useSession()
  const origin = useAfterMount(() => location.origin)
  const name = [session.firstname, session.lastname].filter(Boolean).join(' ')
  const link = `${origin ?? ''}/user/qrcode?who=${encodeURIComponent(session.userID ?? '')}`
  return (
    <>
      <div className={styles.plate}>
        <div className={styles.code}>
          {origin === undefined ? (
            <Skeleton width="100%" height="100%" />
          ) : (
            <QrCode text={link} label={t(texts.code, { name })} />
          )}
        </div>
        <div className={styles.who}>
          <Avatar person={session} className={styles.avatar ?? ''} />
          <p className={styles.name}>{name}</p>
        </div>
      </div>
      <p className={styles.hint}>{t(texts.hint)}</p>
      <CopyButton look="quiet" label={t(texts.copy)} text={link} />
    </>
  )
}
