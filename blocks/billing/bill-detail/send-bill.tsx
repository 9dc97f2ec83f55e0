import { useState } from 'react'
import type { OutputOf } from '@schemas/call'
import type { call as billCall } from '@client/commerce/calls/billing/manage-bill'
import { call as sendCall } from '@client/commerce/calls/billing/manage-bill-send'
import { reportFailure } from '@areas/commerce/ui/report-failure'
import { useLocale, useSite } from '@kit/boot'
import { callGateway } from '@kit/call-gateway'
import { copyText } from '@kit/copy-text'
import { formatBaht } from '@kit/format'
import { PrintFrame } from '@kit/print/print-frame'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { QrCode } from '@kit/ui/qr/qr-code'
import { showToast } from '@kit/ui/overlay/toasts'
import { texts } from './texts'
import styles from './view.module.css'

/** Ways by which a bill reaches its payer. */
export function SendBill({ bill }: { bill: OutputOf<typeof billCall> }) {
  const t = useT()
  const locale = useLocale()
  const site = useSite()
  const [poster, setPoster] = useState<string>()
  const amount = formatBaht(bill.total - bill.paid, locale)
  const share = t(texts.shareText, { number: bill.number ?? '', amount })
  const send = (by: 'mail' | 'link') => callGateway(sendCall, { bill: bill.id, by })
  const mail = async () => {
    await send('mail')
    showToast(t(texts.mailed, { email: bill.email ?? '' }), { tone: 'success' })
  }
  const shareInLine = async () => {
    // Opened before the answer, or browsers hold it for an advertisement.
    const opened = window.open('', '_blank')
    const { url } = await send('link')
    const target = `https://line.me/R/share?text=${encodeURIComponent(`${share}\n${url}`)}`
    if (opened) opened.location.href = target
    else location.href = target
  }
  const copy = async () => {
    const { url } = await send('link')
    await copyText(url)
    showToast(t(texts.copied), { tone: 'success' })
  }
  return (
    <div className={styles.acts}>
      {bill.email !== undefined && (
        <ActionButton size="s" icon="send" onAction={mail} onError={reportFailure}>
          {t(bill.isOverdue ? texts.remind : texts.mail)}
        </ActionButton>
      )}
      <ActionButton size="s" look="secondary" icon="share" onAction={shareInLine} onError={reportFailure}>
        {t(texts.line)}
      </ActionButton>
      <ActionButton size="s" look="secondary" icon="copy" onAction={copy} onError={reportFailure}>
        {t(texts.copy)}
      </ActionButton>
      <ActionButton
        size="s"
        look="secondary"
        icon="qrcode"
        onAction={async () => setPoster((await send('link')).url)}
        onError={reportFailure}
      >
        {t(texts.poster)}
      </ActionButton>
      {poster !== undefined && (
        <PrintFrame paper="a5" onDone={() => setPoster(undefined)}>
          <div className={styles.poster}>
            <p>{site.siteName}</p>
            <QrCode text={poster} label={t(texts.scanToPay)} className={styles.code} />
            <p className={styles.amount}>{amount}</p>
            <p>{[bill.number, bill.payer].filter(Boolean).join(' · ')}</p>
            <p>{t(texts.scanToPay)}</p>
          </div>
        </PrintFrame>
      )}
    </div>
  )
}
