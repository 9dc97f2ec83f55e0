import { Alert, Button, Group, List, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { isRecord } from '@schemas/layout/json'
import { pickText } from '@schemas/layout/pick-text'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { documentTitle } from '../pages/document-title'
import { usePageTasks } from '../pages/use-page-tasks'
import { calls } from '../state/calls'
import { refreshDocuments, useDocuments } from '../state/site-documents'
import { useUi } from '../state/ui-store'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { TypedDialog } from '../ui/typed-dialog'
import { isNameTaken } from './name-taken'
import { placesOf } from './places'
import styles from './sections.module.css'
import { refreshSections, useSections } from '../state/use-sections'
import type { SiteSection } from '../document/known-sections'

const messages = {
  rename: { en: 'Section name', th: 'ชื่อของส่วนที่บันทึกไว้' },
  name: { en: 'Name', th: 'ชื่อ' },
  taken: { en: 'A section with this name already exists.', th: 'มีส่วนที่บันทึกไว้ชื่อนี้อยู่แล้ว กรุณาใช้ชื่ออื่น' },
  missing: { en: 'Enter a section name.', th: 'กรุณาตั้งชื่อ' },
  cancel: { en: 'Cancel', th: 'ยกเลิก' },
  save: { en: 'Rename', th: 'เปลี่ยนชื่อ' },
  trash: { en: 'Move “{name}” to trash?', th: 'ย้าย “{name}” ไปถังขยะหรือไม่' },
  unused: {
    en: 'No page uses it. You can restore it from the page list.',
    th: 'ไม่มีหน้าใดใช้ส่วนที่บันทึกไว้นี้ กู้คืนได้จากรายการหน้า',
  },
  used: {
    en: 'These pages use it. Once you publish, visitors see nothing in its place. You can restore it from the page list.',
    th: 'ส่วนที่บันทึกไว้นี้ใช้อยู่ในหน้าต่อไปนี้ เมื่อเผยแพร่แล้วผู้เยี่ยมชมจะไม่เห็นอะไรตรงนั้น กู้คืนจากถังขยะได้จากรายการหน้า',
  },
  places: { en: 'Where it is used', th: 'ที่ที่แสดงส่วนที่บันทึกไว้นี้' },
  through: { en: '{name} (via “{section}”)', th: '{name} (ผ่านส่วนที่บันทึกไว้ “{section}”)' },
  trashDo: { en: 'Move to trash', th: 'ย้ายไปถังขยะ' },
}

export type SectionTask = { kind: 'rename' | 'trash'; section: SiteSection }

/** Dialogs for actions on a section. */
export function SectionDialog({ task: { kind, section }, onClose }: { task: SectionTask; onClose: () => void }) {
  return kind === 'rename' ? (
    <RenameSection section={section} onClose={onClose} />
  ) : (
    <TrashSection section={section} onClose={onClose} />
  )
}

function RenameSection({ section, onClose }: { section: SiteSection; onClose: () => void }) {
  const t = useT()
  const locale = useUi((state) => state.locale)
  const before = pickText(section.title, locale)
  const [name, setName] = useState(before)
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)

  const known = useSections().data?.sections ?? []

  const submit = async (event: React.FormEvent) => {
    event.preventDefault()
    if (!name.trim() || isPending) return setError(name.trim() ? undefined : t(messages.missing))
    if (isNameTaken(name, known, section.key)) return setError(t(messages.taken))
    setPending(true)
    try {
      const { version, content } = await callGateway(calls.open, { key: section.key })
      const { title: currentTitle } = isRecord(content) ? content : {}
      const title = isRecord(currentTitle) ? { ...currentTitle, [locale]: name.trim() } : { [locale]: name.trim() }
      await callGateway(calls.save, { key: section.key, base: version, content: { ...(content as object), title } })
      await Promise.all([refreshSections(), refreshDocuments()])
      onClose()
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      setError(failure.message)
      setPending(false)
    }
  }

  return (
    <TypedDialog isTyped={name !== before && !isPending} title={t(messages.rename)} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="sm">
          <TextInput
            data-autofocus
            required
            label={t(messages.name)}
            value={name}
            maxLength={120}
            error={error}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t(messages.cancel)}
            </Button>
            <Button type="submit" loading={isPending}>
              {t(messages.save)}
            </Button>
          </Group>
        </Stack>
      </form>
    </TypedDialog>
  )
}

function TrashSection({ section, onClose }: { section: SiteSection; onClose: () => void }) {
  const t = useT()
  const locale = useUi((state) => state.locale)
  const tasks = usePageTasks()
  const query = useDocuments()
  const [isPending, setPending] = useState(false)
  const documents = query.data?.documents ?? []
  const entry = documents.find(({ key }) => key === section.key)
  const places = placesOf(section.key, useSections().data?.sections ?? [section])
  const nameOf = (key: string) => {
    const known = documents.find((each) => each.key === key)
    return known ? documentTitle(known, locale, t) : key.slice(key.indexOf(':') + 1)
  }

  const confirm = async () => {
    if (!entry) return
    setPending(true)
    await tasks.trash(entry)
    await refreshSections()
    onClose()
  }

  return (
    <ConfirmDialog
      title={t(messages.trash, { name: pickText(section.title, locale) })}
      action={t(messages.trashDo)}
      isDangerous
      isPending={isPending || !entry}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Stack gap="xs">
        <Text>{t(places.length === 0 ? messages.unused : messages.used)}</Text>
        {places.length > 0 && (
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long where many show it, and then scrolled by keys
          <div className={styles.places} role="group" aria-label={t(messages.places)} tabIndex={0}>
            <List size="sm">
              {places.map(({ key, through }) => (
                <List.Item key={key}>
                  {through === undefined
                    ? nameOf(key)
                    : t(messages.through, { name: nameOf(key), section: nameOf(through) })}
                </List.Item>
              ))}
            </List>
          </div>
        )}
        {query.error && (
          <Alert color="red" role="alert">
            {query.error.message}
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
