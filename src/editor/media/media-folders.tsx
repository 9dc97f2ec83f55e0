import { Button } from '@mantine/core'
import { IconFolder } from '@tabler/icons-react'
import { useRef } from 'react'
import { listCall } from '@areas/files/public'
import { useT } from '@kit/t'
import { useCall } from '@kit/use-call'
import styles from './media.module.css'

const messages = {
  folders: { en: 'Library folders', th: 'โฟลเดอร์ของคลังสื่อ' },
  all: { en: 'All files', th: 'ไฟล์ทั้งหมด' },
}
/** Most subfolders shown; files in the others can be found by name. */
const maxFolders = 500

type Props = {
  /** Undefined: the whole library. */ folder: string | undefined
  onGo: (folder: string | undefined) => void
}

/** Folder navigation of the library: breadcrumbs and the subfolders. */
export function MediaFolders({ folder, onGo }: Props) {
  const t = useT()
  const nav = useRef<HTMLElement>(null)
  // The previous folder stays visible until the next has loaded.
  const { data, error } = useCall(
    listCall,
    { parent: folder ?? 'media', kinds: 'folder', limit: maxFolders },
    { staleTime: 0, placeholderData: (before) => before },
  )
  const breadcrumbs = data?.folder.crumbs.slice(1) ?? []
  if (!folder && !data?.items.length) return null
  const go = (to: string | undefined) => {
    onGo(to)
    // The pressed button is gone with its folder.
    nav.current?.focus()
  }
  return (
    <nav ref={nav} className={styles.folders} aria-label={t(messages.folders)} tabIndex={-1}>
      {folder && (
        <ol className={styles.trail}>
          {[{ id: undefined, name: t(messages.all) }, ...breadcrumbs].map(({ id, name }, at) => (
            <li key={id ?? ''}>
              {at > 0 && at === breadcrumbs.length ? (
                <b aria-current="true">{name}</b>
              ) : (
                <>
                  <Button variant="subtle" size="compact-xs" onClick={() => go(id)}>
                    {name}
                  </Button>
                  <span aria-hidden>/</span>
                </>
              )}
            </li>
          ))}
        </ol>
      )}
      {error && <span role="alert">{error.message}</span>}
      {data?.items.map(({ _id, name }) => (
        <Button
          key={_id}
          variant="default"
          size="xs"
          leftSection={<IconFolder size={15} aria-hidden />}
          onClick={() => go(_id)}
        >
          {name}
        </Button>
      ))}
    </nav>
  )
}
