import type { Drive } from '@schemas/files/entities/file-item'
import { useLocale } from '@kit/boot'
import { formatBytes } from '@kit/format'
import { useT } from '@kit/t'
import { texts } from '../texts'
import { useFileAnswer, useFiles } from '../use-files'
import styles from './usage-bar.module.css'

/** Storage usage as a bar and as text. Renders nothing when unknown. */
export function UsageBar({ drive }: { drive: Drive }) {
  const t = useT()
  const locale = useLocale()
  const { client } = useFiles()
  const { value } = useFileAnswer(drive, () => client.usage(drive))
  if (!value || value.quota <= 0) return null
  const share = Math.min(1, value.used / value.quota)
  const tone = share >= 1 ? 'full' : share > 0.9 ? 'almost' : 'well'
  const text = t(texts.used, { used: formatBytes(value.used, locale), quota: formatBytes(value.quota, locale) })
  return (
    <div className={styles.usage} data-tone={tone}>
      <div
        role="progressbar"
        aria-label={text}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        className={styles.track}
      >
        <span className={styles.fill} style={{ width: `${Math.max(share * 100, value.used > 0 ? 1.5 : 0)}%` }} />
      </div>
      <p className={styles.words}>
        {text}
        {value.trash > 0 && (
          <span className={styles.trash}>{t(texts.usedTrash, { trash: formatBytes(value.trash, locale) })}</span>
        )}
        {tone !== 'well' && (
          <strong className={styles.warning}>{t(tone === 'full' ? texts.full : texts.almostFull)}</strong>
        )}
      </p>
    </div>
  )
}
