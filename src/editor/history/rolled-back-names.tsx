import { List } from '@mantine/core'
import type { RolledBackDocument } from '@schemas/editor/entities/release'
import { useT } from '@kit/t'
import { DocumentNames, type Named } from './document-names'
import styles from './history.module.css'

const messages = {
  offline: { en: 'Visitors will no longer see: {names}', th: 'ผู้เยี่ยมชมจะไม่เห็นอีก: {names}' },
  back: { en: 'Visitors will see again: {names}', th: 'ผู้เยี่ยมชมจะกลับมาเห็น: {names}' },
  moved: { en: 'Moves from {path} back to {to}: {names}', th: 'ย้ายจาก {path} กลับไปที่ {to}: {names}' },
  changed: { en: 'Changes back to the earlier version: {names}', th: 'เปลี่ยนกลับเป็นแบบเดิม: {names}' },
  nothing: { en: 'Nothing changes for visitors.', th: 'ผู้เยี่ยมชมจะไม่เห็นอะไรเปลี่ยน' },
}
/** A person who decides wants the full list; a whole site would not fit. */
const limit = 20

/** What visitors lose, regain and see changed by a rollback; losses first. */
export function RolledBackNames({ documents }: { documents: readonly RolledBackDocument[] }) {
  const t = useT()
  const all = (kind: RolledBackDocument['kind']) => documents.filter((each) => each.kind === kind)
  const lines: {
    message: { en: string; th: string }
    of: readonly Named[]
    isLoss?: boolean
    path?: string
    to?: string
  }[] = [
    { message: messages.offline, of: all('offline'), isLoss: true },
    ...all('moved').map((each) => ({
      message: messages.moved,
      path: each.from ?? '',
      to: each.key.replace(/^\w+:/, ''),
      of: [each],
    })),
    { message: messages.back, of: all('back') },
    { message: messages.changed, of: all('changed') },
  ].filter(({ of }) => of.length > 0)
  if (lines.length === 0) return <p>{t(messages.nothing)}</p>
  return (
    <List size="sm" mt="xs">
      {lines.map(({ message, of, isLoss, ...more }) => {
        // Split before addresses are inserted, since they may contain a parameter of that name.
        const [before, after] = t(message)
          .split('{names}')
          .map((part) => t(part, more))
        return (
          <List.Item key={of.map(({ key }) => key).join(' ')} {...(isLoss ? { className: styles.loss ?? '' } : {})}>
            {before}
            <DocumentNames of={of} limit={limit} />
            {after}
          </List.Item>
        )
      })}
    </List>
  )
}
