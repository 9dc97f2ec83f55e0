import type { ReleasedDocument } from '@schemas/editor/entities/release'
import { useT } from '@kit/t'
import { DocumentNames } from './document-names'
import styles from './history.module.css'

const messages = {
  changed: { en: '{names}', th: '{names}' },
  moved: { en: 'Moved from {path}: {names}', th: 'ย้ายมาจาก {path}: {names}' },
  removed: { en: 'Removed: {names}', th: 'นำออกแล้ว: {names}' },
  removing: { en: 'Will be removed: {names}', th: 'จะนำออก: {names}' },
  offline: { en: 'Taken offline: {names}', th: 'ทำให้ออฟไลน์: {names}' },
  online: { en: 'Put online: {names}', th: 'ทำให้ออนไลน์: {names}' },
  timed: { en: 'Open for a limited time: {names}', th: 'เปิดตามช่วงเวลา: {names}' },
  theme: { en: 'Reset to theme: {names}', th: 'กลับไปใช้ของธีม: {names}' },
}

type Props = { documents: readonly ReleasedDocument[]; /** Only planned, not published yet. */ isToCome?: boolean }

/** Documents of a release by name, one line per kind of change. */
export function ReleasedNames({ documents, isToCome = false }: Props) {
  const t = useT()
  const all = (kind: ReleasedDocument['kind']) => documents.filter((each) => each.kind === kind)
  const lines = [
    { says: messages.changed, of: all('changed') },
    ...all('moved').map((each) => ({ says: messages.moved, path: each.from ?? '', of: [each] })),
    { says: isToCome ? messages.removing : messages.removed, of: all('removed') },
    { says: messages.offline, of: all('opened').filter(({ open }) => open === 'never') },
    { says: messages.online, of: all('opened').filter(({ open }) => open === null) },
    { says: messages.timed, of: all('opened').filter(({ open }) => open !== null && open !== 'never') },
    { says: messages.theme, of: all('theme') },
  ].filter(({ of }) => of.length > 0)
  return lines.map(({ says: message, of, ...more }) => {
    // Split before the path is inserted, since it may contain a parameter of that name.
    const [before, after] = t(message)
      .split('{names}')
      .map((part) => t(part, more))
    return (
      <span key={of.map(({ key }) => key).join(' ')} className={styles.released}>
        {before}
        <DocumentNames of={of} />
        {after}
      </span>
    )
  })
}
