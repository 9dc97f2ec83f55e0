import { useRef } from 'react'
import type { IntentView } from '@schemas/commerce/entities/payment-view'
import { useLocale } from '@kit/boot'
import { formatBaht } from '@kit/format'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { showToast } from '@kit/ui/overlay/toasts'
import { QrCode } from '@kit/ui/qr/qr-code'
import { saveQr } from './save-qr'
import { texts } from './texts'
import styles from './view.module.css'

type Props = { intent: IntentView; seconds: number | undefined }

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** The QR with its amount; on phones saving it comes first, because the bank's app is on the same phone. */
export function QrCard({ intent, seconds }: Props) {
  const t = useT()
  const locale = useLocale()
  const frame = useRef<HTMLDivElement>(null)
  const amount = formatBaht(intent.amount, locale, { fixed: true })
  const save = async () => {
    const code = frame.current?.querySelector('svg')
    if (!code) return false
    const isSaved = await saveQr(code, { title: t(texts.brand), name: intent.account.name, amount, ref: intent.ref })
    if (isSaved) showToast(t(texts.saved), { tone: 'success' })
    return isSaved
  }
  return (
    <div className={styles.card}>
      <div className={styles.plate}>
        <p className={styles.brand}>{t(texts.brand)}</p>
        <div ref={frame} className={styles.code}>
          <QrCode
            text={intent.payload ?? ''}
            label={t(texts.qr, { amount, name: intent.account.name })}
            className={styles.qr}
          />
        </div>
        <p className={styles.payee}>
          <span>{intent.account.name}</span>
          <strong>{amount}</strong>
        </p>
      </div>
      {seconds !== undefined && (
        <p className={styles.left} role="timer" data-soon={seconds <= 120 ? '' : undefined}>
          {t(texts.left, { time: clock(seconds) })}
        </p>
      )}
      <div className={styles.save}>
        <ActionButton
          icon="download"
          full
          onAction={save}
          onError={() => showToast(t(texts.saveFailed), { tone: 'error' })}
        >
          {t(texts.save)}
        </ActionButton>
        <p className={styles.phoneOnly}>{t(texts.saveHint)}</p>
      </div>
    </div>
  )
}
