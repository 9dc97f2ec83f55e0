import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import { pageKey } from '@schemas/layout/document-key'
import { useT } from '@kit/t'
import { useCallMutation } from '@kit/use-call'
import { useBuilder } from '../state/builder'
import { calls } from '../state/calls'
import { copyOwner, moveDeviceCopy } from '../state/device-copy'
import { takeInNewer } from '../state/take-in-newer'
import { useUi } from '../state/ui-store'
import { useFlush } from '../state/use-flush'
import { useSavingOf } from '../state/use-saving'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { lazyPart } from '../ui/lazy-part'
import { TypedDialog } from '../ui/typed-dialog'
import { checkAddress, meantAddress } from '../document/check-address'
import { documentAddress } from '../document/document-address'
import { documentTitle } from './document-title'
import { openAddress } from './open-address'

const OpenDialog = lazyPart(async () => (await import('./open-dialog')).OpenDialog)
const PurgeDialog = lazyPart(async () => (await import('./purge-dialog')).PurgeDialog)

const messages = {
  rename: { en: 'Address of “{name}”', th: 'ที่อยู่ของ “{name}”' },
  address: { en: 'New address', th: 'ที่อยู่ใหม่' },
  redirect: {
    en: 'When you next publish, {path} redirects to the new address, so links and bookmarks keep working.',
    th: 'เมื่อเผยแพร่ครั้งถัดไป {path} จะพาไปยังที่อยู่ใหม่ ลิงก์และบุ๊กมาร์กเดิมจึงยังใช้ได้',
  },
  cancel: { en: 'Cancel', th: 'ยกเลิก' },
  move: { en: 'Change address', th: 'เปลี่ยนที่อยู่' },
  unsaved: {
    en: 'The draft couldn’t be saved, so the page keeps its address for now. Your changes are kept on this device; please try again.',
    th: 'บันทึกฉบับร่างไม่สำเร็จ จึงยังไม่ได้เปลี่ยนที่อยู่ของหน้า งานของคุณเก็บไว้ในเครื่องนี้แล้ว กรุณาลองอีกครั้ง',
  },
  moved: { en: 'The address is now {path}.', th: 'ที่อยู่ใหม่คือ {path} แล้ว' },
  revert: { en: 'Reset “{name}” to the theme’s version?', th: 'กลับไปใช้ “{name}” เวอร์ชันของธีมหรือไม่' },
  revertBody: {
    en: 'The draft becomes the theme’s version. Your current version stays in the version history, where you can restore it. Visitors see the change when you publish.',
    th: 'ฉบับร่างจะกลับเป็นเวอร์ชันของธีม เวอร์ชันปัจจุบันของคุณยังอยู่ในรายการเวอร์ชันและกู้คืนได้ ผู้เยี่ยมชมจะเห็นเมื่อเผยแพร่',
  },
  revertDo: { en: 'Reset to theme', th: 'ใช้เวอร์ชันของธีม' },
  reverted: { en: '“{name}” was reset to the theme’s version.', th: '“{name}” กลับเป็นเวอร์ชันของธีมแล้ว' },
}

/** Document actions that open a dialog first. */
export type PageTask = { kind: 'rename' | 'revert' | 'purge' | 'close' | 'open'; entry: DocumentEntry }

export function PageDialog({
  task: { kind, entry },
  documents,
  onClose,
}: {
  task: PageTask
  documents: readonly DocumentEntry[]
  onClose: () => void
}) {
  if (kind === 'purge') return <PurgeDialog entry={entry} onClose={onClose} />
  if (kind === 'close' || kind === 'open') return <OpenDialog act={kind} entries={[entry]} onClose={onClose} />
  return kind === 'rename' ? (
    <RenameDialog entry={entry} documents={documents} onClose={onClose} />
  ) : (
    <RevertDialog entry={entry} onClose={onClose} />
  )
}

