import { useEffect } from 'react'
import type { Drive } from '@schemas/files/entities/file-item'
import { useLocale } from '@kit/boot'
import { formatBytes } from '@kit/format'
import { useT } from '@kit/t'
import { onBatchDone } from '@kit/upload/batched-done'
import { refreshCalls, useCall } from '@kit/use-call'
import { usageCall } from './calls'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

/** Free space of the upload target. Renders nothing until known, because uploading need not wait for it. */
export function StorageUsage({ drive, isLive, data }: { drive: Drive; isLive: boolean; data: Props['data'] }) {
  const t = useT()
  const locale = useLocale()
  const initialResult = data?.usage
  const { data: read } = useCall(usageCall, { drive }, { enabled: isLive })
  useEffect(() => onBatchDone(() => void refreshCalls(usageCall)), [])
  const usage = initialResult?.ok ? initialResult.value : read
  if (!usage) return null
  const text = t(texts.used, { used: formatBytes(usage.used, locale), quota: formatBytes(usage.quota, locale) })
  return (
    <div className={styles.room}>
      <p className={styles.roomTitle}>{t(texts.room)}</p>
      <meter
        className={styles.meter}
        min={0}
        max={usage.quota}
        high={usage.quota * 0.9}
        optimum={0}
        value={Math.min(usage.used, usage.quota)}
        aria-label={t(texts.room)}
      >
        {text}
      </meter>
      <p className={styles.facts}>{text}</p>
    </div>
  )
}
