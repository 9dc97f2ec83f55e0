import { useId } from 'react'
import type { FlatNode } from '@schemas/layout/flat/flat'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { useT } from '@kit/t'
import { differenceName, pageFieldName } from '../compare/difference-name'
import { describeNode } from '../compare/describe-node'
import { describePageValue, describeValue } from '../compare/describe-value'
import { childrenAt } from '../document/children-at'
import { compareFields, type FieldDifference } from '../document/compare-pages'
import { type Conflict, pageSettings, type Side, wholePage } from '../document/merge'
import { isSameJson } from '@schemas/layout/json'
import { nodeName } from '../document/name-node'
import type { OpenConflict } from '../state/conflict'
import { useUi } from '../state/ui-store'
import styles from './conflict.module.css'

const messages = {
  page: { en: 'Page settings', th: 'การตั้งค่าหน้า' },
  whole: { en: 'The whole page', th: 'ทั้งหน้า' },
  tooMuch: {
    en: 'Combined, they are larger or more deeply nested than a page can be.',
    th: 'เมื่อรวมกันแล้วหน้านี้ใหญ่เกินไปหรือซ้อนกันลึกเกินไป',
  },
  asWhole: { en: 'The page with only these changes', th: 'หน้าที่มีเฉพาะการแก้ไขชุดนี้' },
  removed: { en: 'Deleted it', th: 'ลบออก' },
  kept: { en: 'Kept and changed it', th: 'เก็บไว้และแก้ไข' },
  moved: { en: 'Moved it elsewhere', th: 'ย้ายไปที่อื่น' },
  stayed: { en: 'Left it in place and moved something else into it', th: 'ไม่ได้ย้าย แต่ย้ายส่วนอื่นเข้ามาไว้ข้างใน' },
  first: { en: 'Put it first', th: 'ย้ายไปไว้เป็นลำดับแรก' },
  behind: { en: 'Put it after “{name}”', th: 'ย้ายไปไว้ต่อจาก “{name}”' },
  choose: { en: '{what}: use {whose}', th: '{what}: ใช้{whose}' },
  style: { en: 'changed', th: 'แก้ไขแล้ว' },
}

type Props = {
  open: OpenConflict
  conflict: Conflict
  labels: Record<Side, LocalisedText>
  chosen: Side | undefined
  onChoose: (side: Side) => void
}

/** One conflict: the versions of both sides as two cards, one of which is chosen. */
export function ConflictEntry({ open, conflict, labels, chosen, onChoose }: Props) {
  const t = useT()
  const group = useId()
  const locale = useUi((state) => state.locale)
  const node = conflict.mine ?? conflict.theirs ?? conflict.base
  const what =
    conflict.id === pageSettings ? t(messages.page) : conflict.id === wholePage ? t(messages.whole) : t(nodeName(node))
  const excerpt =
    conflict.id === wholePage ? t(messages.tooMuch) : node ? describeNode(conflict.base ?? node, locale) : ''
  return (
    <li>
      <fieldset className={styles.entry}>
        <legend>
          <strong>{what}</strong>
          {excerpt && <span className={styles.said}> {excerpt}</span>}
        </legend>
        <div className={styles.sides}>
          {(['mine', 'theirs'] as const).map((side) => (
            <label key={side} className={styles.side} data-chosen={chosen === side ? '' : undefined}>
              <span className={styles.whose}>
                <input
                  type="radio"
                  name={group}
                  checked={chosen === side}
                  onChange={() => onChoose(side)}
                  aria-label={t(messages.choose, { what, whose: t(labels[side]) })}
                />
                {t(labels[side])}
              </span>
              <SideSummary open={open} conflict={conflict} side={side} />
            </label>
          ))}
        </div>
      </fieldset>
    </li>
  )
}

/** One side of a conflict: removed, or the values in which the two differ. */
function SideSummary({ open, conflict, side }: { open: OpenConflict; conflict: Conflict; side: Side }) {
  const t = useT()
  const locale = useUi((state) => state.locale)
  const own = side === 'mine' ? conflict.mine : conflict.theirs
  const other = side === 'mine' ? conflict.theirs : conflict.mine
  if (conflict.id === wholePage) return <p>{t(messages.asWhole)}</p>
  if (conflict.id !== pageSettings && !own) return <p className={styles.gone}>{t(messages.removed)}</p>
  if (conflict.id !== pageSettings && !other)
    return <p>{[t(messages.kept), own && describeNode(own, locale)].filter(Boolean).join(': ')}</p>
  const differences =
    conflict.id === pageSettings
      ? compareFields(open.mine.fields, open.theirs.fields)
      : compareFields(conflict.mine?.fields, conflict.theirs?.fields)
  // A change that only one side made is merged automatically.
  const both = differences.filter(({ path }) => isChanged(conflict, open, path))
  const name = (field: FieldDifference) =>
    (conflict.id === pageSettings ? pageFieldName(field) : differenceName(own as FlatNode, field))
      .map((part) => t(part))
      .join(' · ')
  const type = own?.kind === 'block' ? own.fields.type : undefined
  const describe = ({ path, before, after }: FieldDifference) => {
    const [value, otherValue] = side === 'mine' ? [before, after] : [after, before]
    return (conflict.id === pageSettings ? describePageValue : describeValue)(value, {
      locale,
      t,
      ...(type ? { type } : {}),
      path,
      other: otherValue,
    })
  }
  const isMoved =
    conflict.mine &&
    conflict.theirs &&
    !isSameJson(conflict.mine.parent, conflict.theirs.parent) &&
    !isSameJson(own?.parent, conflict.base?.parent)
  const page = side === 'mine' ? open.mine : open.theirs
  const siblings = own && conflict.isOrder ? childrenAt(page, own.parent) : []
  const neighbour = page.nodes.get(siblings[siblings.indexOf(conflict.id) - 1] ?? '')
  return (
    <dl className={styles.values}>
      {[...new Map(both.map((field) => [name(field), field]))].map(([label, field]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{field.path[0] === 'style' ? t(messages.style) : describe(field)}</dd>
        </div>
      ))}
      {isMoved && <dd>{t(messages.moved)}</dd>}
      {conflict.isPlace && !isMoved && <dd>{t(messages.stayed)}</dd>}
      {conflict.isOrder && !isMoved && own && (
        <dd>
          {neighbour
            ? t(messages.behind, { name: describeNode(neighbour, locale) || t(nodeName(neighbour)) })
            : t(messages.first)}
        </dd>
      )}
    </dl>
  )
}

/** Whether both sides differ from the common base there. */
function isChanged(conflict: Conflict, open: OpenConflict, path: FieldDifference['path']): boolean {
  const [was, mine, remote] =
    conflict.id === pageSettings
      ? [open.base.fields, open.mine.fields, open.theirs.fields]
      : [conflict.base?.fields, conflict.mine?.fields, conflict.theirs?.fields]
  const at = (value: unknown) =>
    path.reduce<unknown>((here, part) => (here as Record<string | number, unknown> | undefined)?.[part], value)
  return !isSameJson(at(was), at(mine)) && !isSameJson(at(was), at(remote))
}
