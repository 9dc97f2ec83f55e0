import { useEffect, useMemo } from 'react'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import { useT } from '@kit/t'
import { useCall } from '@kit/use-call'
import { CompareDialog } from '../compare/compare-dialog'
import { useRevertActions } from '../compare/take-back'
import { readDocument } from '../document/read-document'
import { addKnownAssets } from '@kit/known-assets'
import { documentTitle } from '../pages/document-title'
import { useBuilder } from '../state/builder'
import { calls } from '../state/calls'
import { useUi } from '../state/ui-store'
import { Dialog } from '../ui/dialog'
import { ListNote } from '../ui/side-panel'
import { useSnapshot } from './use-snapshot'

const messages = {
  title: { en: 'Published version and draft', th: 'เวอร์ชันที่ผู้เยี่ยมชมเห็นกับฉบับร่าง' },
  live: { en: 'Published', th: 'ผู้เยี่ยมชมเห็น' },
  draft: { en: 'Draft', th: 'ฉบับร่าง' },
}

/** What publishing a document would change for visitors; the open document without `of`. */
export function LiveComparison({ of, onClose }: { of?: DocumentEntry | undefined; onClose: () => void }) {
  const t = useT()
  const { key: current } = useBuilder()
  const locale = useUi((state) => state.locale)
  const own = useSnapshot()
  const key = of?.key ?? current
  const query = useCall(calls.open, { key }, { staleTime: 0 })
  const other = useMemo(
    () => (key === current || of?.trashed || !query.data ? undefined : readDocument(key, query.data.content)?.page),
    [key, current, of, query.data],
  )
  const draft = key === current ? own : other
  const title = key === current || !of ? t(messages.title) : `${documentTitle(of, locale, t)}: ${t(messages.title)}`
  useEffect(() => {
    if (query.data) addKnownAssets(query.data.assets)
  }, [query.data])
  const live = useMemo(
    () => (query.data?.live ? readDocument(key, query.data.live)?.page : undefined),
    [key, query.data],
  )
  // Another document is not open: nothing of it could be undone here.
  const takeBack = useRevertActions(key === current ? live : undefined, { isLive: true })
  if (!query.data || query.isFetching) {
    return (
      <Dialog title={title} onClose={onClose}>
        <ListNote query={{ ...query, isPending: query.isFetching }} />
      </Dialog>
    )
  }
  return (
    <CompareDialog
      title={title}
      before={{ label: t(messages.live), page: live }}
      after={{ label: t(messages.draft), page: draft }}
      takeBack={takeBack}
      onClose={onClose}
    />
  )
}
