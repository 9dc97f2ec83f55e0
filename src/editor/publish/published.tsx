import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { IconCalendarTime, IconCircleCheck, IconExternalLink } from '@tabler/icons-react'
import type { OutputOf } from '@schemas/call'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import { themeKey } from '@schemas/editor/entities/release'
import { readKey } from '@schemas/layout/document-key'
import { menuOfKey } from '@schemas/layout/menu-section'
import { useT } from '@kit/t'
import { sampleAddress } from '../document/document-address'
import { documentTitle } from '../pages/document-title'
import { ReleasedNames } from '../history/released-names'
import { useSections } from '../state/use-sections'
import { useBuilder } from '../state/builder'
import { useUi } from '../state/ui-store'
import { Dialog } from '../ui/dialog'
import { useMoment } from '../ui/use-moment'
import { HistoryButton } from './history-button'
import { changedSections } from './shown-sections'

const messages = {
  done: { en: 'Published', th: 'เผยแพร่แล้ว' },
  changed: { en: 'Visitors see it now.', th: 'ผู้เยี่ยมชมเห็นการเปลี่ยนแปลงแล้ว' },
  moved: {
    en: 'Visitors now find it at its new address; the old one redirects there.',
    th: 'ผู้เยี่ยมชมเปิดหน้านี้ด้วยที่อยู่ใหม่ได้แล้ว ที่อยู่เดิมจะพาไปที่อยู่ใหม่',
  },
  removed: { en: 'Visitors no longer see it.', th: 'ผู้เยี่ยมชมไม่เห็นแล้ว' },
  opened: { en: 'Visitors can open it at the times you set.', th: 'ผู้เยี่ยมชมเปิดหน้านี้ได้ตามเวลาที่กำหนด' },
  theme: { en: 'Visitors now see the theme’s version.', th: 'ตอนนี้ผู้เยี่ยมชมเห็นตามแบบของธีมแล้ว' },
  all: { en: 'Visitors now see:', th: 'ขณะนี้ผู้เยี่ยมชมเห็นตามนี้:' },
  planned: { en: 'Scheduled', th: 'ตั้งเวลาแล้ว' },
  plannedAt: { en: 'It will be published automatically on {at}.', th: 'ระบบจะเผยแพร่เองเมื่อ {at}' },
  removedAt: { en: 'It will be removed automatically on {at}.', th: 'ระบบจะนำออกเองเมื่อ {at}' },
  staying: {
    en: 'Visitors still see the previous version of these saved sections: {names}',
    th: 'ส่วนที่บันทึกไว้ซึ่งแสดงอยู่ด้วย ผู้เยี่ยมชมยังเห็นแบบเดิม: {names}',
  },
  look: { en: 'The canvas shows the new theme when you reopen this page.', th: 'พื้นที่แก้ไขจะใช้ธีมใหม่เมื่อเปิดหน้านี้อีกครั้ง' },
  visit: { en: 'View page', th: 'ดูหน้าเว็บ' },
  close: { en: 'Close', th: 'ปิด' },
}

type Props = {
  done: OutputOf<typeof import('@schemas/editor/calls/editor/publish').call>
  at: number | undefined
  documents: readonly DocumentEntry[]
  onClose: () => void
}

/** Result of publishing, with links to see it. */
export function Published({ done, at, documents, onClose }: Props) {
  const t = useT()
  const moment = useMoment()
  const { key, payload } = useBuilder()
  const isPlanned = done.scheduled !== undefined
  const [first, ...others] = new Set(done.documents.map(({ kind }) => kind))
  const isOne = others.length === 0 && first !== undefined
  const planned = isOne && first === 'removed' ? messages.removedAt : messages.plannedAt
  const locale = useUi((state) => state.locale)
  const { staying } = changedSections(new Set(done.keys), documents, useSections().data?.sections ?? [])
  const shown =
    documents.find((entry) => entry.key === key && done.keys.includes(key)) ??
    documents.find((entry) => entry.path !== undefined && done.keys.includes(entry.key))
  const own = shown?.path === undefined || shown.trashed ? undefined : sampleAddress(shown.path, shown.sample)
  // A frame part and a menu are on every page: they are shown on the page they were opened from.
  const isOfFrame = done.keys.includes(key) && (readKey(key).kind === 'slot' || menuOfKey(key) !== undefined)
  const address = own ?? (isOfFrame && isOne && first !== 'removed' ? payload.path : undefined)
  return (
    <Dialog onClose={onClose} title={t(isPlanned ? messages.planned : messages.done)}>
      <Stack gap="md" align="flex-start" role="status">
        <Group gap="sm" wrap="nowrap">
          {isPlanned ? (
            <IconCalendarTime size={22} aria-hidden />
          ) : (
            <IconCircleCheck size={22} color="var(--ed-added)" aria-hidden />
          )}
          <Text>
            {isPlanned && at !== undefined
              ? t(planned, { at: moment(new Date(at).toISOString()) })
              : t(isOne ? messages[first] : messages.all)}
          </Text>
        </Group>
        {(!isOne || done.documents.length > 1) && (
          <Text size="sm" component="div">
            <ReleasedNames documents={done.documents} isToCome={isPlanned} />
          </Text>
        )}
        {staying.length > 0 && (
          <Text size="sm">
            {t(messages.staying, { names: staying.map((entry) => documentTitle(entry, locale, t)).join(', ') })}
          </Text>
        )}
        {!isPlanned && done.keys.includes(themeKey) && <Text size="sm">{t(messages.look)}</Text>}
        {address !== undefined && !isPlanned && (
          <Anchor href={address} target="_blank" size="sm">
            {t(messages.visit)} <IconExternalLink size={13} aria-hidden /> {decodeURI(address)}
          </Anchor>
        )}
        <Group justify="flex-end" w="100%">
          <HistoryButton onShown={onClose} />
          <Button data-autofocus onClick={onClose}>
            {t(messages.close)}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
