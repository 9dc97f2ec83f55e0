import type { Drive } from '@schemas/entities/file-item'
import { Icon } from '../../icon'
import { useT } from '../../t'
import { newEntries } from '../menu/menu-entries'
import { MenuButton } from '../toolbar/menu-button'
import { UsageBar } from '../toolbar/usage-bar'
import { FolderTree } from '../tree/folder-tree'
import { texts } from '../texts'
import type { Commands } from '../use-commands'
import type { Pane } from '../use-pane'
import styles from './manager.module.css'

type Props = { pane: Pane; commands: Commands; drives: readonly Drive[]; onWent?: (() => void) | undefined; hasNew?: boolean }

/** Where a person can go: the roots with their folders, the trash, and how much room there is. */
export function Sidebar({ pane, commands, drives, onWent, hasNew = true }: Props) {
  const t = useT()
  const { place, drive } = pane
  return (
    <div className={styles.sidebar}>
      {hasNew && <MenuButton label={t(texts.newMenu)} icon="plus" className={styles.newButton} acts={() => newEntries({ pane, commands, t })}>{t(texts.newMenu)}</MenuButton>}
      <div className={styles.tree}>
        <FolderTree
          drives={drives}
          current={place.isTrash ? '' : place.folder}
          trail={pane.state.folder?.crumbs.map(({ id }) => id) ?? []}
          onOpen={(folder) => {
            pane.go(folder.id, folder.drive)
            onWent?.()
          }}
          label={t(texts.places)}
        />
        <button
          type="button"
          className={styles.trashLink}
          data-on={place.isTrash ? '' : undefined}
          aria-current={place.isTrash ? 'page' : undefined}
          onClick={() => {
            pane.openTrash(drive)
            onWent?.()
          }}
        >
          <Icon name="trash" />
          <span>{drives.length > 1 ? t(texts.trashOf, { name: t(texts.drives[drive]) }) : t(texts.trash)}</span>
        </button>
        <UsageBar drive={drive} />
      </div>
    </div>
  )
}
