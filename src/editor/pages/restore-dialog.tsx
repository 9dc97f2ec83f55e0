import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import { pageKey } from '@schemas/layout/document-key'
import { useT } from '@kit/t'
import { useCallMutation } from '@kit/use-call'
import { checkAddress, meantAddress } from '../document/check-address'
import { documentAddress } from '../document/document-address'
import { useBuilder } from '../state/builder'
import { calls } from '../state/calls'
import { useDocuments } from '../state/site-documents'
import { useUi } from '../state/ui-store'
import { useSavingOf } from '../state/use-saving'
import { TypedDialog } from '../ui/typed-dialog'
import { documentTitle } from './document-title'
import { openAddress } from './open-address'
import { requestedRestore } from './restore-request'

const messages = {
  title: { en: 'Restore “{name}” at another address', th: 'กู้คืน “{name}” โดยใช้ที่อยู่อื่น' },
  taken: {
    en: 'Another page has {path} by now. Both stay as they are: choose where this one goes.',
    th: 'ขณะนี้มีหน้าอื่นใช้ {path} อยู่ ทั้งสองหน้าจะคงเนื้อหาเดิมไว้ กรุณาเลือกที่อยู่ให้หน้านี้',
  },
  address: { en: 'New address', th: 'ที่อยู่ใหม่' },
  cancel: { en: 'Cancel', th: 'ยกเลิก' },
  restore: { en: 'Restore', th: 'กู้คืน' },
  restored: { en: '{name} restored at {path}.', th: 'กู้คืน {name} ที่ {path} แล้ว' },
}

/** Asks where a page goes whose own address was taken while it was in the trash. */
export function RestoreDialog({ onClose }: { onClose: () => void }) {
  const [entry] = useState(requestedRestore)
  return entry ? <RestoreForm entry={entry} onClose={onClose} /> : null
}

function RestoreForm({ entry, onClose }: { entry: DocumentEntry; onClose: () => void }) {
  const t = useT()
  const { key, payload, say: notify } = useBuilder()
  const saving = useSavingOf()
  const locale = useUi((state) => state.locale)
  const documents = useDocuments().data?.documents ?? []
  const former = entry.parkedFrom ?? entry.path ?? ''
  const [path, setPath] = useState(() => freeAddress(former, documents))
  const restore = useCallMutation(calls.restore, { refresh: [calls.pages] })
  const meant = meantAddress(path)
  const isPending = restore.isPending || restore.isSuccess
  const problem = isPending ? undefined : checkAddress(meant, documents, entry.key)
  const name = documentTitle(entry, locale, t)

  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (problem || isPending) return
    restore.mutate(
      { key: entry.key, path: meant },
      {
        onSuccess: (done) => {
          const to = done.key.slice(pageKey('').length)
          notify(t(messages.restored, { name, path: to }))
          onClose()
          if (entry.key === key)
            void openAddress(
              documentAddress({ ...entry, key: done.key, path: to, draft: true, trashed: false }, payload.path),
              saving,
            )
        },
      },
    )
  }

  return (
    <TypedDialog isTyped={false} onClose={onClose} title={t(messages.title, { name })}>
      <form onSubmit={submit} noValidate>
        <Stack gap="sm">
          <Text size="sm">{t(messages.taken, { path: former })}</Text>
          <TextInput
            data-autofocus
            required
            label={t(messages.address)}
            value={path}
            readOnly={isPending}
            spellCheck={false}
            error={problem ? t(problem) : restore.error?.message}
            onChange={(event) => {
              setPath(event.currentTarget.value)
              restore.reset()
            }}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t(messages.cancel)}
            </Button>
            <Button type="submit" loading={isPending}>
              {t(messages.restore)}
            </Button>
          </Group>
        </Stack>
      </form>
    </TypedDialog>
  )
}

/** The former address with the lowest number that is free. */
function freeAddress(former: string, documents: readonly DocumentEntry[]): string {
  for (let number = 2; number < 100; number++) {
    const path = `${former}-${number}`
    if (!checkAddress(path, documents)) return path
  }
  return former
}
