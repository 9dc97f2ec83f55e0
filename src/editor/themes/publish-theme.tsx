import { Alert, Button, Group, Stack, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMemo, useState } from 'react'
import type * as z from 'zod/mini'
import type { PublishProblem } from '@schemas/editor/entities/release'
import type { unreadablePair } from '@schemas/editor/entities/theme'
import { colorNames, groundNames, schemeNames } from '@schemas/layout/color-names'
import type { Theme } from '@schemas/layout/theme'
import { worsePairs } from '@schemas/layout/theme-contrast'
import { pickText } from '@schemas/layout/pick-text'
import { useLocale } from '@kit/boot'
import { useStoredDraft } from '@kit/use-stored-draft'
import { useT } from '@kit/t'
import { useCall, useCallMutation } from '@kit/use-call'
import { documentTitle } from '../pages/document-title'
import { ChooseDocuments } from '../publish/choose-documents'
import { ChooseTime, useWhen } from '../publish/choose-time'
import { useSeenDrafts } from '../publish/use-seen-drafts'
import { calls } from '../state/calls'
import { useFlush } from '../state/use-flush'
import { Dialog } from '../ui/dialog'
import { useLengthNote } from '../ui/length-note'
import { useMoment } from '../ui/use-moment'
import { setPreview } from './preview-store'
import { ConsentBox } from './page-checks/consent-box'
import { PageChecks } from './page-checks/page-checks'
import { useConsent } from './page-checks/use-consent'
import styles from './panels/panels.module.css'
import { themeCalls } from './theme-calls'
import { useThemeParts, useStudio, useTheme, useWholeSlots } from './theme-context'
import { changesBetween } from './theme-leaves'
import { useDraft } from './theme-store'

const messages = {
  title: { en: 'Publish the theme “{name}”', th: 'เผยแพร่ธีม “{name}”' },
  said: {
    en: 'All visitors will see it on every page. Page drafts stay drafts unless you select them here; those are published together with the theme. You can restore an earlier release from the history.',
    th: 'ผู้เยี่ยมชมทุกคนจะเห็นในทุกหน้า ฉบับร่างของหน้าจะยังเป็นฉบับร่าง ยกเว้นที่เลือกไว้ที่นี่ ซึ่งจะเผยแพร่พร้อมกับธีมในครั้งเดียว และย้อนกลับไปการเผยแพร่ก่อนหน้าได้จากประวัติ',
  },
  note: { en: 'Release note', th: 'หมายเหตุ' },
  noteHelp: { en: 'Shown to others in the history', th: 'ข้อความที่ผู้อื่นจะเห็นในประวัติ' },
  notePlace: { en: 'What’s new?', th: 'มีอะไรใหม่บ้าง' },
  worse: { en: 'Harder to read than now', th: 'อ่านยากกว่าตอนนี้' },
  same: { en: 'No colour pair gets harder to read than it is now.', th: 'ไม่มีคู่สีใดอ่านยากกว่าตอนนี้' },
  pair: {
    en: '“{ink}” on “{ground}”, {scheme}: {was}:1 becomes {ratio}:1, but {needed}:1 is needed',
    th: '“{ink}” บน “{ground}” {scheme}: จาก {was}:1 เป็น {ratio}:1 ต้องมี {needed}:1',
  },
  cancel: { en: 'Cancel', th: 'ยกเลิก' },
  together: { en: 'Drafts published with it', th: 'ฉบับร่างที่เผยแพร่พร้อมกัน' },
  publish: { en: 'Publish now', th: 'เผยแพร่ทันที' },
  plan: { en: 'Schedule', th: 'ตั้งเวลาเผยแพร่' },
  planned: { en: 'Scheduled. It will be published automatically on {at}.', th: 'ตั้งเวลาแล้ว ระบบจะเผยแพร่เองเมื่อ {at}' },
  unsaved: {
    en: 'Some changes aren’t saved yet. Check your connection and try again.',
    th: 'ยังบันทึกไม่ครบ กรุณาตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง',
  },
  changed: {
    en: 'Someone else changed this theme while you were editing. Review it, then publish.',
    th: 'มีผู้อื่นแก้ไขธีมนี้ระหว่างที่คุณทำงานอยู่ กรุณาตรวจดูธีมล่าสุดก่อนเผยแพร่',
  },
  done: { en: 'Published. Visitors now see this theme.', th: 'เผยแพร่แล้ว ผู้เยี่ยมชมเห็นธีมนี้แล้ว' },
}

/** The same limit as the gateway's. */
const longestNote = 500

