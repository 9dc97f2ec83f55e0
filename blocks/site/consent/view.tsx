import { useSpace } from '@kit/boot'
import { setConsent, useConsent } from '@kit/consent'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

/**
 * Asks once, after mounting; it overlays the page, so nothing shifts. Both answers have equal weight, and no answer
 * counts as no.
 */
export function View({ title, text, policy, position, preview, blockId }: Props) {
  const t = useT()
  const { analytics } = useSpace()
  const consent = useConsent()
  const isPrompting = preview || (analytics !== undefined && consent === undefined)
  if (!isPrompting) return null
  return (
    <section
      aria-labelledby={`${blockId}-title`}
      className={styles.consent}
      data-position={position}
      data-preview={preview || undefined}
      data-edge-question={preview ? undefined : ''}
    >
      <div className={styles.words}>
        <p id={`${blockId}-title`} className={styles.title}>
          {title ?? t(texts.title)}
        </p>
        <p className={styles.text}>
          {text ?? t(texts.text)} {policy && <Link link={policy}>{t(texts.policy)}</Link>}
        </p>
      </div>
      <div className={styles.answers}>
        <Button look="secondary" onClick={() => setConsent('denied')}>
          {t(texts.decline)}
        </Button>
        <Button look="secondary" onClick={() => setConsent('granted')}>
          {t(texts.accept)}
        </Button>
      </div>
    </section>
  )
}
