import { UnstyledButton } from '@mantine/core'
import { IconArrowsMove, IconMinus, IconPencil, IconPlus, IconSettings } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { FlatPage } from '@schemas/layout/flat/flat'
import { itemOf } from '@schemas/layout/image'
import type { LocalisedText } from '@schemas/layout/text'
import { useT } from '@kit/t'
import type { FieldDifference, NodeDifference, PageComparison } from '../document/compare-pages'
import { partName } from '../document/name-node'
import { useUi } from '../state/ui-store'
import styles from './compare.module.css'
import { differenceName, pageFieldName } from './difference-name'
import { firstWords } from './node-words'
import { useFileNames } from './use-file-names'
import { pageValueWords, valueWords } from './value-words'

const words = {
  page: { en: 'Page settings', th: 'การตั้งค่าหน้า' },
  added: { en: 'Added', th: 'เพิ่ม' },
  removed: { en: 'Removed', th: 'ลบ' },
  moved: { en: 'Moved', th: 'ย้าย' },
  changed: { en: 'Changed', th: 'แก้ไข' },
  was: { en: 'was', th: 'เดิม' },
  is: { en: 'now', th: 'ใหม่' },
  another: { en: 'another file', th: 'ไฟล์อื่น' },
  equal: { en: 'Both are the same.', th: 'ทั้งสองเหมือนกัน' },
}

type Pages = { before: FlatPage | undefined; after: FlatPage | undefined }
type Props = Pages & { comparison: PageComparison; shown: string | undefined; onShow: (id: string) => void }

const none: FlatPage['nodes'] = new Map()

/** What differs, in words: each part with what became of it, its words before and after. */
export function DifferenceList({ comparison: { fields, nodes }, before, after, shown, onShow }: Props) {
  const t = useT()
  if (fields.length === 0 && nodes.length === 0) return <p className={styles.equal}>{t(words.equal)}</p>
  return (
    <ul className={styles.list}>
      {fields.length > 0 && (
        <li className={styles.entry} data-kind="changed">
          <span className={styles.name}>
            <IconSettings size={15} aria-hidden />
            {t(words.page)}
          </span>
          <Fields fields={fields} name={(field) => pageFieldName(field)} say={pageValueWords} />
        </li>
      )}
      {nodes.map((each) => (
        <Entry key={`${each.kind} ${each.id}`} difference={each} nodes={(each.kind === 'removed' ? before : after)?.nodes ?? none} isShown={each.id === shown} onShow={() => onShow(each.id)} />
      ))}
    </ul>
  )
}

function Entry({ difference, nodes, isShown, onShow }: { difference: NodeDifference; nodes: FlatPage['nodes']; isShown: boolean; onShow: () => void }) {
  const t = useT()
  const locale = useUi((state) => state.locale)
  const { kind, isMoved, fields, before, after } = difference
  const node = after ?? before
  if (!node) return null
  const what = kind === 'added' ? [words.added] : kind === 'removed' ? [words.removed] : [...(isMoved ? [words.moved] : []), ...(fields.length > 0 ? [words.changed] : [])]
  const icon: Record<string, ReactNode> = { added: <IconPlus size={15} aria-hidden />, removed: <IconMinus size={15} aria-hidden />, kept: isMoved && fields.length === 0 ? <IconArrowsMove size={15} aria-hidden /> : <IconPencil size={15} aria-hidden /> }
  // What a block says otherwise now is said with its values.
  const said = node.kind === 'block' && fields.some(({ path }) => path[0] === 'props') ? '' : firstWords(nodes, node, locale)
  return (
    <li className={styles.entry} data-kind={kind === 'kept' ? 'changed' : kind} data-shown={isShown ? '' : undefined}>
      <UnstyledButton className={styles.name} aria-pressed={isShown} onClick={onShow}>
        {icon[kind]}
        <span>{t(partName(nodes, node))}</span>
        <span className={styles.what}>{what.map((each) => t(each)).join(' · ')}</span>
      </UnstyledButton>
      {said && <p className={styles.said}>{said.length < 80 ? said : `${said}…`}</p>}
      {kind === 'kept' && <Fields fields={fields} name={(field) => differenceName(node, field)} type={node.kind === 'block' ? node.fields.type : undefined} />}
    </li>
  )
}

/** Values before and after, each under its name; of how something looks the name alone. */
export function Fields({ fields, name, type, labels = words, say = valueWords }: { fields: readonly FieldDifference[]; name: (field: FieldDifference) => LocalisedText[]; type?: string | undefined; labels?: { was: LocalisedText; is: LocalisedText }; say?: typeof valueWords }) {
  const t = useT()
  const locale = useUi((state) => state.locale)
  const fileName = useFileNames(fields)
  // Several sides of one padding are one change to a person.
  const byName = new Map(fields.filter(({ path }) => path[0] !== 'version').map((field) => [name(field).map((part) => t(part)).join(' · '), field]))
  return (
    <dl className={styles.fields}>
      {[...byName].map(([label, field]) => {
        const value = (each: unknown) => say(each, { locale, t, ...(type ? { type } : {}), path: field.path, fileName })
        const [was, is] = [value(field.before), value(field.after)]
        return (
          <div key={label}>
            <dt>{label}</dt>
            {field.path[0] !== 'style' && (
              <>
                <dd data-side="before">
                  <span className={styles.unseen}>{t(labels.was)}: </span>
                  {was}
                </dd>
                <dd data-side="after">
                  <span className={styles.unseen}>{t(labels.is)}: </span>
                  {was === is && itemOf(String(field.after)) !== undefined ? t(words.another) : is}
                </dd>
              </>
            )}
          </div>
        )
      })}
    </dl>
  )
}
