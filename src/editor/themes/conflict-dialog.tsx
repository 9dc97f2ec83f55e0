import { Button, Group, Modal, Stack } from '@mantine/core'
import { useT } from '@kit/t'
import { leafWords } from '@schemas/layout/theme-names'
import type { ThemeConflict } from './open-theme'
import styles from './panels/panels.module.css'

const words = {
  title: { en: 'Someone else changed the same', th: 'มีผู้อื่นแก้ไขสิ่งเดียวกัน' },
  said: {
    en: '{who} has changed this theme meanwhile. Everything else fits together; of these, choose which to keep:',
    th: '{who} แก้ไขธีมนี้ระหว่างที่คุณทำงานอยู่ ส่วนอื่นรวมกันได้ทั้งหมด เหลือค่าต่อไปนี้ที่ต้องเลือกว่าจะใช้ของใคร:',
  },
  someone: { en: 'Another admin', th: 'ผู้ดูแลระบบอีกคน' },
  theirs: { en: 'Theirs', th: 'ของผู้อื่น' },
  mine: { en: 'Mine', th: 'ของฉัน' },
}

type Props = { conflict: ThemeConflict; onChoose: (choice: 'mine' | 'theirs') => void }

/** Values that two admins changed to different things; nothing is lost until one is chosen. */
export function ConflictDialog({ conflict, onChoose }: Props) {
  const t = useT()
  return (
    <Modal opened onClose={() => {}} withCloseButton={false} title={t(words.title)}>
      <Stack gap="sm">
        <div>{t(words.said, { who: conflict.by ?? t(words.someone) })}</div>
        <ul className={styles.pairs}>
          {conflict.paths.map((path) => (
            <li key={path}>
              <span>
                {t(leafWords(path) ?? path)}
                <em>
                  {t(words.mine)}: {shown(conflict.mine.get(path))} · {t(words.theirs)}:{' '}
                  {shown(conflict.theirs.get(path))}
                </em>
              </span>
            </li>
          ))}
        </ul>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => onChoose('theirs')}>
            {t(words.theirs)}
          </Button>
          <Button data-autofocus onClick={() => onChoose('mine')}>
            {t(words.mine)}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

const shown = (value: unknown) =>
  value === undefined ? '—' : typeof value === 'string' ? value : JSON.stringify(value)
