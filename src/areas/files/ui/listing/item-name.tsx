import { nameParts } from '@schemas/name-parts'
import styles from './item-name.module.css'

/** A single-line name that keeps its extension visible when truncated, and highlights search terms. */
export function ItemName({
  name,
  isFolder,
  searchText = '',
}: {
  name: string
  isFolder: boolean
  searchText?: string
}) {
  const { base, ending } = isFolder ? { base: name, ending: '' } : nameParts(name)
  return (
    <span className={styles.name} title={name}>
      <span className={styles.base}>{searchText ? <Marked text={base} searchText={searchText} /> : base}</span>
      {ending && <span className={styles.ending}>{ending}</span>}
    </span>
  )
}

function Marked({ text, searchText }: { text: string; searchText: string }) {
  const lower = text.toLowerCase()
  const word = searchText
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .find((each) => each !== '' && lower.includes(each))
  if (!word || lower.length !== text.length) return text
  const at = lower.indexOf(word)
  return (
    <>
      {text.slice(0, at)}
      <mark className={styles.mark}>{text.slice(at, at + word.length)}</mark>
      {text.slice(at + word.length)}
    </>
  )
}
