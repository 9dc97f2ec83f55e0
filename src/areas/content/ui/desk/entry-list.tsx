import type { ReactNode } from 'react'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { ListState } from '@kit/ui/list-state'
import { texts } from './texts'
import styles from './desk.module.css'

export type Entry = { id: string; name: string; hint: string; acts?: ReactNode; edit: () => void }

type Props = { label: string; entries: readonly Entry[] | undefined; add?: { label: string; run: () => void } }

/** A short list whose entries are edited in a dialog. */
export function EntryList({ label, entries, add }: Props) {
  const t = useT()
  const addButton = add && (
    <Button icon="plus" onClick={add.run}>
      {add.label}
    </Button>
  )
  return (
    <div className={styles.desk}>
      {entries && entries.length > 0 && addButton && <div>{addButton}</div>}
      <ListState
        isLoading={!entries}
        isEmpty={entries?.length === 0}
        empty={<EmptyState icon="tag" title={t(texts.nothing)} action={addButton} />}
      >
        {() => (
          <ul className={styles.entries} aria-label={label}>
            {entries?.map(({ id, name, hint, acts, edit }) => (
              <li key={id}>
                <span className={styles.entry}>
                  <strong>{name}</strong>
                  <span className={styles.hint}>{hint}</span>
                </span>
                <span className={styles.acts}>
                  {acts}
                  <Button look="secondary" size="s" icon="edit" onClick={edit} aria-label={`${t(texts.edit)}: ${name}`}>
                    {t(texts.edit)}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        )}
      </ListState>
    </div>
  )
}
