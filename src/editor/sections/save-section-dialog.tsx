import { Alert, Button, Group, Stack, Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { FlatPage } from '@schemas/layout/flat/flat'
import { useT } from '@kit/t'
import { useCallMutation } from '@kit/use-call'
import { Edit, Refusal } from '../document/edit'
import { linkSection } from '../document/operations/link-section'
import { kindOf } from '../document/operations/place-nodes'
import { topmost } from '../document/rules'
import { asRows } from '../document/section-block'
import { takeSubtree } from '../document/subtree'
import { useBuilder } from '../state/builder'
import { calls } from '../state/calls'
import { select, useUi } from '../state/ui-store'
import { TypedDialog } from '../ui/typed-dialog'
import { isNameTaken } from './name-taken'
import { refreshSections, useSections } from '../state/use-sections'

const messages = {
  title: { en: 'Save as section', th: 'บันทึกไว้ใช้ซ้ำ' },
  name: { en: 'Name', th: 'ชื่อ' },
  taken: { en: 'A section with this name already exists.', th: 'มีส่วนที่บันทึกไว้ชื่อนี้อยู่แล้ว กรุณาใช้ชื่ออื่น' },
  missing: { en: 'Enter a section name.', th: 'กรุณาตั้งชื่อ' },
  link: { en: 'Link it here too', th: 'เชื่อมโยงตรงนี้ด้วย' },
  linkHelp: {
    en: 'Later changes to the section also apply here. Otherwise this page keeps its own copy.',
    th: 'เมื่อแก้ไขส่วนนี้ภายหลัง ตรงนี้จะเปลี่ยนตาม หากไม่เลือก หน้านี้จะเก็บของตัวเองไว้',
  },
  nothing: { en: 'Nothing is selected.', th: 'ยังไม่ได้เลือกส่วนใด' },
  cancel: { en: 'Cancel', th: 'ยกเลิก' },
  save: { en: 'Save', th: 'บันทึก' },
  step: { en: 'Save as section', th: 'บันทึกไว้ใช้ซ้ำ' },
  changed: {
    en: '“{name}” was saved, but not linked here because someone else changed this part.',
    th: 'บันทึก “{name}” แล้ว แต่ยังไม่ได้เชื่อมโยงตรงนี้ เพราะมีผู้อื่นแก้ไขส่วนนี้ไปแล้ว',
  },
  saved: { en: '“{name}” is now in saved sections.', th: '“{name}” อยู่ในรายการส่วนที่บันทึกไว้แล้ว' },
}

/** Throws a Refusal when the nodes cannot become a section. */
function partsOf(page: FlatPage, ids: readonly string[]) {
  const edit = new Edit(page)
  const tops = topmost(edit, ids)
  kindOf(edit, tops)
  return tops.map((id) => takeSubtree(edit, id))
}

function areStill(parts: ReturnType<typeof partsOf>, page: FlatPage, ids: readonly string[]): boolean {
  try {
    return JSON.stringify(partsOf(page, ids)) === JSON.stringify(parts)
  } catch (error) {
    // Some of it is gone.
    if (error instanceof Refusal) return false
    throw error
  }
}

/** Saves the selection as a section of the site, and replaces it with a link unless the person unticks that. */
export function SaveSectionDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const builder = useBuilder()
  const locale = useUi((state) => state.locale)
  const [ids] = useState(() => useUi.getState().selection)
  const [name, setName] = useState('')
  const [isLinked, setLinked] = useState(true)
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<string>()
  const create = useCallMutation(calls.createSection, { refresh: [calls.pages] })

  const known = useSections().data?.sections ?? []
  // The list may show the new section before the dialog is closed.
  const problem =
    create.isPending || create.isSuccess
      ? undefined
      : !name.trim()
        ? messages.missing
        : isNameTaken(name, known)
          ? messages.taken
          : undefined

  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (problem || create.isPending) return
    let parts: ReturnType<typeof partsOf>
    let rows: unknown[]
    try {
      parts = partsOf(builder.store.page, ids)
      rows = asRows(parts)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return setRefused(t(error.words))
    }
    create.mutate(
      { title: { [locale]: name.trim() }, rows },
      {
        onSuccess: ({ id }) => {
          const done = async () => {
            await refreshSections()
            let block = ''
            // Changes that others made meanwhile are not in the saved section.
            const isAsSaved = !isLinked || areStill(parts, builder.store.page, ids)
            if (
              isLinked &&
              isAsSaved &&
              builder.edit(messages.step, (each) => void (block = linkSection(each, ids, id)))
            )
              select([block])
            builder.say(t(isAsSaved ? messages.saved : messages.changed, { name: name.trim() }))
            onClose()
          }
          void done()
        },
      },
    )
  }

  return (
    <TypedDialog isTyped={name.trim() !== '' && !create.isSuccess} title={t(messages.title)} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <TextInput
            data-autofocus
            required
            label={t(messages.name)}
            value={name}
            maxLength={120}
            error={isTried && problem ? t(problem) : undefined}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Switch
            label={t(messages.link)}
            description={t(messages.linkHelp)}
            checked={isLinked}
            onChange={(event) => setLinked(event.currentTarget.checked)}
            withThumbIndicator={false}
          />
          {(create.error || refused || ids.length === 0) && (
            <Alert color="red" role="alert">
              {create.error?.message ?? refused ?? t(messages.nothing)}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t(messages.cancel)}
            </Button>
            <Button type="submit" loading={create.isPending || create.isSuccess} disabled={ids.length === 0}>
              {t(messages.save)}
            </Button>
          </Group>
        </Stack>
      </form>
    </TypedDialog>
  )
}
