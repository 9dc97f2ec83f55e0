import { Alert, Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMemo, useState } from 'react'
import type * as z from 'zod/mini'
import type { unreadablePair } from '@schemas/entities/theme'
import { colorNames, groundNames, schemeNames } from '@schemas/layout/color-names'
import type { Theme } from '@schemas/layout/theme'
import { worsePairs } from '@schemas/layout/theme-contrast'
import { useT } from '@kit/t'
import { useCallMutation } from '@kit/use-call'
import { useFlush } from '../state/use-flush'
import { useFocusBack } from '../ui/use-focus-back'
import { setPreview } from './preview-store'
import { PageChecks } from './page-checks/page-checks'
import styles from './panels/panels.module.css'
import { themeCalls } from './theme-calls'
import { useStudio, useTheme } from './theme-context'

const words = {
  title: { en: 'Publish this theme', th: 'เผยแพร่ธีมนี้' },
  said: { en: 'Every visitor sees it at once, on every page. Drafts of pages stay drafts. An earlier release can be had back from the history.', th: 'ผู้เยี่ยมชมทุกคนจะเห็นทันทีในทุกหน้า ฉบับร่างของหน้าจะยังเป็นฉบับร่าง และย้อนกลับไปการเผยแพร่ก่อนหน้าได้จากประวัติ' },
  note: { en: 'Note for the history', th: 'บันทึกสำหรับประวัติ' },
  notePlace: { en: 'What is new?', th: 'มีอะไรใหม่บ้าง' },
  worse: { en: 'Harder to read than now', th: 'อ่านยากกว่าตอนนี้' },
  same: { en: 'No pair of colours gets harder to read than it is now.', th: 'ไม่มีคู่สีใดอ่านยากกว่าตอนนี้' },
  pair: { en: '“{ink}” on “{ground}”, {scheme}: {was}:1 becomes {ratio}:1, and {needed}:1 is needed', th: '“{ink}” บน “{ground}” {scheme}: จาก {was}:1 เป็น {ratio}:1 ต้องมี {needed}:1' },
  cancel: { en: 'Cancel', th: 'ยกเลิก' },
  publish: { en: 'Publish now', th: 'เผยแพร่เดี๋ยวนี้' },
  unsaved: { en: 'Not everything is saved yet. Check the connection and try again.', th: 'ยังบันทึกไม่ครบ โปรดตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง' },
  done: { en: 'Published. Visitors see the theme now.', th: 'เผยแพร่แล้ว ผู้เยี่ยมชมเห็นธีมนี้แล้ว' },
}

/** What changes for visitors, what gets worse by it, and the publishing. */
export function PublishTheme({ onClose }: { onClose: () => void }) {
  const t = useT()
  useFocusBack()
  const theme = useTheme()
  const { opened, saving, live, setLive } = useStudio()
  const [note, setNote] = useState('')
  const { isFlushing, flush } = useFlush(saving)
  const [isUnsaved, setUnsaved] = useState(false)
  const publish = useCallMutation(themeCalls.publish, { refresh: [themeCalls.list] })
  const worse = useMemo(() => worsePairs(live.theme as Theme, theme), [live.theme, theme])
  const pairs = (publish.error?.details as { pairs?: z.infer<typeof unreadablePair>[] } | undefined)?.pairs ?? []

  const submit = async (event: React.FormEvent) => {
    event.preventDefault()
    if (isFlushing || publish.isPending) return
    const isSaved = await flush()
    setUnsaved(!isSaved)
    if (!isSaved) return
    publish.mutate(
      { name: opened.name, version: saving.version, note: note.trim() },
      {
        onSuccess: () => {
          // From now on changes are compared with this look.
          setLive({ ...live, name: opened.name, theme })
          setPreview({ isBefore: false })
          notifications.show({ message: t(words.done), color: 'teal' })
          onClose()
        },
      },
    )
  }

  return (
    <Modal opened onClose={onClose} title={t(words.title)} size="lg">
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap="sm">
          <div>{t(words.said)}</div>
          {worse.length === 0 ? (
            <Alert color="teal">{t(words.same)}</Alert>
          ) : (
            <Alert color="orange" title={t(words.worse)}>
              <ul className={styles.pairs}>
                {worse.map(({ ink, ground, scheme, was, ratio, needed }) => (
                  <li key={`${ink} ${ground} ${scheme}`}>{t(words.pair, { ink: t(colorNames[ink]), ground: t(groundNames[ground]), scheme: t(schemeNames[scheme]), was: was.toFixed(2), ratio: ratio.toFixed(2), needed })}</li>
                ))}
              </ul>
            </Alert>
          )}
          <PageChecks />
          <TextInput label={t(words.note)} placeholder={t(words.notePlace)} value={note} maxLength={500} onChange={(event) => setNote(event.currentTarget.value)} />
          {(publish.error || isUnsaved) && (
            <Alert color="red" role="alert">
              {isUnsaved ? t(words.unsaved) : publish.error?.message}
              {pairs.length > 0 && (
                <ul className={styles.pairs}>
                  {pairs.slice(0, 12).map(({ ink, ground, scheme, message }) => (
                    <li key={`${ink} ${ground} ${scheme}`}>{message}</li>
                  ))}
                </ul>
              )}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t(words.cancel)}
            </Button>
            <Button type="submit" data-autofocus loading={isFlushing || publish.isPending}>
              {t(words.publish)}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
