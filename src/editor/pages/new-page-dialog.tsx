import { Select, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { DocumentEntry } from '@schemas/entities/document'
import { pageKey } from '@schemas/layout/document-key'
import { tidyPath } from '@schemas/layout/page-address'
import { useT } from '@kit/t'
import { useCallMutation } from '@kit/use-call'
import { useBuilder } from '../state/builder'
import { calls } from '../state/calls'
import { useDocuments } from '../state/site-documents'
import { useUi } from '../state/ui-store'
import { useFlush } from '../state/use-flush'
import { useSavingOf } from '../state/use-saving'
import { addressOf, checkAddress } from './check-address'
import { documentAddress } from './document-address'
import { documentTitle } from './document-title'
import { openAddress } from './open-address'
import { Dialog } from '../ui/dialog'
import { FormEnd } from '../ui/form-end'

const words = {
  title: { en: 'New page', th: 'สร้างหน้าใหม่' },
  name: { en: 'Title', th: 'ชื่อหน้า' },
  nameMissing: { en: 'A page needs a title.', th: 'กรุณาตั้งชื่อหน้า' },
  address: { en: 'Address', th: 'ที่อยู่' },
  addressHelp: { en: 'Where visitors find it. Parts that vary stand in braces: /news/{slug}', th: 'ที่ที่ผู้เยี่ยมชมจะพบหน้านี้ ส่วนที่เปลี่ยนได้ให้อยู่ในวงเล็บปีกกา เช่น /news/{slug}' },
  from: { en: 'Begin with', th: 'เริ่มจาก' },
  blank: { en: 'A blank page', th: 'หน้าเปล่า' },
  copyOf: { en: 'A copy of “{name}”', th: 'สำเนาของ “{name}”' },
  none: { en: 'No such page', th: 'ไม่พบหน้า' },
  create: { en: 'Create and open', th: 'สร้างและเปิด' },
}

type Props = { documents: readonly DocumentEntry[]; from: DocumentEntry | 'blank'; onClose: () => void }

/** A blank page, asked for from anywhere in the builder. */
export function BlankPageDialog({ onClose }: Pick<Props, 'onClose'>) {
  return <NewPageDialog documents={useDocuments().data?.documents ?? []} from="blank" onClose={onClose} />
}

/** A page of its own: blank or as a copy, at an address that is checked while it is typed. Made, it is opened. */
export function NewPageDialog({ documents, from: first, onClose }: Props) {
  const t = useT()
  const { payload, key } = useBuilder()
  const saving = useSavingOf()
  const locale = useUi((state) => state.locale)
  const [title, setTitle] = useState('')
  const [typed, setTyped] = useState<string>()
  const [from, setFrom] = useState(first === 'blank' ? 'blank' : first.key)
  const [isTried, setTried] = useState(false)
  const { isFlushing, flush } = useFlush(saving)
  const create = useCallMutation(calls.create, { refresh: [calls.pages] })
  const path = typed ?? addressOf(title)
  const problem = checkAddress(path, documents)
  const refused = create.error
  // Made, it is opened in a moment.
  const isPending = isFlushing || create.isPending || create.isSuccess
  const pages = documents.filter((entry) => entry.path !== undefined && !entry.trashed)

  const submit = async (event: React.FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!title.trim() || problem || isPending) return
    if (from === key) await flush()
    create.mutate({ path: tidyPath(path), title: { [locale]: title.trim() }, from }, { onSuccess: (made) => void openAddress(documentAddress({ key: made.key, path: made.key.slice(pageKey('').length), state: 'site', draft: true, trashed: false }, payload.path), saving) })
  }

  return (
    <Dialog onClose={onClose} title={t(words.title)}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="sm">
          <TextInput data-autofocus required label={t(words.name)} value={title} maxLength={200} error={isTried && !title.trim() ? t(words.nameMissing) : undefined} onChange={(event) => setTitle(event.currentTarget.value)} />
          <TextInput
            required
            label={t(words.address)}
            description={t(words.addressHelp)}
            value={path}
            spellCheck={false}
            error={refused?.fields.path ?? (problem && (isTried || typed !== undefined || title) ? t(problem) : undefined)}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              create.reset()
            }}
          />
          <Select
            label={t(words.from)}
            value={from}
            onChange={(value) => value && setFrom(value)}
            allowDeselect={false}
            searchable
            nothingFoundMessage={t(words.none)}
            data={[{ value: 'blank', label: t(words.blank) }, ...pages.map((entry) => ({ value: entry.key, label: t(words.copyOf, { name: documentTitle(entry, locale, t) }) }))]}
          />
          <FormEnd action={t(words.create)} isPending={isPending} error={refused?.fields.path ? undefined : refused?.message} onClose={onClose} />
        </Stack>
      </form>
    </Dialog>
  )
}
