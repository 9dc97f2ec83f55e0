import type { ReleasedDocument } from '@schemas/entities/release'
import { useT } from '@kit/t'
import { DocumentNames } from './document-names'
import styles from './history.module.css'

const words = {
  changed: { en: '{names}', th: '{names}' },
  moved: { en: 'Moved from {path}: {names}', th: 'ย้ายมาจาก {path}: {names}' },
  removed: { en: 'Removed: {names}', th: 'นำออกแล้ว: {names}' },
  removing: { en: 'Will be removed: {names}', th: 'จะถูกนำออก: {names}' },
  offline: { en: 'Taken offline: {names}', th: 'ทำให้ออฟไลน์: {names}' },
  online: { en: 'Put online: {names}', th: 'ทำให้ออนไลน์: {names}' },
  timed: { en: 'Open for a time: {names}', th: 'เปิดตามช่วงเวลา: {names}' },
  theme: { en: 'As the theme has it: {names}', th: 'กลับไปใช้ของธีม: {names}' },
}

type Props = { documents: readonly ReleasedDocument[]; /** It is only planned yet. */ isToCome?: boolean }

/** Documents of a release by what they are called, a line for each thing that became of them. */
export function ReleasedNames({ documents, isToCome = false }: Props) {
  const t = useT()
  const all = (kind: ReleasedDocument['kind']) => documents.filter((each) => each.kind === kind)
  const lines = [
    { says: words.changed, of: all('changed') },
    ...all('moved').map((each) => ({ says: words.moved, path: each.from ?? '', of: [each] })),
    { says: isToCome ? words.removing : words.removed, of: all('removed') },
    { says: words.offline, of: all('opened').filter(({ open }) => open === 'never') },
    { says: words.online, of: all('opened').filter(({ open }) => open === null) },
    { says: words.timed, of: all('opened').filter(({ open }) => open !== null && open !== 'never') },
    { says: words.theme, of: all('theme') },
  ].filter(({ of }) => of.length > 0)
  return lines.map(({ says, of, ...more }) => {
    // Split before the path is put in, which may have a parameter of that name.
    const [before, after] = t(says)
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
