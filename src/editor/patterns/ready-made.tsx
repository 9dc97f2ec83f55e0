import { IconLayoutGrid } from '@tabler/icons-react'
import { useT } from '@kit/t'
import { useBuilder } from '../state/builder'
import { ActionButton } from '../ui/action-button'
import { ListNote } from '../ui/side-panel'
import { openPatterns } from './patterns-request'
import { PatternCard } from './pattern-card'
import { findPatterns, patternCategoryNames, readyMadeMessage } from './pattern-messages'
import styles from './patterns.module.css'
import { addPattern } from './put-pattern'
import { usePatterns } from './use-patterns'

const messages = {
  hint: {
    en: 'Complete sections with text and pictures. Drag one onto the page or press it, then make it yours.',
    th: 'ส่วนที่จัดไว้แล้วทั้งข้อความและภาพ ลากไปวางบนหน้าหรือกดเพื่อเพิ่ม แล้วเปลี่ยนเป็นของคุณ',
  },
  browse: { en: 'See large previews', th: 'ดูแบบภาพใหญ่' },
  none: { en: 'No sections found. Try another word.', th: 'ไม่มีส่วนชื่อนี้ ลองใช้คำอื่น' },
}

/** Ready-made sections by category, to drag onto the page or add with a press. */
export function ReadyMade({ needle }: { needle: string }) {
  const t = useT()
  const query = usePatterns()
  const found = findPatterns(query.data ?? [], needle)
  return (
    <>
      {!needle && (
        <div className={styles.head}>
          <p className={styles.hint}>{t(messages.hint)}</p>
          <ActionButton variant="light" isSmall onClick={() => openPatterns()}>
            <IconLayoutGrid size={15} aria-hidden /> {t(messages.browse)}
          </ActionButton>
        </div>
      )}
      {found.map(([category, own]) => (
        <section key={category} className={styles.group} aria-labelledby={`patterns-${category}`}>
          <h3 id={`patterns-${category}`}>{t(patternCategoryNames[category])}</h3>
          <Cards patterns={own} />
        </section>
      ))}
      <ListNote query={query} empty={found.length === 0 && t(messages.none)} />
    </>
  )
}

/** Sections that match the block search, listed after the blocks; `none` is the message if neither matches. */
export function FoundReadyMade({ needle, none }: { needle: string; none: string | false }) {
  const t = useT()
  const found = findPatterns(usePatterns().data ?? [], needle).flatMap(([, own]) => own)
  if (found.length === 0) return none && <p className={styles.hint}>{none}</p>
  return (
    <section className={styles.group} aria-labelledby="palette-ready-made">
      <h3 id="palette-ready-made">{t(readyMadeMessage)}</h3>
      <Cards patterns={found} />
    </section>
  )
}

function Cards({ patterns }: { patterns: Parameters<typeof findPatterns>[0] }) {
  const builder = useBuilder()
  return (
    <div className={styles.column}>
      {patterns.map((pattern) => (
        <PatternCard key={pattern.id} pattern={pattern} onAdd={(each) => addPattern(builder, each)} />
      ))}
    </div>
  )
}
