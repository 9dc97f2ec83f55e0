import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconArrowBackUp, IconArrowsMove, IconMinus, IconPencil, IconPlus, IconSettings } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import type { FlatPage } from '@schemas/layout/flat/flat'
import { itemOf } from '@schemas/layout/item-asset'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { useT } from '@kit/t'
import type { FieldDifference, NodeDifference, PageComparison } from '../document/compare-pages'
import { partName } from '../document/name-node'
import { isRestorable } from '../document/operations/restore-fields'
import { useUi } from '../state/ui-store'
import { ActionButton } from '../ui/action-button'
import styles from './compare.module.css'
import { differenceName, pageFieldName } from './difference-name'
import { nodeExcerpt } from './describe-node'
import type { RevertActions } from './take-back'
import { useRevertInList } from './use-take-back-in'
import { useFileNames } from './use-file-names'
import { describePageValue, describeValue } from './describe-value'

const messages = {
  page: { en: 'Page settings', th: 'การตั้งค่าหน้า' },
  added: { en: 'Added', th: 'เพิ่ม' },
  removed: { en: 'Removed', th: 'ลบ' },
  moved: { en: 'Moved', th: 'ย้าย' },
  changed: { en: 'Changed', th: 'แก้ไข' },
  was: { en: 'was', th: 'เดิม' },
  is: { en: 'now', th: 'ใหม่' },
  another: { en: 'another file', th: 'ไฟล์อื่น' },
  equal: { en: 'Both are the same.', th: 'ทั้งสองเหมือนกัน' },
  one: { en: '{what}: only {field}', th: '{what}: เฉพาะ{field}' },
}

type Pages = { before: FlatPage | undefined; after: FlatPage | undefined }
type Props = Pages & {
  comparison: PageComparison
  shown: string | undefined
  onShow: (id: string) => void
  /** Reverts single differences; undefined where that is not possible. */ takeBack?: RevertActions | undefined
}

const none: FlatPage['nodes'] = new Map()

/**
 * Lists the differences: each part with what happened to it, its values before and after, and a button to revert it.
 */
export function DifferenceList({ comparison, before, after, shown, onShow, takeBack }: Props) {
  const t = useT()
  const { list, refused, run } = useRevertInList(comparison)
  const { fields, nodes } = comparison
  const restorable = fields.filter(isRestorable)
  return (
    <div ref={list} tabIndex={-1} data-differences className={styles.all}>
      {fields.length === 0 && nodes.length === 0 && <p className={styles.equal}>{t(messages.equal)}</p>}
      <ul className={styles.list}>
        {fields.length > 0 && (
          <Difference
            name={
              <span className={styles.name}>
                <IconSettings size={15} aria-hidden />
                {t(messages.page)}
              </span>
            }
            kind="changed"
            refused={refused('')}
            label={takeBack && restorable.length > 0 ? takeBack.label('settings') : undefined}
            onTakeBack={() => takeBack && run('', () => takeBack.settings(restorable))}
          >
            <Fields
              fields={fields}
              name={(field) => pageFieldName(field)}
              describe={describePageValue}
              takeBack={
                takeBack && restorable.length > 1
                  ? {
                      label: t(takeBack.label('settings')),
                      isOne: isRestorable,
                      run: (some) => run('', () => takeBack.settings(some)),
                    }
                  : undefined
              }
            />
          </Difference>
        )}
        {nodes.map((each) => (
          <Entry
            key={`${each.kind} ${each.id}`}
            difference={each}
            nodes={(each.kind === 'removed' ? before : after)?.nodes ?? none}
            isShown={each.id === shown}
            onShow={() => onShow(each.id)}
            takeBack={takeBack}
            refused={refused(each.id)}
            onTakeBack={(some) => takeBack && run(each.id, () => takeBack.part(each, some))}
          />
        ))}
      </ul>
    </div>
  )
}

type EntryProps = {
  difference: NodeDifference
  nodes: FlatPage['nodes']
  isShown: boolean
  onShow: () => void
  takeBack: RevertActions | undefined
  refused: LocalisedText | undefined
  onTakeBack: (fields?: readonly FieldDifference[]) => void
}

