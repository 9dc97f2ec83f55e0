import { Button, Group } from '@mantine/core'
import { useT } from '@kit/t'
import { type Command, showKeys } from '../state/command'
import { allCommands } from '../commands/all-commands'
import { Dialog } from '../ui/dialog'
import styles from './help.module.css'
import { openTour } from '../tour/tour-store'

const messages = {
  title: { en: 'Keyboard and mouse', th: 'แป้นพิมพ์และเมาส์' },
  edit: { en: 'Edit', th: 'แก้ไข' },
  insert: { en: 'Add', th: 'เพิ่ม' },
  arrange: { en: 'Select and arrange', th: 'เลือกและจัดวาง' },
  view: { en: 'View', th: 'มุมมอง' },
  page: { en: 'Page', th: 'หน้า' },
  pointer: { en: 'On the page, by mouse or touch', th: 'บนหน้า ด้วยเมาส์หรือนิ้ว' },
  tour: { en: 'Show the tour again', th: 'ดูวิธีเริ่มต้นใช้งานอีกครั้ง' },
}
const groups: readonly Command['group'][] = ['edit', 'insert', 'arrange', 'view', 'page']

const gestures = [
  { what: { en: 'Edit text on the page', th: 'แก้ไขข้อความบนหน้า' }, how: { en: 'Double-click', th: 'ดับเบิลคลิก' } },
  {
    what: { en: 'Go to the next table cell', th: 'ไปช่องถัดไปของตาราง' },
    how: { en: 'Tab, or Enter for the cell below', th: 'Tab หรือ Enter เพื่อไปช่องล่าง' },
  },
  {
    what: { en: 'Select multiple', th: 'เลือกหลายส่วน' },
    how: { en: 'Shift+click, or the button on the selection', th: 'Shift+คลิก หรือเครื่องมือที่ส่วนที่เลือก' },
  },
  { what: { en: 'Select parent', th: 'เลือกส่วนที่ครอบอยู่' }, how: { en: 'Alt+click', th: 'Alt+คลิก' } },
  {
    what: { en: 'All actions', th: 'คำสั่งทั้งหมดของส่วนนั้น' },
    how: { en: 'Right-click, or “⋯” on the selection', th: 'คลิกขวา หรือ “⋯” ที่ส่วนที่เลือก' },
  },
  { what: { en: 'Move by touch', th: 'ย้ายด้วยนิ้ว' }, how: { en: 'Press and hold, then drag', th: 'กดค้างแล้วลาก' } },
]

/** Every action that has a shortcut, and the pointer actions on the page. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  return (
    <Dialog title={t(messages.title)} onClose={onClose} size="lg">
      <div className={styles.groups}>
        {groups.map((group) => {
          const listed = allCommands.filter((command) => command.group === group && command.keys)
          return listed.length === 0 ? null : (
            <section key={group} aria-label={t(messages[group])}>
              <h3>{t(messages[group])}</h3>
              <dl>
                {listed.map(({ id, label, keys = [] }) => (
                  <div key={id}>
                    <dt>{t(label)}</dt>
                    <dd>
                      {keys.map((each) => (
                        <kbd key={each}>{showKeys(each)}</kbd>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          )
        })}
        <section aria-label={t(messages.pointer)}>
          <h3>{t(messages.pointer)}</h3>
          <dl>
            {gestures.map(({ what, how }) => (
              <div key={what.en}>
                <dt>{t(what)}</dt>
                <dd>{t(how)}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <Group justify="flex-end" mt="md">
        <Button
          variant="default"
          onClick={() => {
            onClose()
            openTour()
          }}
        >
          {t(messages.tour)}
        </Button>
      </Group>
    </Dialog>
  )
}
