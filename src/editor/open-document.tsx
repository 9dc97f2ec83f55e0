import { useRef } from 'react'
import type { Boot } from '@schemas/boot'
import type { FlatPage } from '@schemas/layout/flat/flat'
import type { Payload } from '@schemas/layout/render'
import { sameOriginPath } from '@schemas/layout/same-origin-path'
import { useBoot } from '@kit/boot'
import { useT } from '@kit/t'
import { loadBlockKits } from '@registry/block-kits'
import { BuilderView } from './builder-view'
import { loadFolds } from './canvas/folds-here'
import { loadMergeTools } from './document/load-merge'
import { readDocument } from './document/read-document'
import { addKnownAssets } from '@kit/known-assets'
import { movedAddress } from './document/document-address'
import { viewOf } from './document/view-of'
import { askDocument } from './state/ask-document'
import { blockTypesIn } from './state/block-types'
import { copyOwner, type DeviceCopy, moveDeviceCopy } from './state/device-copy'
import { movedTo } from './state/failed-save'
import type { Opened } from './state/opened-document'
import { setUi } from './state/ui-store'
import { NotOpened, OpeningNote } from './ui/opening'
import { useOpening } from './ui/use-opening'

const messages = {
  loading: { en: 'Opening the page…', th: 'กำลังเปิดหน้า…' },
  failed: { en: 'The page could not be opened', th: 'เปิดหน้านี้ไม่ได้' },
  unreadable: {
    en: 'The data stored for this page can’t be read. Earlier versions are still in its history.',
    th: 'อ่านข้อมูลที่เก็บไว้ของหน้านี้ไม่ได้ แต่ประวัติยังมีเวอร์ชันก่อนหน้าอยู่',
  },
}

/** A document with everything its builder starts with. */
export type BegunDocument = {
  opened: Opened
  read: ReturnType<typeof readDocument>
  copy: DeviceCopy | undefined
  copyBase: FlatPage | undefined
}

/** Loads the document, this device's copy of it, and the kits of its blocks. `path`: where the builder was opened. */
export async function loadDocument(
  boot: Boot,
  documentKey: string,
  path: string,
  signal?: AbortSignal,
): Promise<BegunDocument> {
  /** The page has moved meanwhile: goes to its new address and takes the device copy along. */
  const follow = async (error: unknown): Promise<never> => {
    const to = movedTo(error)
    if (to === undefined) throw error
    await moveDeviceCopy(copyOwner(boot), documentKey, to)
    location.replace(sameOriginPath(movedAddress(to, path)) ?? '/')
    return new Promise(() => {})
  }
  const [opened, copy] = await askDocument(copyOwner(boot), documentKey, signal).catch(follow)
  addKnownAssets(opened.assets)
  await Promise.all([
    loadBlockKits(blockTypesIn([opened.content, copy?.content])),
    loadFolds(opened.content),
    copy && loadMergeTools(),
  ])
  const copyBase =
    copy?.unsaved && copy.version !== opened.version
      ? await (await import('./state/copy-base')).copyBaseOf(opened, copy, signal)
      : undefined
  // The raw content is not retained next to the parsed page: on a long page each takes megabytes.
  const { content, live: _live, ...rest } = opened
  const read = readDocument(documentKey, content)
  // Start with the view that the person was looking at, else as the lowest role that may see the page.
  if (read) {
    const { fields, views } = read.page
    const own = viewOf(views, boot.session.role)
    setUi({ role: own === viewOf(views, fields.access) ? fields.access : own })
  }
  return { opened: rest, read, copy, copyBase }
}

/**
 * Shows the builder once the document is loaded: at once if it is (`begun`), or when the pending load (`coming`)
 * finishes.
 */
export function OpenDocument({
  documentKey,
  payload,
  begun,
  coming,
}: {
  documentKey: string
  payload: Payload
  begun?: BegunDocument | undefined
  coming?: Promise<BegunDocument> | undefined
}) {
  const t = useT()
  const boot = useBoot()
  const awaited = useRef(coming)
  const { state, again } = useOpening(
    documentKey,
    (signal) => {
      const { current } = awaited
      awaited.current = undefined
      return current ?? loadDocument(boot, documentKey, payload.path, signal)
    },
    begun,
  )
  const read = state.kind === 'open' ? state.opened.read : undefined
  if (state.kind === 'loading') return <OpeningNote note={t(messages.loading)} />
  if (state.kind === 'failed' || !read)
    return (
      <NotOpened
        title={t(messages.failed)}
        message={state.kind === 'failed' ? state.message : t(messages.unreadable)}
        path={payload.path}
        onAgain={again}
      />
    )
  const { opened, copy, copyBase } = state.opened
  return (
    <BuilderView
      key={documentKey}
      documentKey={documentKey}
      payload={payload}
      opened={opened}
      page={read.page}
      copy={copy}
      copyBase={copyBase}
    />
  )
}
