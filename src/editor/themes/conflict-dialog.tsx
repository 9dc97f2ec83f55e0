import { Button, Group, Modal, Stack } from '@mantine/core'
import { useT } from '@kit/t'
import { leafMessage } from '@schemas/layout/theme-names'
import type { ThemeConflict } from './open-theme'
import styles from './panels/panels.module.css'

const messages = {
  title: { en: 'Conflicting changes', th: 'การแก้ไขขัดแย้งกัน' },
  said: {
    en: '{who} changed this theme while you were editing. Everything else was merged. Choose which of these to keep:',
    th: '{who} แก้ไขธีมนี้ระหว่างที่คุณทำงานอยู่ ส่วนอื่นรวมกันแล้วทั้งหมด เหลือค่าต่อไปนี้ที่ต้องเลือกว่าจะใช้ของใคร:',
  },
  someone: { en: 'Another admin', th: 'ผู้ดูแลระบบอีกคน' },
  theirs: { en: 'Theirs', th: 'ของผู้อื่น' },
  mine: { en: 'Mine', th: 'ของฉัน' },
}

type Props = { conflict: ThemeConflict; onChoose: (choice: 'mine' | 'theirs') => void }

/** Values that two admins changed differently; nothing is lost until one is chosen. */
export function ConflictDialog({ conflict, onChoose }: Props) {
  const t = useT()
  return (
    <Modal opened onClose={() => {}} withCloseButton={false} title={t(messages.title)}>
      <Stack gap="sm">
        <div>{t(messages.said, { who: conflict.by ?? t(messages.someone) })}</div>
        <ul className={styles.pairs}>
          {conflict.paths.map((path) => (
            <li key={path}>
              <span>
                {t(leafMessage(path) ?? path)}
                <em>
                  {t(messages.mine)}: {shown(conflict.mine.get(path))} · {t(messages.theirs)}:{' '}
                  {shown(conflict.remote.get(path))}
                </em>
              </span>
            </li>
          ))}
        </ul>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => onChoose('theirs')}>
            {t(messages.theirs)}
          </Button>
          <Button data-autofocus onClick={() => onChoose('mine')}>
            {t(messages.mine)}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

const shown = (value: unknown) =>
  value === undefined ? '—' : typeof value === 'string' ? value : JSON.stringify(value)
