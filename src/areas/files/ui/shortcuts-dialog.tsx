import type { LocalisedText } from '@schemas/layout/pick-text'
import { useT } from '@kit/t'
import { Modal } from '@kit/ui/modal/modal'
import styles from './shortcuts-dialog.module.css'
import { texts } from './texts'

const messages = {
  going: { en: 'Navigation', th: 'การเลื่อน' },
  choosing: { en: 'Selection', th: 'การเลือก' },
  acting: { en: 'Actions', th: 'การจัดการ' },
  arrows: { en: 'Move through the items', th: 'เลื่อนไปทีละรายการ' },
  ends: { en: 'First and last', th: 'รายการแรกและสุดท้าย' },
  type: { en: 'Type a name to jump to it', th: 'พิมพ์ชื่อเพื่อไปยังรายการนั้น' },
  letters: { en: 'Letters', th: 'ตัวอักษร' },
  open: { en: 'Open', th: 'เปิด' },
  preview: { en: 'Preview', th: 'ดูตัวอย่าง' },
  up: { en: 'Parent folder', th: 'โฟลเดอร์ระดับบน' },
  search: { en: 'Search', th: 'ค้นหา' },
  range: { en: 'Select up to here', th: 'เลือกต่อเนื่องถึงรายการนี้' },
  add: { en: 'Add or remove one item', th: 'เพิ่มหรือลดทีละรายการ' },
  goOnly: { en: 'Move without selecting', th: 'เลื่อนโดยไม่เลือก' },
  none: { en: 'Clear selection', th: 'ยกเลิกการเลือก' },
  lasso: { en: 'Select by dragging a box', th: 'ลากกรอบเพื่อเลือก' },
  drag: { en: 'Copy instead of moving while dragging', th: 'คัดลอกแทนการย้ายขณะลาก' },
  dragKey: { en: 'Alt + drag', th: 'Alt + ลาก' },
  press: { en: 'Drag on empty space', th: 'ลากบริเวณที่ว่าง' },
}
type Line = readonly [string | LocalisedText, LocalisedText]
const groups: readonly { title: LocalisedText; lines: readonly Line[] }[] = [
  {
    title: messages.going,
    lines: [
      ['← ↑ ↓ →', messages.arrows],
      ['Home · End', messages.ends],
      [messages.letters, messages.type],
      ['Enter', messages.open],
      ['Space', messages.preview],
      ['Backspace · Alt+↑', messages.up],
      ['/', messages.search],
    ],
  },
  {
    title: messages.choosing,
    lines: [
      ['Shift+↑ ↓', messages.range],
      ['Ctrl+Space', messages.add],
      ['Ctrl+↑ ↓', messages.goOnly],
      ['Ctrl+A', texts.selectAll],
      ['Esc', messages.none],
      [messages.press, messages.lasso],
    ],
  },
  {
    title: messages.acting,
    lines: [
      ['Alt+N', texts.newFolder],
      ['F2', texts.rename],
      ['Ctrl+X', texts.cut],
      ['Ctrl+C', texts.copy],
      ['Ctrl+V', texts.paste],
      ['Del', texts.delete],
      ['Ctrl+Z', texts.undo],
      ['Alt+Enter', texts.details],
      [messages.dragKey, messages.drag],
      ['?', texts.shortcuts],
    ],
  },
]

/** All keyboard shortcuts of the file manager. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const keyText = (key: string | LocalisedText) => t(key)
  return (
    <Modal title={t(texts.shortcuts)} onClose={onClose} size="l">
      <div className={styles.groups}>
        {groups.map(({ title, lines }, at) => (
          <section key={at}>
            <h3 className={styles.title}>{t(title)}</h3>
            <dl className={styles.lines}>
              {lines.map(([keys, what], line) => (
                <div key={line} className={styles.line}>
                  <dt>
                    <kbd className={styles.keys}>{keyText(keys)}</kbd>
                  </dt>
                  <dd>{t(what)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  )
}
