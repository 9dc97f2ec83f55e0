import type { ReactNode } from 'react'
import type { FileItem } from '@schemas/files/entities/file-item'
import type { Locale } from '@schemas/layout/locale'
import { Icon } from '@kit/icon'
import { translate } from '@kit/t'
import type { Renaming } from '../use-pane'
import { ItemName } from './item-name'
import type { Shared } from './list-row'
import styles from './listing.module.css'
import { RenameField } from './rename-field'

export const sharingMessages = {
  shared: { en: 'Shared', th: 'มีลิงก์แชร์' },
  public: { en: 'Public', th: 'สาธารณะ' },
  private: { en: 'Private', th: 'ส่วนตัว' },
}

/** An item's name with details beneath; or its rename field. */
export function ItemText({
  item,
  renaming,
  shared,
  facts,
}: {
  item: FileItem
  renaming: Renaming | undefined
  shared: Shared
  facts: ReactNode
}) {
  if (renaming)
    return (
      <RenameField
        key={item._id}
        item={item}
        renaming={renaming}
        onDone={(name, isElsewhere) => shared.onRename(item, name, isElsewhere)}
      />
    )
  return (
    <span className={styles.words}>
      <span className={styles.nameLine}>
        <ItemName name={item.name} isFolder={item.type === 'folder'} searchText={shared.searchText} />
        <Marks item={item} locale={shared.locale} />
      </span>
      {facts !== undefined && <span className={styles.facts}>{facts}</span>}
    </span>
  )
}

/** Small icons behind a name: shared by link, public. */
function Marks({ item, locale }: { item: FileItem; locale: Locale }) {
  return (
    <>
      {item.isShare && (
        <Icon
          name={item.isPassword ? 'lock' : 'link'}
          size="0.95em"
          className={styles.sign ?? ''}
          label={translate(sharingMessages.shared, locale)}
        />
      )}
      {item.mode === 'public' && item.type === 'file' && item.drive !== 'media' && (
        <Icon
          name="world"
          size="0.95em"
          className={styles.sign ?? ''}
          label={translate(sharingMessages.public, locale)}
        />
      )}
    </>
  )
}
