import { Alert, Button, Checkbox, Group, List, Loader, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import { sectionKey } from '@schemas/layout/document-key'
import { useT } from '@kit/t'
import { refreshCalls, useCall, useCallMutation } from '@kit/use-call'
import { useBuilder } from '../state/builder'
import { calls } from '../state/calls'
import { useUi } from '../state/ui-store'
import { useFlush } from '../state/use-flush'
import { useSavingOf } from '../state/use-saving'
import { Dialog } from '../ui/dialog'
import { useFirstFocus } from '../ui/use-first-focus'
import { useWrongField } from '../ui/use-wrong-field'
import { documentTitle } from './document-title'
import { openAddress } from './open-address'

const messages = {
  ask: { en: 'Permanently delete “{name}”?', th: 'ลบ “{name}” ถาวรหรือไม่' },
  reading: { en: 'Checking what will be deleted…', th: 'กำลังตรวจว่าจะลบอะไรบ้าง…' },
  goes: { en: 'Will be deleted:', th: 'จะลบ:' },
  page: { en: 'the page {path} with all its content', th: 'หน้า {path} พร้อมเนื้อหาทั้งหมดในหน้า' },
  section: { en: 'the section with all its content', th: 'ส่วนที่บันทึกไว้นี้ พร้อมเนื้อหาทั้งหมด' },
  themes: {
    en: 'your changes to the theme’s page {path}; the theme’s original stays in the trash',
    th: 'การแก้ไขในหน้า {path} ของธีม ส่วนหน้าเดิมของธีมยังอยู่ในถังขยะ',
  },
  versions: { en: 'its versions ({count})', th: 'เวอร์ชันทั้งหมด ({count})' },
  stays: {
    en: 'What stays: {count} earlier releases include it, most recently no. {no}. Rolling back to one of them shows it to visitors again and returns it to the page list.',
    th: 'ที่ยังอยู่: การเผยแพร่ก่อนหน้า {count} ครั้งยังมีรายการนี้ ล่าสุดคือครั้งที่ {no} หากย้อนกลับไปครั้งเหล่านั้น ผู้เยี่ยมชมจะเห็นอีก และจะกลับมาอยู่ในรายการหน้า',
  },
  staysOne: {
    en: 'What stays: release no. {no} includes it. Rolling back to that release shows it to visitors again and returns it to the page list.',
    th: 'ที่ยังอยู่: การเผยแพร่ครั้งที่ {no} ยังมีรายการนี้ หากย้อนกลับไปครั้งนั้น ผู้เยี่ยมชมจะเห็นอีก และจะกลับมาอยู่ในรายการหน้า',
  },
  linked: {
    en: 'Linked from: {names}. These links will stop working.',
    th: 'มีลิงก์มายังหน้านี้จาก: {names} ลิงก์เหล่านี้จะใช้ไม่ได้',
  },
  shown: {
    en: 'Used on: {names}. It will no longer show there and can’t be restored.',
    th: 'ใช้อยู่ใน: {names} ตรงนั้นจะไม่แสดงอะไรอีกและกู้คืนไม่ได้',
  },
  sure: { en: 'I understand that this can’t be undone.', th: 'ฉันเข้าใจว่าไม่มีใครกู้คืนได้อีก' },
  sureFirst: { en: 'Tick this first.', th: 'กรุณาทำเครื่องหมายตรงนี้ก่อน' },
  cancel: { en: 'Cancel', th: 'ยกเลิก' },
  again: { en: 'Reload', th: 'โหลดข้อมูลล่าสุด' },
  purge: { en: 'Delete permanently', th: 'ลบถาวร' },
  done: { en: '“{name}” was permanently deleted.', th: 'ลบ “{name}” ถาวรแล้ว' },
}
/** Most places named. */
const maxNamed = 6

/** Confirms a permanent deletion: names what is deleted and what remains, and needs a tick in addition to the press. */
export function PurgeDialog({ entry, onClose }: { entry: DocumentEntry; onClose: () => void }) {
  const t = useT()
  const { key, say: notify } = useBuilder()
  const saving = useSavingOf()
  const locale = useUi((state) => state.locale)
  const check = useCall(calls.purgeCheck, { key: entry.key }, { staleTime: 0 })
  const purge = useCallMutation(calls.purge, { refresh: [calls.pages, calls.sections, calls.linkTargets] })
  const { isFlushing, flush } = useFlush(saving)
  const [isSure, setSure] = useState(false)
  const [isTried, setTried] = useState(false)
  const [form, showWrong] = useWrongField(undefined)
  const name = documentTitle(entry, locale, t)
  const isOpen = entry.key === key
  const details = check.isFetching ? undefined : check.data
  const isPending = isFlushing || purge.isPending || purge.isSuccess
  // Keep the dialog open while the deletion runs: its result is shown nowhere else.
  const close = () => isPending || onClose()

  const submit = async (event: React.FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isSure) return showWrong()
    if (!details || isPending) return
    // Text typed there a moment ago was not part of the check, so it is checked again.
    if (isOpen && (await flush()) === 'closed') return
    purge.mutate(
      { key: entry.key, version: details.version },
      {
        onSuccess: () => {
          if (isOpen) return void openAddress('/?edit', saving)
          notify(t(messages.done, { name }))
          onClose()
        },
        onError: ({ status }) => {
          setSure(false)
          setTried(false)
          if (status === 409) void refreshCalls(calls.purgeCheck)
        },
      },
    )
  }

  const isAway = check.error !== null && !check.isFetching && (check.error.status === 0 || check.error.status >= 500)
  const error = purge.error?.message ?? (check.isFetching ? undefined : check.error?.message)
  return (
    <Dialog title={t(messages.ask, { name })} onClose={close}>
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="md">
          {details ? (
            <PurgeSummary entry={entry} details={details} />
          ) : (
            check.isFetching && <Reading message={t(messages.reading)} />
          )}
          {error && (
            <Alert color="red" role="alert">
              {error}
            </Alert>
          )}
          {details && <ConfirmTick isSure={isSure} isMissing={isTried && !isSure} onSure={setSure} />}
          <Group justify="flex-end">
            <Button variant="default" disabled={isPending} onClick={close}>
              {t(messages.cancel)}
            </Button>
            {details && (
              <Button type="submit" color="red.9" loading={isPending}>
                {t(messages.purge)}
              </Button>
            )}
            {/* No retry: the gateway's reason for the refusal will not change in a moment. */}
            {isAway && <Button onClick={() => void check.refetch()}>{t(messages.again)}</Button>}
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

/** Takes focus when the details appear, so that neither answer is one key press away. */
function ConfirmTick({
  isSure,
  isMissing,
  onSure,
}: {
  isSure: boolean
  isMissing: boolean
  onSure: (isSure: boolean) => void
}) {
  const t = useT()
  const box = useFirstFocus<HTMLInputElement>()
  return (
    <Checkbox
      ref={box}
      checked={isSure}
      label={t(messages.sure)}
      aria-invalid={isMissing || undefined}
      error={isMissing && t(messages.sureFirst)}
      onChange={(event) => onSure(event.currentTarget.checked)}
    />
  )
}

function Reading({ message }: { message: string }) {
  return (
    <Group gap="xs" role="status">
      <Loader size="xs" />
      <Text size="sm">{message}</Text>
    </Group>
  )
}

type PurgeDetails = {
  versions: number
  isThemes: boolean
  releases: { count: number; newest?: number | undefined }
  usedBy: readonly Pick<DocumentEntry, 'key' | 'title'>[]
}

function PurgeSummary({
  entry,
  details: { versions, isThemes, releases, usedBy },
}: {
  entry: DocumentEntry
  details: PurgeDetails
}) {
  const t = useT()
  const locale = useUi((state) => state.locale)
  const isSection = entry.key.startsWith(sectionKey(''))
  const names = `${usedBy
    .slice(0, maxNamed)
    .map((each) => documentTitle(each, locale, t))
    .join(', ')}${usedBy.length > maxNamed ? '…' : ''}`
  return (
    <Stack gap="xs">
      <Text size="sm">{t(messages.goes)}</Text>
      <List size="sm">
        <List.Item>
          {t(isSection ? messages.section : isThemes ? messages.themes : messages.page, { path: entry.path ?? '' })}
        </List.Item>
        {versions > 0 && <List.Item>{t(messages.versions, { count: versions })}</List.Item>}
      </List>
      {releases.count > 0 && (
        <Text size="sm">
          {t(releases.count === 1 ? messages.staysOne : messages.stays, {
            count: releases.count,
            no: releases.newest ?? '',
          })}
        </Text>
      )}
      {usedBy.length > 0 && <Text size="sm">{t(isSection ? messages.shown : messages.linked, { names })}</Text>}
    </Stack>
  )
}
