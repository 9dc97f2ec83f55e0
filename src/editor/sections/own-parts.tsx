import { type ReactNode, useMemo } from 'react'
import { useT } from '@kit/t'
import type { FlatPage } from '@schemas/layout/flat/flat'
import { ownOf } from '@schemas/layout/own-values'
import { distinctNodeNames } from '../compare/describe-node'
import { dropOwn } from '../document/operations/set-own'
import { BothSwitch } from '../inspector/fields/both-switch'
import { useBuilder } from '../state/builder'
import { useUi } from '../state/ui-store'
import { useNode } from '../state/use-document'
import { ActionButton } from '../ui/action-button'
import { OwnPart } from './own-part'
import styles from './own-parts.module.css'
import { partsOf } from './part-of'

const messages = {
  title: { en: 'On this page', th: 'เฉพาะหน้านี้' },
  hint: {
    en: 'These parts can have different content on this page. Everything else is the same on every page.',
    th: 'ส่วนเหล่านี้ใส่เนื้อหาของหน้านี้เองได้ นอกนั้นเหมือนกันทุกหน้า',
  },
  none: {
    en: 'The content is the same on every page. To let pages have their own text or pictures, edit the section and turn on “Can differ per page” for a block.',
    th: 'ทุกหน้าแสดงเนื้อหาเดียวกัน หากต้องการให้แต่ละหน้ามีข้อความหรือรูปของตัวเอง ให้แก้ไขส่วนนี้ แล้วเปิด “ต่างกันได้ในแต่ละหน้า” ที่บล็อก',
  },
  kept: {
    en: 'This page’s content for parts that were deleted or can no longer differ is kept, but not shown.',
    th: 'เนื้อหาของหน้านี้สำหรับส่วนที่ลบไปหรือไม่ให้ต่างกันแล้ว ยังเก็บไว้แต่ไม่แสดง',
  },
  drop: { en: 'Remove kept content', th: 'ลบเนื้อหาที่เก็บไว้' },
  dropped: { en: 'Removed.', th: 'ลบแล้ว' },
}

/** Maximum number of parts open at once. */
const maxOpen = 4

/** A page's own values within a linked section: the fields of each block that may differ. */
export function OwnParts({ link, section }: { link: string; section: FlatPage }): ReactNode {
  const t = useT()
  const builder = useBuilder()
  const locale = useUi((state) => state.locale)
  const node = useNode(link)
  const parts = useMemo(() => partsOf(section), [section])
  const names = useMemo(
    () =>
      distinctNodeNames(
        section,
        parts.map(({ id }) => id),
        locale,
      ),
    [section, parts, locale],
  )
  const orphaned =
    node?.kind === 'block' ? Object.keys(ownOf(node.fields)).filter((id) => !parts.some((part) => part.id === id)) : []
  return (
    <div>
      <header className={styles.head}>
        <h3>{t(messages.title)}</h3>
        {parts.length > 0 && <BothSwitch />}
      </header>
      <p className={styles.hint}>{t(parts.length > 0 ? messages.hint : messages.none)}</p>
      {parts.map((part) => (
        <OwnPart
          key={`${part.id} ${part.type}`}
          link={link}
          part={part}
          name={names.get(part.id) ?? ''}
          isFolded={parts.length > maxOpen}
        />
      ))}
      {orphaned.length > 0 && (
        <div className={styles.kept}>
          <p>{t(messages.kept)}</p>
          <ActionButton
            isSmall
            variant="default"
            onClick={() => {
              if (builder.edit(messages.drop, (edit) => orphaned.forEach((id) => dropOwn(edit, link, id))))
                builder.offerUndo(messages.dropped)
            }}
          >
            {t(messages.drop)}
          </ActionButton>
        </div>
      )}
    </div>
  )
}
