import { createElement, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { ListedHeading } from '@schemas/layout/contents/heading-part'
import type { Prepared } from '@schemas/layout/prepare'
import { localise } from '@schemas/layout/text'
import { pickText } from '@schemas/layout/pick-text'
import { type AnyView, loadedView } from '@registry/views'
import { useSections } from '../state/use-sections'
import type { DocumentStore } from '../state/document-store'
import type { CanvasContext } from './canvas-context'
import { useDrawing } from './drawing-context'
import { holdsSections, pageHeadings } from './page-headings'

/** The list follows edits after a pause of this length (ms), because updating it reads the whole page. */
const restMs = 150

const messages = {
  none: {
    en: 'This page’s headings will appear here. Visitors see nothing until you add one.',
    th: 'หัวข้อของหน้านี้จะแสดงเป็นรายการที่นี่ ผู้เยี่ยมชมจะไม่เห็นอะไรจนกว่าจะมีหัวข้อ',
  },
  first: { en: 'A heading', th: 'หัวข้อ' },
  part: { en: 'A subheading', th: 'หัวข้อย่อย' },
  second: { en: 'Another heading', th: 'หัวข้อถัดไป' },
}

const sample = [
  { id: 'sample-1', level: 2, text: messages.first },
  { id: 'sample-2', level: 3, text: messages.part },
  { id: 'sample-3', level: 2, text: messages.second },
]

type Props = { type: string; id: string; prepared: Extract<Prepared, { ok: true }> }

/**
 * A block that lists the page's headings; here those of the page being edited. A page without headings shows a sample.
 */
export function LivingContents({ type, id, prepared: { definition, props } }: Props): ReactNode {
  const { canvas, store, page: around = store } = useDrawing()
  const found = useHeadings(around, canvas)
  const own = localise(props, canvas.locale) as Record<string, unknown>
  const deepest = definition.listsTo?.(own as never) ?? 0
  const listed = found?.filter(({ level }) => level <= deepest) ?? []
  const isSample = found !== undefined && listed.length === 0
  const value = isSample
    ? sample
        .filter(({ level }) => level <= deepest)
        .map(({ text, ...rest }) => ({ ...rest, text: pickText(text, canvas.locale) }))
    : listed

  /** Headings have no ids on the canvas, so they are found by their text; repeated texts are matched in order. */
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    const at = listed.findIndex((heading) => link?.getAttribute('href') === `#${heading.id}`)
    const wanted = listed[at]
    const document = link?.ownerDocument
    if (!wanted || !document || document.documentElement.dataset.mode !== 'try') return
    event.preventDefault()
    const alike = (level: number, text: string | null) =>
      level === wanted.level && text?.replace(/\s+/g, ' ').trim() === wanted.text
    const turn = listed.slice(0, at).filter(({ level, text }) => alike(level, text)).length
    const elements = [...document.querySelectorAll(`#canvas-page h${wanted.level}`)].filter((element) =>
      alike(wanted.level, element.textContent),
    )
    elements[turn]?.scrollIntoView()
  }

  const view = createElement(loadedView(type) as AnyView, {
    ...own,
    blockId: id,
    data: { headings: { ok: true, value } },
  })
  return (
    // The links inside are the controls; keyboard activation fires a click as well.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears its links' clicks
    <div style={{ display: 'contents' }} onClick={follow}>
      {isSample ? <div style={{ opacity: 0.5 }}>{view}</div> : view}
      {isSample && !canvas.showsAll && <p className="canvas-unseen">{pickText(messages.none, canvas.locale)}</p>}
    </div>
  )
}

/** The page's headings at every level; undefined until they have been read. */
function useHeadings(around: DocumentStore, canvas: CanvasContext): readonly ListedHeading[] | undefined {
  const [headings, setHeadings] = useState<readonly ListedHeading[]>()
  const known = useRef('')
  // Drawn in isolation as a sample, it is on no page of the site.
  const { data: sections } = useSections(!canvas.showsAll && holdsSections(around.page))
  useEffect(() => {
    const read = () => {
      const next = pageHeadings(around.page, canvas)
      const serialized = JSON.stringify(next)
      if (serialized === known.current) return
      known.current = serialized
      setHeadings(next)
    }
    let timer: ReturnType<typeof setTimeout>
    const soon = () => {
      clearTimeout(timer)
      timer = setTimeout(read, restMs)
    }
    read()
    const ends = [around.subscribe(soon), canvas.onData(soon)]
    return () => {
      clearTimeout(timer)
      for (const end of ends) end()
    }
  }, [around, canvas, sections])
  return headings
}
