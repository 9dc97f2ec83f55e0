import { useT } from '@kit/t'
import styles from '../sites.module.css'

const words = {
  active: { en: 'open', th: 'เปิดอยู่' },
  disabled: { en: 'disabled', th: 'ปิดอยู่' },
  operator: { en: 'operator’s site', th: 'เว็บไซต์ผู้ดำเนินการ' },
}

/** Whether visitors get in. */
export function StateMark({ status, isOperator }: { status: 'active' | 'disabled'; isOperator: boolean }) {
  const t = useT()
  return (
    <>
      <span className={styles.mark} data-tone={status === 'active' ? 'good' : 'bad'}>
        {t(words[status])}
      </span>
      {isOperator && <span className={styles.mark}>{t(words.operator)}</span>}
    </>
  )
}
