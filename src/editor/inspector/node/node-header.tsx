import { IconColumns2, IconCornerLeftUp, IconLayoutRows, IconLock, IconLockOpen } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { blockEditor } from '@registry/block-kits'
import type { FlatNode } from '@schemas/layout/flat/flat'
import { cellWord, nodeName, rowWord } from '../../document/name-node'
import { setField } from '../../document/operations/set-field'
import { parentId } from '../../document/rules'
import { useBuilder } from '../../state/builder'
import { select } from '../../state/ui-store'
import { useOfNode } from '../../state/use-document'
import { Hint } from '../../ui/hint'
import { lazyPart } from '../../ui/lazy-part'
import { ToolButton } from '../../ui/tool-button'
import styles from './node.module.css'

const DiffersButton = lazyPart(async () => (await import('./differs-button')).DiffersButton)
const ResetButton = lazyPart(async () => (await import('./reset-button')).ResetButton)

const messages = {
  above: { en: 'Select parent: {what}', th: 'เลือก {what} ที่ครอบอยู่' },
  lock: { en: 'Lock', th: 'ล็อก' },
  lockHint: { en: 'Lock: managers cannot change it', th: 'ล็อก ไม่ให้ผู้จัดการแก้ไข' },
  unlock: { en: 'Unlock', th: 'ปลดล็อก' },
  many: { en: '{count} parts selected', th: 'เลือกไว้ {count} ส่วน' },
  manyHelp: { en: 'Changes apply to everything selected.', th: 'ค่าที่ตั้งตรงนี้จะใช้กับทุกส่วนที่เลือก' },
}

/** The selected node, a button to its parent, and its lock. */
export function NodeHeader({ id }: { id: string }): ReactNode {
  const t = useT()
  const builder = useBuilder()
  // Not subscribed to every key typed in its fields.
  const sign = useOfNode(id, signOf)
  const name = useOfNode(id, ({ fields }) => fields.name)
  const locked = useOfNode(id, ({ fields }) => fields.locked) ?? false
  const above = useOfNode(id, ({ parent }) => parentId(parent))
  if (sign === undefined) return null
  const aboveNode = above === undefined ? undefined : builder.store.get(above)
  const kind = t(sign === 'row' ? rowWord : sign === 'cell' ? cellWord : (blockEditor(sign)?.label ?? sign))
  const isAdmin = builder.boot.session.role === 'admin'
  const LockIcon = locked ? IconLock : IconLockOpen
  const lockLabel = t(locked ? messages.unlock : messages.lockHint)
  return (
    <header className={styles.header}>
      <span className={styles.sign} data-kind={sign === 'row' || sign === 'cell' ? sign : 'block'}>
        <NodeIcon sign={sign} />
      </span>
      <div className={styles.titles}>
        <h2>{name ?? kind}</h2>
        {name && <p>{kind}</p>}
      </div>
      {aboveNode && (
        <Hint label={t(messages.above, { what: t(nodeName(aboveNode)) })}>
          <ToolButton
            aria-label={t(messages.above, { what: t(nodeName(aboveNode)) })}
            onClick={() => select([aboveNode.fields.id])}
          >
            <IconCornerLeftUp size={16} />
          </ToolButton>
        </Hint>
      )}
      <ResetButton ids={[id]} />
      {builder.key.startsWith('section:') && <DiffersButton id={id} />}
      {isAdmin && (
        <Hint label={lockLabel}>
          <ToolButton
            aria-label={lockLabel}
            aria-pressed={locked}
            onClick={() =>
              builder.edit(locked ? messages.unlock : messages.lock, (edit) =>
                setField(edit, id, ['locked'], locked ? undefined : true),
              )
            }
          >
            <LockIcon size={16} />
          </ToolButton>
        </Hint>
      )}
    </header>
  )
}

export function ManyHeader({ ids }: { ids: readonly string[] }): ReactNode {
  const t = useT()
  return (
    <header className={styles.header}>
      <div className={styles.titles}>
        <h2>{t(messages.many, { count: ids.length })}</h2>
        <p>{t(messages.manyHelp)}</p>
      </div>
      <ResetButton ids={ids} />
    </header>
  )
}

/** A node's kind, and the type of a block. */
const signOf = (node: FlatNode): string => (node.kind === 'block' ? node.fields.type : node.kind)

function NodeIcon({ sign }: { sign: string }): ReactNode {
  if (sign === 'row') return <IconLayoutRows size={17} />
  if (sign === 'cell') return <IconColumns2 size={17} />
  const editor = blockEditor(sign)
  return editor ? <Icon name={editor.icon} size="17px" /> : <Icon name="puzzle" size="17px" />
}
