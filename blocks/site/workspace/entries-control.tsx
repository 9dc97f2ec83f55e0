import { workspaceGroups, type WorkspaceLink } from '@schemas/workspace'
import type { BlockControlProps } from '@kit/block-editor'
import { useBoot } from '@kit/boot'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { moveEntry, orderedEntries } from './move-entry'
import type { Props } from './schema'
import styles from './entries-control.module.css'

const messages = {
  up: { en: 'Move “{name}” up', th: 'เลื่อน “{name}” ขึ้น' },
  down: { en: 'Move “{name}” down', th: 'เลื่อน “{name}” ลง' },
}

/** The entries of this site, to hide and to reorder within their groups. */
export function EntriesControl({ value, onChange, label }: BlockControlProps) {
  const t = useT()
  const { workspace = [] } = useBoot()
  const entries = (Array.isArray(value) ? value : []) as Props['entries']
  const hidden = new Set(entries.filter((entry) => entry.hidden).map(({ id }) => id))
  const links = orderedEntries(workspace, entries)
  const change = (next: readonly WorkspaceLink[], isHidden = (id: string) => hidden.has(id)) =>
    onChange(next.map(({ id }) => ({ id, hidden: isHidden(id) })))
  return (
    <fieldset className={styles.control}>
      <legend className={styles.legend}>{label}</legend>
      <ul className={styles.list}>
        {links.map((link, index) => {
          const name = t(link.label)
          const isFirst = links[index - 1]?.group !== link.group
          const isLast = links[index + 1]?.group !== link.group
          return (
            <li key={link.id}>
              {isFirst && <p className={styles.group}>{t(workspaceGroups[link.group])}</p>}
              <div className={styles.line}>
                <label className={styles.name}>
                  <input
                    type="checkbox"
                    checked={!hidden.has(link.id)}
                    onChange={({ currentTarget: { checked } }) =>
                      change(links, (id) => (id === link.id ? !checked : hidden.has(id)))
                    }
                  />
                  {name}
                </label>
                <button
                  type="button"
                  disabled={isFirst}
                  aria-label={t(messages.up, { name })}
                  onClick={() => change(moveEntry(links, index, -1))}
                >
                  <Icon name="arrow-up" size="1rem" />
                </button>
                <button
                  type="button"
                  disabled={isLast}
                  aria-label={t(messages.down, { name })}
                  onClick={() => change(moveEntry(links, index, 1))}
                >
                  <Icon name="arrow-down" size="1rem" />
                </button>
              </div>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
