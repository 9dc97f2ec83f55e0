import type { Drive } from '@schemas/files/entities/file-item'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { FilePages } from '../file-pages'
import { newEntries } from '../menu/menu-entries'
import { gatewayClient } from '../files-client'
import { PublicFiles } from '../public/public-files'
import { publicTexts } from '../public/texts'
import { MenuButton } from '../toolbar/menu-button'
import { UsageBar } from '../toolbar/usage-bar'
import { FolderTree } from '../tree/folder-tree'
import { texts } from '../texts'
import type { Commands } from '../use-commands'
import { useFiles } from '../use-files'
import type { Pane } from '../use-pane'
import styles from './manager.module.css'

type Props = {
  pane: Pane
  commands: Commands
  drives: readonly Drive[]
  onWent?: (() => void) | undefined
  hasNew?: boolean
}

/** Navigation: the roots with their folders, the trash, and storage usage. */
export function Sidebar({ pane, commands, drives, onWent, hasNew = true }: Props) {
  const t = useT()
  const { client, show } = useFiles()
  const { place, drive } = pane
  return (
    <div className={styles.sidebar}>
      {hasNew && (
        <MenuButton
          label={t(texts.newMenu)}
          icon="plus"
          className={styles.newButton}
          acts={() => newEntries({ pane, commands, t })}
        >
          {t(texts.newMenu)}
        </MenuButton>
      )}
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
        {drive !== 'mine' && client === gatewayClient && (
          <button
            type="button"
            className={styles.trashLink}
            onClick={() =>
              show((close) => <PublicFiles drive={drive} title={t(texts.drives[drive])} onClose={close} />)
            }
          >
            <Icon name="world" />
            <span>{t(publicTexts.open)}</span>
          </button>
        )}
        <UsageBar drive={drive} />
        <FilePages look="list" />
      </div>
    </div>
  )
}
