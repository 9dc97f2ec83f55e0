import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import type { OutputOf } from '@schemas/call'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import type { PageOpen } from '@schemas/layout/page-open'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { useCallMutation } from '@kit/use-call'
import { leaveNotice } from '../ui/focus-canvas'
import { PlannedNote } from '../publish/planned-documents'
import { ChooseTime, useWhen } from '../publish/choose-time'
import { useBuilder } from '../state/builder'
import { calls } from '../state/calls'
import { refreshDocuments } from '../state/site-documents'
import { takeInNewer } from '../state/take-in-newer'
import { useUi } from '../state/ui-store'
import { useFlush } from '../state/use-flush'
import { useSavingOf } from '../state/use-saving'
import { Dialog } from '../ui/dialog'
import { undoMessage } from '../ui/undo-message'
import { useMoment } from '../ui/use-moment'
import { documentTitle } from './document-title'
import { liveOpen, liveState } from './open-mark'

const messages = {
  close: { en: 'Take “{name}” offline', th: 'ทำให้ “{name}” ออฟไลน์' },
  closeMany: { en: 'Take {count} pages offline', th: 'ทำให้ {count} หน้าออฟไลน์' },
  open: { en: 'Put “{name}” online', th: 'ทำให้ “{name}” ออนไลน์' },
  openMany: { en: 'Put {count} pages online', th: 'ทำให้ {count} หน้าออนไลน์' },
  closeBody: {
    en: 'Visitors see “page not found”, and the page is hidden from search and from lists on the site. You can keep editing it here; unpublished changes stay unpublished.',
    th: 'ผู้เยี่ยมชมจะเห็นข้อความว่าไม่พบหน้านี้ และหน้าจะไม่อยู่ในผลการค้นหาหรือรายการใดของเว็บไซต์ คุณยังแก้ไขหน้านี้ต่อได้ ส่วนที่ยังไม่ได้เผยแพร่จะยังไม่เผยแพร่',
  },
  closeUnseen: {
    en: 'Visitors can’t see it yet. After you publish it, it stays offline until you put it online.',
    th: 'ผู้เยี่ยมชมยังไม่เห็นหน้านี้ เมื่อเผยแพร่แล้วหน้านี้จะยังออฟไลน์จนกว่าคุณจะทำให้ออนไลน์',
  },
  openBody: {
    en: 'Visitors can open it at its address again, as last published. Unpublished changes stay unpublished.',
    th: 'ผู้เยี่ยมชมจะเปิดหน้านี้ได้ตามที่เผยแพร่ครั้งล่าสุด ส่วนที่ยังไม่ได้เผยแพร่จะยังไม่เผยแพร่',
  },
  openUnseen: { en: 'Visitors see it when you publish it.', th: 'ผู้เยี่ยมชมจะเห็นเมื่อคุณเผยแพร่' },
  closesAgain: { en: 'It goes offline again on {at}, as scheduled.', th: 'หน้านี้จะออฟไลน์อีกครั้งเมื่อ {at} ตามที่ตั้งไว้' },
  closeTime: { en: 'Visitors can open it until then.', th: 'ผู้เยี่ยมชมเปิดหน้านี้ได้จนถึงเวลานั้น' },
  openTime: { en: 'Visitors can’t open it until then.', th: 'ผู้เยี่ยมชมจะยังเปิดหน้านี้ไม่ได้จนถึงเวลานั้น' },
  cancel: { en: 'Cancel', th: 'ยกเลิก' },
  doClose: { en: 'Take offline', th: 'ทำให้ออฟไลน์' },
  doOpen: { en: 'Put online', th: 'ทำให้ออนไลน์' },
  doSet: { en: 'Set time', th: 'ตั้งเวลา' },
  unsaved: {
    en: 'The draft couldn’t be saved, so nothing changed for visitors. Your changes are kept on this device; please try again.',
    th: 'บันทึกฉบับร่างไม่สำเร็จ จึงยังไม่มีอะไรเปลี่ยนสำหรับผู้เยี่ยมชม งานของคุณเก็บไว้ในเครื่องนี้แล้ว กรุณาลองอีกครั้ง',
  },
  refused: { en: '{name}: {reason}', th: '{name}: {reason}' },
  closed: { en: '{name} is offline.', th: '{name} ออฟไลน์แล้ว' },
  closedMany: { en: '{count} pages are offline.', th: 'ออฟไลน์แล้ว {count} หน้า' },
  opened: { en: '{name} is online.', th: '{name} ออนไลน์แล้ว' },
  openedMany: { en: '{count} pages are online.', th: 'ออนไลน์แล้ว {count} หน้า' },
  closesAt: { en: '{name} goes offline on {at}.', th: '{name} จะออฟไลน์เมื่อ {at}' },
  closesAtMany: { en: '{count} pages go offline on {at}.', th: '{count} หน้าจะออฟไลน์เมื่อ {at}' },
  opensAt: { en: '{name} goes online on {at}.', th: '{name} จะออนไลน์เมื่อ {at}' },
  opensAtMany: { en: '{count} pages go online on {at}.', th: '{count} หน้าจะออนไลน์เมื่อ {at}' },
  linked: { en: 'Linked from: {names}', th: 'ยังมีลิงก์มาจาก: {names}' },
  undo: { en: 'Undo', th: 'เลิกทำ' },
  undone: { en: 'Undone.', th: 'เลิกทำแล้ว' },
}

