import { useT } from '@kit/t'
import { Modal } from '@kit/ui/modal/modal'
import styles from './film.module.css'
import { texts } from './texts'

const keys = [
  ['Space, K', { en: 'Play or pause', th: 'เล่นหรือหยุด' }],
  ['J, L', { en: '10 seconds back, forward', th: 'ถอยหรือข้าม 10 วินาที' }],
  ['←, →', { en: '5 seconds back, forward', th: 'ถอยหรือข้าม 5 วินาที' }],
  ['0–9', { en: 'To 0–90 % of the film', th: 'ไปที่ 0–90 % ของวิดีโอ' }],
  ['↑, ↓', { en: 'Volume', th: 'ระดับเสียง' }],
  ['M', { en: 'Mute', th: 'ปิดเสียง' }],
  ['C', { en: 'Captions', th: 'คำบรรยาย' }],
  ['<, >', { en: 'Slower, faster', th: 'ช้าลง เร็วขึ้น' }],
  ['F', { en: 'Full screen', th: 'เต็มจอ' }],
  ['N, P', { en: 'Next, previous part', th: 'ส่วนถัดไป ก่อนหน้า' }],
] as const

export function Keys({ onClose }: { onClose: () => void }) {
  const t = useT()
  return (
    <Modal title={t(texts.keys)} onClose={onClose}>
      <dl className={styles.keys}>
        {keys.map(([key, label]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(label)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