function RenameDialog({
  entry,
  documents,
  onClose,
}: {
  entry: DocumentEntry
  documents: readonly DocumentEntry[]
  onClose: () => void
}) {
  const t = useT()
  const { boot, key, payload, say: notify } = useBuilder()
  const saving = useSavingOf()
  const locale = useUi((state) => state.locale)
  const [path, setPath] = useState(entry.path ?? '')
  const [isUnsaved, setUnsaved] = useState(false)
  const { isFlushing, flush } = useFlush(saving)
  const rename = useCallMutation(calls.rename, { refresh: [calls.pages] })
  // The moved page opens in a moment.
  const isPending = isFlushing || rename.isPending || rename.isSuccess
  const meant = meantAddress(path)
  const isSame = meant === entry.path
  // The list has the page at its new address before the call ends.
  const problem = isSame || isPending ? undefined : checkAddress(meant, documents, entry.key)

  const submit = async (event: React.FormEvent) => {
    event.preventDefault()
    if (isSame) return onClose()
    if (problem || isPending) return
    const ended = entry.key === key ? await flush() : 'saved'
    setUnsaved(ended === 'unsaved')
    if (ended !== 'saved') return
    rename.mutate(
      { key: entry.key, path: meant },
      {
        onSuccess: (moved) => {
          const to = moved.key.slice(pageKey('').length)
          // Moves the device copy along, with its undo history.
          if (entry.key === key)
            return void moveDeviceCopy(copyOwner(boot), key, moved.key).finally(
              () =>
                void openAddress(
                  documentAddress(
                    { ...entry, key: moved.key, path: to, draft: true, movedFrom: entry.path },
                    payload.path,
                  ),
                  saving,
                ),
            )
          notify(t(messages.moved, { path: to }))
          onClose()
        },
      },
    )
  }

  return (
    <TypedDialog
      isTyped={!isSame && !isPending}
      onClose={onClose}
      title={t(messages.rename, { name: documentTitle(entry, locale, t) })}
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="sm">
          <TextInput
            data-autofocus
            required
            label={t(messages.address)}
            value={path}
            // Text typed while the request is pending would apply to a page that has moved.
            readOnly={isPending}
            spellCheck={false}
            error={problem ? t(problem) : isUnsaved ? t(messages.unsaved) : rename.error?.message}
            onChange={(event) => {
              setPath(event.currentTarget.value)
              rename.reset()
              setUnsaved(false)
            }}
            onBlur={() => path && setPath(meant)}
          />
          {!(entry.state === 'site' && entry.draft && !entry.movedFrom) && (
            <Text size="sm" c="dimmed">
              {t(messages.redirect, { path: entry.movedFrom ?? entry.path ?? '' })}
            </Text>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t(messages.cancel)}
            </Button>
            <Button type="submit" loading={isPending}>
              {t(messages.move)}
            </Button>
          </Group>
        </Stack>
      </form>
    </TypedDialog>
  )
}

function RevertDialog({ entry, onClose }: { entry: DocumentEntry; onClose: () => void }) {
  const t = useT()
  const builder = useBuilder()
  const { key, say: notify } = builder
  const saving = useSavingOf()
  const { isFlushing, flush } = useFlush(saving)
  const locale = useUi((state) => state.locale)
  const revert = useCallMutation(calls.revert, { refresh: [calls.pages] })
  const name = documentTitle(entry, locale, t)

  const confirm = async () => {
    if (entry.key === key && (await flush()) === 'closed') return
    revert.mutate({ key: entry.key }, { onSuccess: () => void show() })
  }
  const show = async () => {
    // Changes typed since are handled as a conflict by their save. If the gateway cannot be read, the document is
    // reloaded.
    const isShown =
      entry.key !== key ||
      (await takeInNewer({ builder, saving, step: messages.revertDo }).then(
        ({ isTaken }) => isTaken || !saving.isSafe,
        () => false,
      ))
    if (!isShown) return location.reload()
    const message = t(messages.reverted, { name })
    if (entry.key === key) builder.offerUndo(message)
    else notify(message)
    onClose()
  }

  return (
    <ConfirmDialog
      title={t(messages.revert, { name })}
      action={t(messages.revertDo)}
      isPending={isFlushing || revert.isPending || revert.isSuccess}
      error={revert.error?.message}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {t(messages.revertBody)}
    </ConfirmDialog>
  )
}
