import { useT } from '@kit/t'
import { selectionAnchor } from '../canvas/selection-anchor'
import { nodeName } from '../document/name-node'
import { askWhatToInsert } from '../canvas/insert-store'
import styles from '../inspector/inspector.module.css'
import { useBuilder } from '../state/builder'
import { type Area, select } from '../state/ui-store'
import { useNode } from '../state/use-document'
import { ActionButton } from '../ui/action-button'
import { areaName, showsArea } from '../document/areas'

const messages = {
  hint: {
    en: 'An area of {block}. Anything you add or paste now goes to the end of it.',
    th: 'พื้นที่ของ {block} บล็อกที่เพิ่มหรือวางตอนนี้จะอยู่ท้ายพื้นที่นี้',
  },
  gone: {
    en: 'This area of {block} is no longer shown. Its content is kept: move it elsewhere, or delete it.',
    th: 'พื้นที่นี้ของ {block} ไม่แสดงแล้ว เนื้อหาข้างในยังอยู่ ย้ายไปที่อื่นหรือลบได้',
  },
  add: { en: 'Add block here', th: 'เพิ่มบล็อกตรงนี้' },
  owner: { en: '{block} settings', th: 'การตั้งค่าของ {block}' },
}

/** Actions for a selected area. An area has no settings. */
export function AreaPanel({ area }: { area: Area }) {
  const t = useT()
  const builder = useBuilder()
  const node = useNode(area.block)
  if (node?.kind !== 'block') return null
  const block = t(nodeName(node))
  const isShown = showsArea(node, area.slot)
  const count = node.slots?.[area.slot]?.length ?? 0
  return (
    <>
      <header className={styles.pageHeader}>
        <h2>{t(areaName(node, area.slot))}</h2>
        <p>{t(isShown ? messages.hint : messages.gone, { block })}</p>
      </header>
      <div className={styles.area}>
        {isShown && (
          <ActionButton onClick={() => askWhatToInsert({ rows: area, index: count }, selectionAnchor(builder))}>
            {t(messages.add)}
          </ActionButton>
        )}
        <ActionButton variant="default" onClick={() => select([area.block])}>
          {t(messages.owner, { block })}
        </ActionButton>
      </div>
    </>
  )
}