function Entry({ difference, nodes, isShown, onShow, takeBack, refused, onTakeBack }: EntryProps) {
  const t = useT()
  const locale = useUi((state) => state.locale)
  const { kind, isMoved, fields, before, after } = difference
  const node = after ?? before
  if (!node) return null
  const what =
    kind === 'added'
      ? [messages.added]
      : kind === 'removed'
        ? [messages.removed]
        : [...(isMoved ? [messages.moved] : []), ...(fields.length > 0 ? [messages.changed] : [])]
  const icon: Record<string, ReactNode> = {
    added: <IconPlus size={15} aria-hidden />,
    removed: <IconMinus size={15} aria-hidden />,
    kept:
      isMoved && fields.length === 0 ? <IconArrowsMove size={15} aria-hidden /> : <IconPencil size={15} aria-hidden />,
  }
  // A changed block text already shows among its values.
  const excerpt =
    node.kind === 'block' && fields.some(({ path }) => path[0] === 'props') ? '' : nodeExcerpt(nodes, node, locale)
  // Values of another kind, type or version of block mean nothing to this one.
  const hasForm = !fields.some(({ path }) => path.length === 0 || path[0] === 'type' || path[0] === 'version')
  const name = (
    <UnstyledButton className={styles.name} aria-pressed={isShown} onClick={onShow}>
      {icon[kind]}
      <span>{t(partName(nodes, node))}</span>
      <span className={styles.what}>{what.map((each) => t(each)).join(' · ')}</span>
    </UnstyledButton>
  )
  return (
    <Difference
      name={name}
      kind={kind === 'kept' ? 'changed' : kind}
      isShown={isShown}
      refused={refused}
      label={takeBack?.label(difference)}
      onTakeBack={() => onTakeBack()}
    >
      {excerpt && <p className={styles.said}>{excerpt.length < 80 ? excerpt : `${excerpt}…`}</p>}
      {kind === 'kept' && (
        <Fields
          fields={fields}
          name={(field) => differenceName(node, field)}
          type={node.kind === 'block' ? node.fields.type : undefined}
          takeBack={
            takeBack && hasForm
              ? { label: t(takeBack.label(difference)), isOne: () => true, run: onTakeBack }
              : undefined
          }
        />
      )}
    </Difference>
  )
}

type DifferenceProps = {
  name: ReactNode
  kind: string
  isShown?: boolean
  refused: LocalisedText | undefined
  label: LocalisedText | undefined
  onTakeBack: () => void
  children: ReactNode
}

function Difference({ name, kind, isShown, refused, label, onTakeBack, children }: DifferenceProps) {
  const t = useT()
  const id = useId()
  return (
    <li className={styles.entry} data-kind={kind} data-shown={isShown ? '' : undefined}>
      <div id={id}>{name}</div>
      {children}
      {label && (
        <p className={styles.back}>
          <ActionButton isSmall variant="default" aria-describedby={id} onClick={onTakeBack}>
            <IconArrowBackUp size={14} aria-hidden />
            {t(label)}
          </ActionButton>
        </p>
      )}
      {refused && (
        <p role="alert" className={styles.refused}>
          {t(refused)}
        </p>
      )}
    </li>
  )
}

/** Reverts the values that share a label. */
type RevertValues = {
  label: string
  isOne: (field: FieldDifference) => boolean
  run: (fields: readonly FieldDifference[]) => void
}

/** Values before and after, each under its name. For style values, only the name. */
export function Fields({
  fields,
  name,
  type,
  labels = messages,
  describe = describeValue,
  takeBack,
}: {
  fields: readonly FieldDifference[]
  name: (field: FieldDifference) => LocalisedText[]
  type?: string | undefined
  labels?: { was: LocalisedText; is: LocalisedText }
  describe?: typeof describeValue
  takeBack?: RevertValues | undefined
}) {
  const t = useT()
  const locale = useUi((state) => state.locale)
  const fileName = useFileNames(fields)
  // Several sides of one padding are one change to a person.
  const nameOf = (field: FieldDifference) =>
    name(field)
      .map((part) => t(part))
      .join(' · ')
  const byName = new Map(fields.filter(({ path }) => path[0] !== 'version').map((field) => [nameOf(field), field]))
  const named = (label: string) => fields.filter((field) => nameOf(field) === label)
  return (
    <dl className={styles.fields}>
      {[...byName].map(([label, field]) => {
        const value = (each: unknown, other: unknown) =>
          describe(each, { locale, t, ...(type ? { type } : {}), path: field.path, fileName, other })
        const [was, is] = [value(field.before, field.after), value(field.after, field.before)]
        return (
          <div key={label}>
            <dt>
              {label}
              {takeBack && byName.size > 1 && takeBack.isOne(field) && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={20}
                  aria-label={t(messages.one, { what: takeBack.label, field: label })}
                  title={t(messages.one, { what: takeBack.label, field: label })}
                  onClick={() => takeBack.run(named(label))}
                >
                  <IconArrowBackUp size={14} />
                </ActionIcon>
              )}
            </dt>
            {field.path[0] !== 'style' && (
              <>
                <dd data-side="before">
                  <span className={styles.unseen}>{t(labels.was)}: </span>
                  {was}
                </dd>
                <dd data-side="after">
                  <span className={styles.unseen}>{t(labels.is)}: </span>
                  {was === is && itemOf(String(field.after)) !== undefined ? t(messages.another) : is}
                </dd>
              </>
            )}
          </div>
        )
      })}
    </dl>
  )
}
