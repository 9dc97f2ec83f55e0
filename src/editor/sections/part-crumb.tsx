import { useT } from '@kit/t'
import { revealElement } from '../canvas/reveal-node'
import styles from '../breadcrumb/breadcrumb.module.css'
import { useBuilder } from '../state/builder'
import type { Part } from '../state/ui-store'
import { partName } from './choose-part'
import { partElement } from './part-of'

/** Last breadcrumb for the selected part of a linked section; a press scrolls to it. */
export function PartCrumb({ part }: { part: Part }) {
  const t = useT()
  const builder = useBuilder()
  const show = () => {
    const element = partElement(part)
    if (element) revealElement(element)
  }
  return (
    <li>
      <button type="button" className={styles.crumb} data-kind="part" aria-current="true" onClick={show}>
        {t(partName(builder, part))}
      </button>
    </li>
  )
}
