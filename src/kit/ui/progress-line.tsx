import { useT } from '../t'
import styles from './progress-line.module.css'

const label = { en: 'Loading page', th: 'กำลังเปิดหน้า' }

/** A progress line at the window's top while a page loads. It is delayed, so that fast pages do not flash. */
export function ProgressLine({ isActive }: { isActive: boolean }) {
  const t = useT()
  return (
    <output className={styles.line} data-active={isActive ? '' : undefined}>
      {isActive && <span className="visually-hidden">{t(label)}</span>}
    </output>
  )
}
