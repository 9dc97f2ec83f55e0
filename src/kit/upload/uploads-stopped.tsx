import { useT } from '../t'
import { Button, ButtonLink } from '../ui/button'
import styles from './upload-dock.module.css'
import { uploadMessages as words } from './upload-messages'

/** Notice after a session ended during uploads. */
export function UploadsStopped({ onClose }: { onClose: () => void }) {
  const t = useT()
  return (
    <section className={styles.dock} aria-label={t(words.title)}>
      <div className={styles.said} role="status">
        <p className={styles.headline}>{t(words.stopped)}</p>
        <p>{t(words.stoppedHint)}</p>
      </div>
      <div className={styles.acts}>
        <ButtonLink size="s" link={{ to: '/user/login' }}>
          {t(words.signIn)}
        </ButtonLink>
        <Button size="s" look="quiet" onClick={onClose}>
          {t(words.close)}
        </Button>
      </div>
    </section>
  )
}
