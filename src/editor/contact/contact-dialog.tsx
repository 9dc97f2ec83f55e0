import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { useT } from '@kit/t'
import { useCall } from '@kit/use-call'
import { ListNote } from '../ui/side-panel'
import { TypedDialog } from '../ui/typed-dialog'
import { contactCalls } from './contact-calls'
import { ContactForm } from './contact-form'
import { title } from './contact-messages'

/**
 * Contact details of the site. Read again at each opening, so that nobody starts from values that another person has
 * changed since.
 */
export function ContactDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const isNarrow = useMediaQuery('(width < 760px)', undefined, { getInitialValueInEffect: false }) ?? false
  const [isTyped, setTyped] = useState(false)
  const { data, isPending, error, refetch, isFetchedAfterMount } = useCall(contactCalls.read, {}, { staleTime: 0 })
  const isRead = data !== undefined && isFetchedAfterMount && !error
  const [first, setFirst] = useState(data)
  if (isRead && !first) setFirst(data)
  const isHere = first !== undefined
  return (
    <TypedDialog isTyped={isTyped} onClose={onClose} title={t(title)} size="min(720px, 94vw)" fullScreen={isNarrow}>
      {isHere ? (
        <ContactForm read={first} newest={data ?? first} onReload={refetch} onTyped={setTyped} onClose={onClose} />
      ) : (
        <ListNote query={{ isPending: isPending || !isRead, error, refetch }} />
      )}
    </TypedDialog>
  )
}