/** The changes for visitors, what they make worse, and the publish button. */
export function PublishTheme({ onClose }: { onClose: () => void }) {
  const t = useT()
  const locale = useLocale()
  const theme = useTheme()
  const slots = useWholeSlots()
  const { opened, store, saving, readNewest, live, setLive } = useStudio()
  const draft = useDraft(store)
  const [{ note }, setNote, forgetNote] = useStoredDraft('publish-theme', { note: '' })
  const lengthNote = useLengthNote()
  // Without a save, nothing has reported what others saved: read it.
  const { isFlushing, flush } = useFlush({
    flush: async () => {
      const isSaved = await saving.flush()
      if (isSaved) await readNewest()
      return isSaved
    },
  })
  /** Why publishing was stopped before the request. */
  const [held, setHeld] = useState<'unsaved' | 'changed'>()
  const moment = useMoment()
  const when = useWhen()
  const parts = useThemeParts()
  const consent = useConsent()
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const listed = useCall(calls.pages, {}, { staleTime: 0 }).data?.documents
  const documents = listed ?? []
  const { seen, refreshRefused } = useSeenDrafts(listed)
  const changed = documents.filter((entry) => entry.draft)
  const publish = useCallMutation(calls.publish, {
    refresh: [themeCalls.list, themeCalls.open, calls.pages, calls.releases, calls.scheduled],
  })
  const worse = useMemo(() => worsePairs(live.theme as Theme, theme), [live.theme, theme])
  const { pairs = [], problems = [] } = (publish.error?.details ?? {}) as {
    pairs?: z.infer<typeof unreadablePair>[]
    problems?: PublishProblem[]
  }

  const submit = async (event: React.FormEvent) => {
    event.preventDefault()
    if (!consent.ask()) return
    const time = when.toInput()
    if (isFlushing || publish.isPending || !time) return
    const shown = store.leaves
    const ended = await flush()
    if (ended === 'closed') return
    // The merge added another admin's changes, which were neither shown nor checked here.
    const isOther = changesBetween(shown, store.leaves).size > 0
    setHeld(ended === 'unsaved' ? 'unsaved' : isOther ? 'changed' : undefined)
    if (ended === 'unsaved' || isOther) return
    publish.mutate(
      {
        keys: [...keys],
        seen: seen(keys),
        theme: { name: opened.name, version: saving.version },
        note: note.trim(),
        ...time,
      },
      {
        onError: (error) => {
          refreshRefused(error)
          // The theme turned out to be newer, or in the trash.
          void readNewest()
        },
        onSuccess: ({ scheduled }) => {
          forgetNote()
          if (scheduled === undefined) {
            // From now on, changes are compared with this theme.
            setLive({ ...live, name: opened.name, theme, slots })
            setPreview({ isBefore: false })
          }
          notifications.show({
            message:
              scheduled !== undefined && time.at ? t(messages.planned, { at: moment(time.at) }) : t(messages.done),
            color: 'teal',
          })
          onClose()
        },
      },
    )
  }

  return (
    <Dialog onClose={onClose} title={t(messages.title, { name: pickText(draft.title, locale) })} size="lg">
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap="sm">
          <div>{t(messages.said)}</div>
          {worse.length === 0 ? (
            <Alert color="teal">{t(messages.same)}</Alert>
          ) : (
            <Alert color="orange" title={t(messages.worse)}>
              <ul className={styles.pairs}>
                {worse.map(({ ink, ground, scheme, was, ratio, needed }) => (
                  <li key={`${ink} ${ground} ${scheme}`}>
                    {t(messages.pair, {
                      ink: t(colorNames[ink]),
                      ground: t(groundNames[ground]),
                      scheme: t(schemeNames[scheme]),
                      was: was.toFixed(2),
                      ratio: ratio.toFixed(2),
                      needed,
                    })}
                  </li>
                ))}
              </ul>
            </Alert>
          )}
          <PageChecks
            subject={{ name: opened.name, theme, slots, live, parts }}
            save={() => saving.flush()}
            onState={consent.onChecked}
          />
          <ConsentBox consent={consent} />
          {changed.length > 0 && (
            <ChooseDocuments legend={t(messages.together)} changed={changed} chosen={keys} onChoose={setKeys} />
          )}
          <ChooseTime when={when} error={publish.error?.fields.at} />
          <TextInput
            label={t(messages.note)}
            description={[t(messages.noteHelp), lengthNote(note, longestNote)].filter(Boolean).join(' · ')}
            placeholder={t(messages.notePlace)}
            value={note}
            maxLength={longestNote}
            onChange={(event) => setNote({ note: event.currentTarget.value })}
          />
          {((publish.error && publish.error.fields.at === undefined) || held) && (
            <Alert color="red" role="alert">
              {held ? t(messages[held]) : publish.error?.message}
              {pairs.length + problems.length > 0 && (
                <ul className={styles.pairs}>
                  {problems.map(({ key, node, message }) => {
                    const entry = documents.find((each) => each.key === key)
                    return (
                      <li key={`${key} ${node} ${message}`}>
                        {entry && <strong>{documentTitle(entry, locale, t)}: </strong>}
                        {message}
                      </li>
                    )
                  })}
                  {pairs.slice(0, 12).map(({ ink, ground, scheme, message }) => (
                    <li key={`${ink} ${ground} ${scheme}`}>{message}</li>
                  ))}
                </ul>
              )}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={() => (forgetNote(), onClose())}>
              {t(messages.cancel)}
            </Button>
            <Button type="submit" data-autofocus loading={isFlushing || publish.isPending}>
              {t(when.isLater ? messages.plan : messages.publish)}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
