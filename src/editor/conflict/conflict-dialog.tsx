import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { useT } from '@kit/t'
import { type Conflict, pageSettings, type Side } from '../document/merge'
import { usePresence } from '../state/presence-store'
import { leaveConflict, type OpenConflict } from '../state/conflict'
import { Dialog } from '../ui/dialog'
import { ConflictEntry } from './conflict-entry'
import styles from './conflict.module.css'

const messages = {
  title: { en: 'Changed by two people at once', th: 'มีการแก้ไขพร้อมกันสองคน' },
  body: {
    en: '{name} saved this page while you were editing it. Everything else was merged automatically; choose which version to keep here. Nothing is lost: Undo restores yours, and what {name} saved stays in the version history.',
    th: '{name} บันทึกหน้านี้ระหว่างที่คุณแก้ไข ระบบรวมส่วนอื่นให้แล้ว เหลือเพียงเลือกว่าจะใช้ของใครตรงนี้ ไม่มีอะไรหาย กด “เลิกทำ” เพื่อเอาของคุณกลับมาได้ และการแก้ไขของ {name} ยังอยู่ในรายการเวอร์ชัน',
  },
  ownTitle: { en: 'Changed in two tabs at once', th: 'มีการแก้ไขพร้อมกันสองแท็บ' },
  ownBody: {
    en: 'You saved this page in another tab while you were editing it here. Everything else was merged automatically; choose which version to keep here. Nothing is lost: Undo restores the version from this tab, and what the other tab saved stays in the version history.',
    th: 'คุณบันทึกหน้านี้ในแท็บอื่นระหว่างที่แก้ไขอยู่ที่นี่ ระบบรวมส่วนอื่นให้แล้ว เหลือเพียงเลือกว่าจะใช้ของแท็บใดตรงนี้ ไม่มีอะไรหาย กด “เลิกทำ” เพื่อเอาของแท็บนี้กลับมาได้ และการแก้ไขของแท็บอื่นยังอยู่ในรายการเวอร์ชัน',
  },
  here: { en: 'This tab', th: 'แท็บนี้' },
  there: { en: 'The other tab', th: 'แท็บอื่น' },
  themeTitle: { en: 'Changed here and in the theme', th: 'แก้ไขทั้งที่นี่และในธีม' },
  themeBody: {
    en: 'The theme changed something that was also changed here. Everything else was merged automatically; choose which version to keep here.',
    th: 'ธีมแก้ไขส่วนเดียวกับที่ปรับแต่งไว้ที่นี่ ระบบรวมส่วนอื่นให้แล้ว เหลือเพียงเลือกว่าจะใช้ของใครตรงนี้',
  },
  theme: { en: 'The theme’s', th: 'ของธีม' },
  someone: { en: 'Someone else', th: 'ผู้อื่น' },
  all: { en: 'All changes', th: 'ทั้งหมด' },
  mine: { en: 'Mine', th: 'ของฉัน' },
  theirs: { en: 'Theirs', th: 'ของผู้อื่น' },
  left: { en: '{count} left to choose', th: 'เหลือให้เลือกอีก {count} รายการ' },
  later: { en: 'Decide later', th: 'เลือกภายหลัง' },
  apply: { en: 'Apply choices', th: 'ใช้ตามที่เลือก' },
}

/** Conflicting changes of two editors side by side, to choose from one by one. */
export function ConflictDialog({ open }: { open: OpenConflict }) {
  const t = useT()
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(new Map())
  const left = open.list.filter(({ id }) => !chosen.has(id)).length
  const sides = new Set(chosen.values())
  const all = left === 0 && sides.size === 1 ? [...sides][0] : ''
  // The other side may be another tab of the same person.
  const isOwn = usePresence(
    ({ others }) =>
      !open.isTheme && open.by !== undefined && others.some(({ isYou, name }) => isYou && name === open.by),
  )
  const labels: Record<Side, LocalisedText> = isOwn
    ? { mine: messages.here, theirs: messages.there }
    : { mine: messages.mine, theirs: open.isTheme ? messages.theme : (open.by ?? messages.theirs) }
  return (
    <Dialog
      title={t(open.isTheme ? messages.themeTitle : isOwn ? messages.ownTitle : messages.title)}
      size="xl"
      onClose={leaveConflict}
    >
      <Stack gap="md">
        <Text>
          {open.isTheme
            ? t(messages.themeBody)
            : isOwn
              ? t(messages.ownBody)
              : t(messages.body, { name: open.by ?? t(messages.someone) })}
        </Text>
        {open.list.length > 1 && (
          <Group gap="sm">
            <Text size="sm" id="conflict-all">
              {t(messages.all)}
            </Text>
            <SegmentedControl
              size="xs"
              aria-labelledby="conflict-all"
              value={all ?? ''}
              onChange={(side) => setChosen(new Map(open.list.map(({ id }) => [id, side as Side])))}
              data={(['mine', 'theirs'] as const).map((side) => ({ value: side, label: t(labels[side]) }))}
            />
          </Group>
        )}
        <ul className={styles.list}>
          {open.list.map((conflict: Conflict) => (
            <ConflictEntry
              key={conflict.id || pageSettings}
              open={open}
              conflict={conflict}
              labels={labels}
              chosen={chosen.get(conflict.id)}
              onChoose={(side) => setChosen(new Map(chosen).set(conflict.id, side))}
            />
          ))}
        </ul>
        <Group justify="flex-end" className={styles.end}>
          <Text size="sm" c="dimmed" mr="auto" role="status">
            {left > 0 && t(messages.left, { count: left })}
          </Text>
          <Button variant="default" onClick={leaveConflict}>
            {t(messages.later)}
          </Button>
          <Button disabled={left > 0} onClick={() => open.resolve(({ id }) => chosen.get(id))}>
            {t(messages.apply)}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
