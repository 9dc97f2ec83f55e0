import { Alert, Button, Group, Select, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import { useT } from '@kit/t'
import { useCallMutation } from '@kit/use-call'
import { documentTitle } from '../pages/document-title'
import { useBuilder } from '../state/builder'
import { ChooseTheme, useThemeChoices } from '../publish/choose-theme'
import { calls } from '../state/calls'
import type { Saving } from '../state/saving'
import { useDocuments } from '../state/site-documents'
import { useUi } from '../state/ui-store'
import { useFlush } from '../state/use-flush'
import { useSavingOf } from '../state/use-saving'
import { Dialog } from '../ui/dialog'
import { ActiveLinks } from './active-links'
import { CopyAddress } from './copy-address'
import { keepAddress } from './made-addresses'

const messages = {
  title: { en: 'Share draft link', th: 'แชร์ฉบับร่างด้วยลิงก์' },
  body: {
    en: 'Anyone with the link sees the latest draft without signing in, until the link ends.',
    th: 'ผู้ที่มีลิงก์จะเห็นฉบับร่างล่าสุด ณ ตอนที่เปิด โดยไม่ต้องเข้าสู่ระบบ จนกว่าลิงก์จะสิ้นสุด',
  },
  what: { en: 'What it shows', th: 'ลิงก์แสดงอะไร' },
  one: { en: 'Only “{name}”', th: 'เฉพาะ “{name}”' },
  all: { en: 'Everything not published yet ({count})', th: 'ทุกอย่างที่ยังไม่ได้เผยแพร่ ({count})' },
  howLong: { en: 'Link expires after', th: 'ใช้ลิงก์ได้นาน' },
  hour: { en: 'An hour', th: '1 ชั่วโมง' },
  day: { en: 'A day', th: '1 วัน' },
  days: { en: '3 days', th: '3 วัน' },
  week: { en: 'A week', th: '1 สัปดาห์' },
  month: { en: '30 days', th: '30 วัน' },
  make: { en: 'Create link', th: 'สร้างลิงก์' },
  unsaved: {
    en: 'The draft couldn’t be saved, so a link would show an older version. Your changes are kept on this device; please try again.',
    th: 'บันทึกฉบับร่างไม่สำเร็จ ลิงก์จะแสดงฉบับเก่ากว่า งานของคุณเก็บไว้ในเครื่องนี้แล้ว กรุณาลองอีกครั้ง',
  },
}

const spans = [
  { value: '1', label: messages.hour },
  { value: '24', label: messages.day },
  { value: '72', label: messages.days },
  { value: '168', label: messages.week },
  { value: '720', label: messages.month },
]

/** Creates a link that shows drafts to anybody, and lists the active ones. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { key, payload } = useBuilder()
  const saving = useSavingOf()
  const locale = useUi((state) => state.locale)
  const documents = useDocuments().data?.documents ?? []
  const themes = useThemeChoices()
  const [themeName, setThemeName] = useState<string>()
  const chosenTheme = themes.find(({ name }) => name === themeName)
  const current = documents.find((entry) => entry.key === key)
  const changed = documents.filter((entry) => entry.draft && !entry.trashed).map((entry) => entry.key)
  const all = [key, ...changed.filter((each) => each !== key)].slice(0, 100)
  const offers = [
    { label: t(messages.one, { name: current ? documentTitle(current, locale, t) : payload.path }), keys: [key] },
    ...(all.length > 1 ? [{ label: t(messages.all, { count: all.length }), keys: all }] : []),
  ]
  return (
    <ShareForm
      title={t(messages.title)}
      body={t(messages.body)}
      offers={offers}
      theme={chosenTheme?.name}
      saving={saving}
      documents={documents}
      onClose={onClose}
    >
      <ChooseTheme themes={themes} chosen={chosenTheme?.name} onChoose={setThemeName} />
    </ShareForm>
  )
}

type FormProps = {
  title: string
  body: string
  /** The choices of what the link may show. */ offers: readonly { label: string; keys: readonly string[] }[]
  theme: string | undefined
  saving: Pick<Saving, 'flush'>
  documents: readonly DocumentEntry[]
  onClose: () => void
  children?: ReactNode
}

/** What a link shows, for how long, and the existing links. */
export function ShareForm({ title, body, offers, theme, saving, documents, onClose, children }: FormProps) {
  const t = useT()
  const [what, setWhat] = useState(0)
  const [hours, setHours] = useState('72')
  const [isUnsaved, setUnsaved] = useState(false)
  const { isFlushing, flush } = useFlush(saving)
  const make = useCallMutation(calls.previewLink, { refresh: [calls.previewLinks] })
  const isPending = isFlushing || make.isPending

  const submit = async (event: React.FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const ended = await flush()
    setUnsaved(ended === 'unsaved')
    if (ended === 'saved')
      make.mutate(
        { keys: [...(offers[what]?.keys ?? [])], ...(theme ? { theme } : {}), hours: Number(hours) },
        { onSuccess: ({ address, id }) => keepAddress(id, new URL(address, location.origin).href) },
      )
  }

  return (
    <Dialog title={title} size="lg" onClose={onClose}>
      <Stack gap="md">
        <Text>{body}</Text>
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Stack gap="sm">
            {children}
            <Group align="end" gap="sm">
              <Select
                flex={1}
                miw={220}
                label={t(messages.what)}
                value={String(what)}
                onChange={(value) => setWhat(Number(value))}
                allowDeselect={false}
                data={offers.map(({ label }, index) => ({ value: String(index), label }))}
              />
              <Select
                w={130}
                label={t(messages.howLong)}
                value={hours}
                onChange={(value) => value && setHours(value)}
                allowDeselect={false}
                data={spans.map(({ value, label }) => ({ value, label: t(label) }))}
              />
              <Button type="submit" size="sm" data-autofocus loading={isPending}>
                {t(messages.make)}
              </Button>
            </Group>
          </Stack>
        </form>
        {(make.error || isUnsaved) && (
          <Alert color="red" role="alert">
            {make.error?.message ?? t(messages.unsaved)}
          </Alert>
        )}
        {make.data && (
          <CopyAddress
            key={make.data.id}
            address={new URL(make.data.address, location.origin).href}
            endsAt={make.data.endsAt}
          />
        )}
        <ActiveLinks documents={documents} onEnded={(id) => id === make.data?.id && make.reset()} />
      </Stack>
    </Dialog>
  )
}
