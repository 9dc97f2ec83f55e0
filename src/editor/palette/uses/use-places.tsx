import { Alert } from '@mantine/core'
import type { OutputOf } from '@schemas/call'
import { call as blockUses } from '@client/editor/calls/editor/block-uses'
import { useT } from '@kit/t'
import { useCall } from '@kit/use-call'
import { useDocumentNames } from '../../find/document-names'
import { documentAddress } from '../../document/document-address'
import { openAddress } from '../../pages/open-address'
import { useBuilder } from '../../state/builder'
import { showNode } from '../../canvas/show-node'
import { useSavingOf } from '../../state/use-saving'
import { ActionButton } from '../../ui/action-button'
import { Waiting } from '../../ui/waiting'
import styles from './uses.module.css'

const messages = {
  open: { en: 'Open {name} and select the first one', th: 'เปิด {name} แล้วเลือกบล็อกแรก' },
  here: { en: 'open now', th: 'เปิดอยู่' },
  looking: { en: 'Searching the site…', th: 'กำลังค้นหาทั้งเว็บไซต์…' },
  failed: { en: 'Couldn’t load where it is used.', th: 'อ่านตำแหน่งที่ใช้ไม่สำเร็จ' },
  again: { en: 'Try again', th: 'ลองอีกครั้ง' },
  gone: { en: 'No longer used anywhere.', th: 'ไม่มีที่ไหนใช้แล้ว' },
}

type Use = OutputOf<typeof blockUses>['uses'][number]

/** The documents that use a block type, each with a link to its first block. */
export function UsePlaces({ type, onLeave }: { type: string; onLeave: () => void }) {
  const t = useT()
  const builder = useBuilder()
  const saving = useSavingOf()
  const { entryOf, nameOf } = useDocumentNames()
  const answer = useCall(blockUses, { type }, { staleTime: 0 })
  const open = ({ key, first }: Use) => {
    if (key === builder.key && showNode(builder, first)) return onLeave()
    const entry = entryOf(key)
    if (entry) void openAddress(`${documentAddress(entry, builder.payload.path)}#${first}`, saving)
  }
  if (answer.error && !answer.data)
    return (
      <Alert color="red" role="alert" p="xs">
        <p className={styles.failed}>{t(messages.failed)}</p>
        <ActionButton variant="light" onClick={() => void answer.refetch()}>
          {t(messages.again)}
        </ActionButton>
      </Alert>
    )
  if (!answer.data)
    return (
      <p role="status" className={styles.note}>
        <Waiting size={14} /> {t(messages.looking)}
      </p>
    )
  if (answer.data.uses.length === 0) return <p className={styles.note}>{t(messages.gone)}</p>
  return (
    <ul className={styles.places}>
      {answer.data.uses.map((use) => (
        <li key={use.key}>
          <button
            type="button"
            className={styles.place}
            title={t(messages.open, { name: nameOf(use.key) })}
            onClick={() => open(use)}
          >
            <span>
              {nameOf(use.key)}
              <small>
                {[entryOf(use.key)?.path, use.key === builder.key ? t(messages.here) : undefined]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <span className={styles.count}>{use.blocks}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
