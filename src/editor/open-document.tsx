import { useMemo } from 'react'
import type { Payload } from '@schemas/layout/render'
import { useBoot } from '@kit/boot'
import { useT } from '@kit/t'
import type { OutputOf } from '@schemas/call'
import { BuilderView } from './builder-view'
import { readDocument } from './document/read-document'
import { addKnownAssets } from './media/known-assets'
import { askDocument } from './state/ask-document'
import { copyBaseOf } from './state/copy-base'
import { readDeviceCopy } from './state/device-copy'
import { NotOpened, OpeningNote } from './ui/opening'
import { useOpening } from './ui/use-opening'

export type Opened = OutputOf<typeof import('@schemas/api/editor/open').call>

const words = {
  loading: { en: 'Opening the page…', th: 'กำลังเปิดหน้า…' },
  failed: { en: 'The page could not be opened', th: 'เปิดหน้านี้ไม่ได้' },
  unreadable: { en: 'What is stored for this page cannot be read. Its history still holds earlier versions.', th: 'อ่านข้อมูลที่เก็บไว้ของหน้านี้ไม่ได้ แต่ประวัติยังมีเวอร์ชันก่อนหน้าอยู่' },
}

/** Fetches the document and what this device kept of it, and then shows the builder. */
export function OpenDocument({ documentKey, payload }: { documentKey: string; payload: Payload }) {
  const t = useT()
  const boot = useBoot()
  const { state, again } = useOpening(documentKey, async (signal) => {
    const [opened, copy] = await Promise.all([askDocument(documentKey, signal), readDeviceCopy(boot.site.id, documentKey)])
    addKnownAssets(opened.assets)
    return { opened, copy, copyBase: await copyBaseOf(opened, copy, signal) }
  })
  const content = state.kind === 'open' ? state.opened.opened.content : undefined
  const read = useMemo(() => (state.kind === 'open' ? readDocument(documentKey, content) : undefined), [state.kind, documentKey, content])

  if (state.kind === 'loading') return <OpeningNote said={t(words.loading)} />
  if (state.kind === 'failed' || !read) return <NotOpened title={t(words.failed)} message={state.kind === 'failed' ? state.message : t(words.unreadable)} path={payload.path} onAgain={again} />
  const { opened, copy, copyBase } = state.opened
  return <BuilderView key={documentKey} documentKey={documentKey} payload={payload} opened={opened} page={read.page} copy={copy} copyBase={copyBase} />
}
