import { useEffect } from 'react'
import { useT } from '@kit/t'
import { areaName, areasOf } from '../document/areas'
import { useBuilder } from '../state/builder'
import { type Area, setUi } from '../state/ui-store'
import { useNode } from '../state/use-document'
import { areaBox } from './area-element'
import styles from './canvas.module.css'
import { usePlacedBox } from './placed-box'

/** Outline around the selected block area. */
export function AreaOutline({ area }: { area: Area }) {
  const t = useT()
  const { store } = useBuilder()
  const node = useNode(area.block)
  const element = usePlacedBox((document) => areaBox(document, store, area), [area, node, store])
  const isThere = node?.kind === 'block' && areasOf(node).includes(area.slot)
  // Removed by another editor's save or by an undo step: nothing can be put there any more.
  useEffect(() => {
    if (!isThere) setUi({ area: undefined })
  }, [isThere])
  if (node?.kind !== 'block') return null
  return (
    <div ref={element} className={styles.outline} data-look="chosen" data-kind="area">
      <span className={styles.tag}>{t(areaName(node, area.slot))}</span>
    </div>
  )
}
