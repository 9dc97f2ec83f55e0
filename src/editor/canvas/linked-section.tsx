import { type ReactNode, useContext, useMemo } from 'react'
import type { FlatBlock } from '@schemas/layout/flat/flat'
import { useT } from '@kit/t'
import { readDocument } from '../document/read-document'
import { useSections } from '../sections/use-sections'
import { DocumentStore } from '../state/document-store'
import { DocumentProvider } from '../state/use-document'
import { CanvasNotice } from './canvas-notice'
import { DrawingContext, useDrawing } from './drawing-context'
import { SectionsContext } from './sections-above'

const words = {
  gone: { en: 'This section is not there any more. Visitors see nothing here.', th: 'ไม่มีส่วนนี้แล้ว ผู้เยี่ยมชมจะไม่เห็นอะไรตรงนี้' },
  circle: { en: 'A section cannot show itself. Visitors see nothing here.', th: 'ส่วนนี้แสดงตัวเองซ้อนในตัวเองไม่ได้ ผู้เยี่ยมชมจะไม่เห็นอะไรตรงนี้' },
}

type Props = { node: FlatBlock; section: string; draw: (rows: readonly string[]) => ReactNode }

/** A section as it is being edited, where a page links it: a document of its own, of which nothing belongs to the page. */
export function LinkedSection({ node, section, draw }: Props): ReactNode {
  const t = useT()
  const ids = useContext(SectionsContext)
  const { canvas } = useDrawing()
  const { data, isPending } = useSections()
  const found = data?.sections.find((each) => each.id === section)
  const store = useMemo(() => {
    const read = found && readDocument(found.key, found.content)
    return read && new DocumentStore(read.page)
  }, [found])
  const above = useMemo(() => [...ids, section], [ids, section])
  const drawing = useMemo(() => store && { store, canvas, isInside: true }, [store, canvas])
  const notice = (message: string) => <CanvasNotice node={node} problem={{ code: 'missing-section', message }} />
  if (ids.includes(section)) return notice(t(words.circle))
  if (!store || !drawing) return isPending ? <div className="canvas-loading" /> : notice(t(words.gone))
  return (
    <SectionsContext value={above}>
      <DocumentProvider value={store}>
        <DrawingContext value={drawing}>{draw(store.page.views.guest ?? [])}</DrawingContext>
      </DocumentProvider>
    </SectionsContext>
  )
}
