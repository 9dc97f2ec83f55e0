import { useEffect } from 'react'
import { useT } from '@kit/t'
import styles from '../canvas/canvas.module.css'
import { boxOf } from '../canvas/hit'
import { usePlacedBox } from '../canvas/placed-box'
import { nodeName } from '../document/name-node'
import { useBuilder } from '../state/builder'
import { type Part, setUi, useUi } from '../state/ui-store'
import { useNode } from '../state/use-document'
import { WritingTools } from '../text-editing/writing-tools'
import { partElement, partOf } from './part-of'
import { useSections } from '../state/use-sections'

const messages = {
  own: { en: '{part} · only on this page', th: '{part} · เฉพาะหน้านี้' },
}

/** Outline of the selected part of a linked section; text edited there becomes the page's own. */
export function PartOutline({ part }: { part: Part }) {
  const t = useT()
  const { store } = useBuilder()
  const isWriting = useUi((state) => state.writing !== null)
  // Rerenders with the page's own values, and with the section.
  useNode(part.link)
  useSections()
  const found = partOf(store, part)
  const isThere = found !== undefined
  const element = usePlacedBox(() => {
    const drawn = partElement(part)
    return drawn ? boxOf(drawn) : undefined
  }, [part])
  useEffect(() => {
    if (!isThere) setUi({ part: undefined })
  }, [isThere])
  if (!found) return null
  return (
    <div ref={element} className={styles.outline} data-look="chosen" data-kind="part">
      {isWriting ? (
        <WritingTools />
      ) : (
        <span className={styles.tag}>{t(messages.own, { part: t(nodeName(found.shown)) })}</span>
      )}
    </div>
  )
}
