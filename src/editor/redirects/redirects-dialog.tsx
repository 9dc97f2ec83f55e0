import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import type { RedirectEntry } from '@schemas/editor/entities/redirect'
import { useT } from '@kit/t'
import { TypedDialog } from '../ui/typed-dialog'
import { ImportRedirects } from './import-redirects'
import { RedirectForm } from './redirect-form'
import { RedirectList } from './redirect-list'

const messages = {
  list: { en: 'Redirects', th: 'การเปลี่ยนเส้นทาง' },
  add: { en: 'New redirect', th: 'เพิ่มการเปลี่ยนเส้นทาง' },
  change: { en: 'Edit redirect', th: 'แก้ไขการเปลี่ยนเส้นทาง' },
  bring: { en: 'Add multiple redirects', th: 'เพิ่มหลายรายการพร้อมกัน' },
}

type At = { at: 'list' } | { at: 'add' | 'bring' } | { at: 'change'; was: RedirectEntry }

/** All redirects of the site: to search, add, change, import and remove. */
export function RedirectsDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const isNarrow = useMediaQuery('(width < 760px)', undefined, { getInitialValueInEffect: false }) ?? false
  const [at, setAt] = useState<At>({ at: 'list' })
  const [isTyped, setTyped] = useState(false)
  /** The search text, kept while a redirect is being changed. */
  const [search, setSearch] = useState('')
  /** Where focus goes on return to the list, with the message to show. */
  const [back, setBack] = useState<{ focus: string; message: string }>()
  const goBack = (focus: string, message = '') => {
    setTyped(false)
    setBack({ focus, message })
    setAt({ at: 'list' })
  }
  return (
    <TypedDialog
      isTyped={isTyped}
      onClose={onClose}
      title={t(messages[at.at])}
      size="min(760px, 94vw)"
      fullScreen={isNarrow}
    >
      {at.at === 'list' && (
        <RedirectList
          search={search}
          onSearch={setSearch}
          back={back}
          onAdd={() => setAt({ at: 'add' })}
          onImport={() => setAt({ at: 'bring' })}
          onChange={(was) => setAt({ at: 'change', was })}
        />
      )}
      {at.at === 'bring' && <ImportRedirects onTyped={setTyped} onBack={(message) => goBack('bring', message)} />}
      {(at.at === 'add' || at.at === 'change') && (
        <RedirectForm
          was={at.at === 'change' ? at.was : undefined}
          onTyped={setTyped}
          onBack={(message, from) => goBack(from ?? (at.at === 'change' ? at.was.from : 'add'), message)}
        />
      )}
    </TypedDialog>
  )
}
