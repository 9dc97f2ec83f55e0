import { useState } from 'react'
import type { Share } from '@schemas/files/entities/share'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { CopyButton } from '@kit/ui/copy-button'
import { Field } from '@kit/ui/field'
import { QrCode } from '@kit/ui/qr/qr-code'
import { TextInput } from '@kit/ui/text-input'
import styles from './sharing.module.css'
import { texts } from './texts'

/** The link itself: copy, QR code, open. */
export function ShareLink({ share }: { share: Share }) {
  const t = useT()
  const [isScanned, setScanned] = useState(false)
  // The share sheet, on touch devices only: on a computer it adds little to copying.
  const [maySend] = useState(() => typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches)
  return (
    <div className={styles.link}>
      <div className={styles.linkLine}>
        <Field label={t(texts.link)} labelHidden className={styles.address ?? ''}>
          <TextInput readOnly value={share.address} onFocus={(event) => event.target.select()} />
        </Field>
        <CopyButton text={share.address} />
      </div>
      <div className={styles.acts}>
        {maySend && (
          <Button
            look="quiet"
            size="s"
            icon="send"
            onClick={() => void navigator.share({ title: share.item.name, url: share.address }).catch(() => {})}
          >
            {t(texts.send)}
          </Button>
        )}
        <Button look="quiet" size="s" icon="qrcode" aria-expanded={isScanned} onClick={() => setScanned(!isScanned)}>
          {t(texts.qr)}
        </Button>
        {/* Opens in a new tab, as recipients see it. */}
        <a href={share.address} target="_blank" rel="noopener" className={styles.open}>
          {t(texts.open)}
        </a>
      </div>
      {isScanned && (
        <div className={styles.code}>
          <QrCode text={share.address} label={t(texts.qrOf, { name: share.item.name })} />
        </div>
      )}
    </div>
  )
}
