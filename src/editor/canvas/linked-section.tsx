import { type ReactNode, useContext, useMemo, useState } from 'react'
import type { FlatBlock } from '@schemas/layout/flat/flat'
import { ownOf } from '@schemas/layout/own-values'
import { translate } from '@kit/t'
import { useCall } from '@kit/use-call'
import { lostSection } from '../document/problems/missing-section'
import { readDocument } from '../document/read-document'
import { withOwn } from '../document/with-own'
import { useSections } from '../state/use-sections'
import { calls } from '../state/calls'
import { DocumentStore } from '../state/document-store'
import { DocumentProvider } from '../state/use-document'
import { writingOn } from './writing-on'
import { CanvasNotice } from './canvas-notice'
import { DrawingContext, useDrawing } from './drawing-context'
import { SectionsContext } from './sections-above'

const messages = {
  unread: { en: 'Couldn’t read this section.', th: 'อ่านส่วนที่บันทึกไว้นี้ไม่สำเร็จ' },
  circle: {
    en: 'A section can’t contain itself. Visitors will see nothing here.',
    th: 'ใส่ส่วนที่บันทึกไว้ซ้อนในตัวเองไม่ได้ ผู้เยี่ยมชมจะไม่เห็นอะไรตรงนี้',
  },
}

type Props = { node: FlatBlock; section: string; draw: (rows: readonly string[]) => ReactNode }

/**
 * Draws a section, as currently edited, where a page links it. The section is its own document: nothing in it belongs
 * to the page.
 */
export function LinkedSection({ node, section, draw }: Props): ReactNode {
  const ids = useContext(SectionsContext)
  const { store: outer, page: around = outer, canvas, isInside } = useDrawing()
  const { data, isPending } = useSections()
  const documents = useCall(calls.pages, {})
  const found = data?.sections.find((each) => each.id === section)
  const page = useMemo(() => found && readDocument(found.key, found.content)?.page, [found])
  const own = node.fields.props?.own
  const newest = useMemo(
    () => page && new DocumentStore(withOwn(page, ownOf({ props: { own } }), canvas.types)),
    [page, own, canvas.types],
  )
  const [shown, show] = useState(newest)
  // While text in it is being edited, the section keeps its store even if a newer version is read; it is rebuilt
  // afterwards.
  const store = writingOn(node.fields.id).isWriting ? (shown ?? newest) : newest
  if (store !== shown) show(store)
  const above = useMemo(() => [...ids, section], [ids, section])
  const drawing = useMemo(
    () => store && { store, canvas, isInside: true, marksParts: !isInside, page: around },
    [store, canvas, isInside, around],
  )
  const notice = (warning: { en: string; th: string }) => (
    <CanvasNotice node={node} problem={{ code: 'missing-section', message: translate(warning, canvas.locale) }} />
  )
  if (ids.includes(section)) return notice(messages.circle)
  if (!store || !drawing) {
    // Only the list of all documents says what became of the section and what visitors see of it.
    if (isPending || documents.isPending) return <div className="canvas-loading" />
    return notice((documents.data && lostSection(documents.data.documents, section)) ?? messages.unread)
  }
  return (
    <SectionsContext value={above}>
      <DocumentProvider value={store}>
        <DrawingContext value={drawing}>{draw(store.page.views.guest ?? [])}</DrawingContext>
      </DocumentProvider>
    </SectionsContext>
  )
}
