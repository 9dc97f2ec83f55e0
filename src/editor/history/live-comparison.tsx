import { useMemo } from 'react'
import { useT } from '@kit/t'
import { useCall } from '@kit/use-call'
import { CompareDialog } from '../compare/compare-dialog'
import { readDocument } from '../document/read-document'
import { useBuilder } from '../state/builder'
import { calls } from '../state/calls'
import { Dialog } from '../ui/dialog'
import { ListNote } from '../ui/side-panel'
import { useSnapshot } from './use-snapshot'

const words = {
  title: { en: 'What visitors see, and the draft', th: 'ที่ผู้เยี่ยมชมเห็น เทียบกับฉบับร่าง' },
  live: { en: 'Visitors see', th: 'ผู้เยี่ยมชมเห็น' },
  draft: { en: 'The draft', th: 'ฉบับร่าง' },
}

/** What publishing this document would change for visitors. */
export function LiveComparison({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { key } = useBuilder()
  const draft = useSnapshot()
  const query = useCall(calls.open, { key }, { staleTime: 0 })
  const live = useMemo(() => (query.data?.live ? readDocument(key, query.data.live)?.page : undefined), [key, query.data])
  if (!query.data || query.isFetching) {
    return (
      <Dialog title={t(words.title)} onClose={onClose}>
        <ListNote query={{ ...query, isPending: query.isFetching }} />
      </Dialog>
    )
  }
  return <CompareDialog title={t(words.title)} before={{ label: t(words.live), page: live }} after={{ label: t(words.draft), page: draft }} onClose={onClose} />
}
