import { useState } from 'react'
import { call as choicesCall } from '@client/content/calls/post/choices'
import { call as createCall } from '@client/content/calls/post/create'
import { call as listCall } from '@client/content/calls/post/list'
import { useLocale } from '@kit/boot'
import { useT } from '@kit/t'
import { useCall, useCallMutation } from '@kit/use-call'
import { Button } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import { Modal } from '@kit/ui/modal/modal'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import { nameOf } from './name-of'

const texts = {
  create: { en: 'New post', th: 'เขียนบทความใหม่' },
  title: { en: 'Title', th: 'ชื่อเรื่อง' },
  category: { en: 'Category', th: 'หมวดหมู่' },
  none: { en: 'Add a category first: posts live in categories.', th: 'เพิ่มหมวดหมู่ก่อน เพราะบทความต้องอยู่ในหมวดหมู่' },
  start: { en: 'Start writing', th: 'เริ่มเขียน' },
}

/** A button that begins a post and opens it. */
export function NewPost({ category, onCreated }: { category?: string | undefined; onCreated: (id: string) => void }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="plus" onClick={() => setOpen(true)}>
        {t(texts.create)}
      </Button>
      {isOpen && (
        <NewPostDialog
          category={category}
          onClose={() => setOpen(false)}
          onCreated={(id) => {
            setOpen(false)
            onCreated(id)
          }}
        />
      )}
    </>
  )
}

type Props = { category: string | undefined; onClose: () => void; onCreated: (id: string) => void }

function NewPostDialog({ category, onClose, onCreated }: Props) {
  const t = useT()
  const locale = useLocale()
  const [title, setTitle] = useState('')
  const [chosen, setChosen] = useState(category)
  const { data } = useCall(choicesCall, {})
  const create = useCallMutation(createCall, { refresh: [listCall], done: ({ id }) => onCreated(id) })
  const categories = data?.categories ?? []
  const inside = chosen ?? categories[0]?.slug
  return (
    <Modal title={t(texts.create)} onClose={onClose} size="s">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (inside === undefined) return
          create.mutate({ category: inside, changes: title.trim() ? { title: { [locale]: title.trim() } } : {} })
        }}
      >
        <Field label={t(texts.title)}>
          <TextInput data-autofocus maxLength={200} value={title} onChange={({ target }) => setTitle(target.value)} />
        </Field>
        <Field
          label={t(texts.category)}
          error={data && categories.length === 0 ? t(texts.none) : create.error?.message}
        >
          <Select
            value={inside ?? ''}
            onChange={({ target }) => setChosen(target.value)}
            options={categories.map(({ slug, name }) => ({ value: slug, label: nameOf(name, slug, t) }))}
          />
        </Field>
        <p>
          <Button type="submit" disabled={inside === undefined || create.isPending}>
            {t(texts.start)}
          </Button>
        </p>
      </form>
    </Modal>
  )
}
