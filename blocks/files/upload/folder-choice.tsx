import { type ReactNode, useEffect, useId, useState } from 'react'
import type { call } from '@schemas/files/calls/filemanager/folder-structure'
import type { OutputOf } from '@schemas/call'
import { type Drive, drives } from '@schemas/files/entities/file-item'
import {
  folderCreated,
  folderCreateFailed,
  folderCreateUnexpected,
  rootFolder,
  structureError,
  structureFailed,
} from '@schemas/errors'
import { useSession } from '@kit/boot'
import { callGateway } from '@kit/call-gateway'
import { isUnreadable, reasonOf, wasLost } from '@areas/files/ui/lost-answer'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { promptDialog } from '@kit/ui/overlay/dialogs'
import { showToast } from '@kit/ui/overlay/toasts'
import { onBatchDone } from '@kit/upload/batched-done'
import { refreshCalls, useCall } from '@kit/use-call'
import { newFolderCall, structureCall } from './calls'
import styles from './folder-choice.module.css'
import type { Props as BlockProps } from './schema'
import { texts } from './texts'

/** A folder, or a root by its name. */
export type Place = { id: string; drive: Drive; name: string }
type Folder = OutputOf<typeof call>['structure'][number]
type Props = {
  place: Place
  onPlace: (place: Place) => void
  isLive: boolean
  data: BlockProps['data']
}

const staff = ['manager', 'admin']

/** The folder tree as radio buttons, so that arrow keys and screen readers support it. */
export function FolderChoice({ place, onPlace, isLive, data }: Props) {
  const t = useT()
  const name = useId()
  const { role } = useSession()
  const shown = drives.filter((drive) => drive !== 'media' || staff.includes(role))
  // Uploads may have created folders.
  useEffect(
    () =>
      onBatchDone((done) => {
        if (done.some(({ folders }) => folders !== '')) void refreshCalls(structureCall)
      }),
    [],
  )
  const addFolder = async () => {
    const folder = await promptDialog(t(texts.newFolderIn, { folder: place.name }), {
      title: t(texts.newFolder),
      validate: (input) => (input.trim() === '' ? t(texts.nameMissing) : undefined),
    })
    if (!folder) return
    try {
      const isRoot = place.id === place.drive
      const made = await callGateway(newFolderCall, {
        name: folder.trim(),
        parent: place.id,
        parentName: isRoot ? '' : place.name,
      })
      await refreshCalls(structureCall)
      if (!made.folderID) return void showToast(t(folderCreateUnexpected), { tone: 'error' })
      showToast(t(folderCreated, { name: folder.trim(), parent: isRoot ? t(rootFolder) : place.name }), {
        tone: 'success',
      })
      onPlace({ id: made.folderID, drive: place.drive, name: folder.trim() })
    } catch (error) {
      showToast(
        [t(isUnreadable(error) ? folderCreateUnexpected : folderCreateFailed), reasonOf(error)]
          .filter(Boolean)
          .join(': '),
        { tone: 'error' },
      )
    }
  }
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t(texts.place)}</legend>
      <ul className={styles.tree}>
        {shown.map((drive) => (
          <DriveFolders key={drive} drive={drive} {...{ name, place, onPlace, isLive, data }} />
        ))}
      </ul>
      {isLive && (
        <Button size="s" look="quiet" icon="plus" className={styles.add ?? ''} onClick={() => void addFolder()}>
          {t(texts.newFolder)}
        </Button>
      )}
    </fieldset>
  )
}

function DriveFolders({ drive, isLive, data, ...shared }: Props & { drive: Drive; name: string }) {
  const t = useT()
  const initialResult = drive === 'mine' ? data?.structure : undefined
  const { data: read, error, refetch } = useCall(structureCall, { parent: drive }, { enabled: isLive })
  const structure = (initialResult?.ok ? initialResult.value : read)?.structure ?? []
  return (
    <Branch
      folder={{ _id: drive, name: t(texts.drives[drive]), children: structure }}
      drive={drive}
      depth={0}
      {...shared}
    >
      {error && !read && (
        <p role="alert" className={styles.failed}>
          {t(wasLost(error) ? structureError : structureFailed)}{' '}
          <Button size="s" look="quiet" icon="refresh" onClick={() => void refetch()}>
            {t(texts.again)}
          </Button>
        </p>
      )}
    </Branch>
  )
}

type BranchProps = {
  folder: Folder
  drive: Drive
  depth: number
  name: string
  place: Place
  onPlace: (place: Place) => void
  children?: ReactNode
}

function Branch({ folder, drive, depth, name, place, onPlace, children }: BranchProps) {
  const t = useT()
  const holdsPlace = holds(folder, place.id)
  const [isOpen, setOpen] = useState<boolean>()
  const shown = isOpen ?? (depth === 0 ? holdsPlace || folder._id === place.id : holdsPlace)
  const hasMore = folder.children.length > 0
  return (
    <li>
      <div className={styles.line} style={{ paddingInlineStart: `${depth}rem` }}>
        {hasMore ? (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={shown}
            aria-label={t(texts.openFolder, { name: folder.name })}
            onClick={() => setOpen(!shown)}
          >
            <Icon name={shown ? 'chevron-down' : 'chevron-right'} size="1rem" />
          </button>
        ) : (
          <span className={styles.toggle} />
        )}
        <label className={styles.label}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={folder._id}
            checked={folder._id === place.id}
            onChange={() => onPlace({ id: folder._id, drive, name: folder.name })}
          />
          <Icon
            name={depth === 0 ? (drive === 'mine' ? 'user' : drive === 'media' ? 'photo' : 'building') : 'folder'}
            size="1.125rem"
          />
          <span className={styles.name}>{folder.name}</span>
          <span className={styles.check}>
            <Icon name="check" size="1rem" />
          </span>
        </label>
      </div>
      {children}
      {hasMore && shown && (
        <ul className={styles.tree}>
          {folder.children.map((child) => (
            <Branch key={child._id} folder={child} {...{ drive, name, place, onPlace }} depth={depth + 1} />
          ))}
        </ul>
      )}
    </li>
  )
}

const holds = (folder: Folder, id: string): boolean =>
  folder.children.some((child) => child._id === id || holds(child, id))
