import { useT } from '../t'
import { LoaderText } from './loader-overlay'
import styles from './loading-state.module.css'

const messages = {
  data: { en: 'Loading data, please wait...', th: 'กำลังโหลดข้อมูล กรุณารอสักครู่...' },
  content: { en: 'Loading content...', th: 'กำลังโหลดเนื้อหา...' },
}

function Waiting({ text, size }: { text: string; size: 'page' | 'part' }) {
  return (
    <output className={styles.waiting} data-size={size}>
      <span className={styles.ring} aria-hidden="true" />
      <LoaderText text={text} />
    </output>
  )
}

/** "Loading data, please wait...": shown until the site's data is ready. */
export function LoadingState() {
  return <Waiting text={useT()(messages.data)} size="page" />
}

/** "Loading content...": shown while the view for the visitor's role loads. */
export function LoadingContent() {
  return <Waiting text={useT()(messages.content)} size="part" />
}