/** Most linking places named. */
const maxNamed = 4

let lastNotification: string | undefined

/** Replaces the notice of an earlier action: it is outdated, and its undo would restore the wrong state. */
function notifyDone(message: string, undo: string, onUndo: () => void): void {
  if (lastNotification !== undefined) notifications.hide(lastNotification)
  const takeBack = () => {
    if (lastNotification !== undefined) notifications.hide(lastNotification)
    leaveNotice()
    onUndo()
  }
  lastNotification = notifications.show({
    color: 'dark',
    autoClose: 15_000,
    message: undoMessage(message, undo, takeBack),
  })
}

type Props = { act: 'close' | 'open'; entries: readonly DocumentEntry[]; onClose: () => void; onDone?: () => void }

/** Takes pages offline or puts them online, at once or at a given time. Drafts are not affected. */
export function OpenDialog({ act, entries, onClose, onDone }: Props) {
  const t = useT()
  const moment = useMoment()
  const builder = useBuilder()
  const { key, say: notify } = builder
  const saving = useSavingOf()
  const locale = useUi((state) => state.locale)
  const when = useWhen()
  const { isFlushing, flush } = useFlush(saving)
  const [isUnsaved, setUnsaved] = useState(false)
  const set = useCallMutation(calls.openPage, { refresh: [calls.pages, calls.releases, calls.scheduled] })
  const [first] = entries
  if (!first) return null
  const isOwn = entries.some((entry) => entry.key === key)
  const isOne = entries.length === 1
  const isUnseen = entries.every(({ unseen, movedFrom }) => unseen && !movedFrom)
  const name = documentTitle(first, locale, t)
  const until = isOne && act === 'open' && !when.isLater ? closingAfter(first) : undefined
  const count = entries.length

  const submit = async (event: React.FormEvent) => {
    event.preventDefault()
    const input = when.toInput()
    if (!input || isFlushing || set.isPending) return
    const ended = isOwn ? await flush() : 'saved'
    setUnsaved(ended === 'unsaved')
    if (ended !== 'saved') return
    set.mutate(
      {
        pages: entries.map((entry) => ({
          key: entry.key,
          open: act === 'close' ? closing(entry, input.at) : opening(entry, input.at),
        })),
      },
      { onSuccess: (done) => void notifyResult(done, input.at) },
    )
  }
  const notifyResult = async (
    done: OutputOf<typeof import('@schemas/editor/calls/editor/open-page').call>,
    at: string | undefined,
  ) => {
    await takeIn()
    onDone?.()
    onClose()
    const message =
      act === 'close'
        ? at
          ? isOne
            ? messages.closesAt
            : messages.closesAtMany
          : isOne
            ? messages.closed
            : messages.closedMany
        : at
          ? isOne
            ? messages.opensAt
            : messages.opensAtMany
          : isOne
            ? messages.opened
            : messages.openedMany
    const names = (done.linkedFrom ?? []).map((each) => documentTitle(each, locale, t))
    const links =
      act === 'close' && names.length > 0
        ? [t(messages.linked, { names: `${names.slice(0, maxNamed).join(', ')}${names.length > maxNamed ? '…' : ''}` })]
        : []
    notifyDone(
      [t(message, { name, count, at: at ? moment(at) : '' }), ...links].join(' '),
      t(messages.undo),
      () => void takeBack(done.pages.map((each) => ({ key: each.key, open: each.before }))),
    )
  }
  const takeBack = async (pages: { key: string; open: PageOpen | null }[]) => {
    try {
      if (isOwn) await saving.flush()
      await callGateway(calls.openPage, { pages })
      await takeIn()
      notify(t(messages.undone))
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      notify(error.message, 'error')
    } finally {
      await refreshDocuments()
    }
  }
  /** The open document gets the setting too. If it cannot be read now, its next save finds it. */
  const takeIn = async () => {
    if (isOwn) await takeInNewer({ builder, saving }).catch(() => {})
  }

  const refused = (set.error?.details as { key?: string } | undefined)?.key
  const refusedEntry = isOne ? undefined : entries.find((entry) => entry.key === refused)
  const error = isUnsaved
    ? t(messages.unsaved)
    : set.error &&
      (refusedEntry
        ? t(messages.refused, { name: documentTitle(refusedEntry, locale, t), reason: set.error.message })
        : set.error.message)
  const title =
    act === 'close' ? (isOne ? messages.close : messages.closeMany) : isOne ? messages.open : messages.openMany
  const body =
    act === 'close'
      ? isUnseen
        ? messages.closeUnseen
        : messages.closeBody
      : isUnseen
        ? messages.openUnseen
        : messages.openBody
  return (
    <Dialog onClose={onClose} title={t(title, { name, count })}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="md">
          <Text size="sm">
            {[t(body), until !== undefined && t(messages.closesAgain, { at: moment(until) })].filter(Boolean).join(' ')}
          </Text>
          {act === 'close' && (
            <PlannedNote
              chosen={entries.map((entry) => ({ key: entry.key, title: documentTitle(entry, locale, t) }))}
              onLeave={onClose}
            />
          )}
          <ChooseTime when={when} help={t(act === 'close' ? messages.closeTime : messages.openTime)} />
          {error && (
            <Alert color="red" role="alert">
              {error}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t(messages.cancel)}
            </Button>
            <Button
              type="submit"
              data-autofocus
              color={act === 'close' && !when.isLater ? 'red.9' : 'accent'}
              loading={isFlushing || set.isPending}
            >
              {t(when.isLater ? messages.doSet : act === 'close' ? messages.doClose : messages.doOpen)}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

/** Offline now, or from a given time; a page scheduled to open before that still does. */
function closing(entry: DocumentEntry, at: string | undefined): PageOpen {
  if (at === undefined) return 'never'
  const open = liveOpen(entry)
  const from = open === undefined || open === 'never' ? undefined : open.from
  return { ...(from !== undefined && Date.parse(from) < Date.parse(at) ? { from } : {}), until: at }
}

/** Online now, or from a given time; a page not open yet still closes as scheduled. */
function opening(entry: DocumentEntry, at: string | undefined): PageOpen | null {
  const until = closingAfter(entry, at)
  if (at === undefined) return until === undefined ? null : { until }
  return { from: at, ...(until === undefined ? {} : { until }) }
}

function closingAfter(entry: DocumentEntry, at = new Date().toISOString()): string | undefined {
  const open = liveOpen(entry)
  const until = open === undefined || open === 'never' || liveState(entry) !== 'early' ? undefined : open.until
  return until !== undefined && Date.parse(until) > Date.parse(at) ? until : undefined
}
