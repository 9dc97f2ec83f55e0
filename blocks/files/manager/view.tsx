import { lazy } from 'react'
import { FilesFrame, type WithDrive } from '@areas/files/ui/files-frame'
import { useT } from '@kit/t'
import type { Props } from './schema'

const FileManager = lazy(async () => ({ default: (await import('@areas/files/ui/manager/file-manager')).FileManager }))
const title = { en: 'Files', th: 'ไฟล์' }

export function View({ blockId, title: own, level, drives, look: layout, sort, details, data }: Props & WithDrive) {
  const t = useT()
  const label = own ?? t(title)
  return (
    <FilesFrame id={blockId} title={label} level={level} example={data?.drive} parameter="folder">
      {(nameOf) => (
        <FileManager
          drives={drives}
          screen={`manager-${drives.join('-')}`}
          view={{ look: layout, sort, direction: sort === 'changed' ? 'down' : 'up', hasDetails: details }}
          parameter={nameOf('folder')}
          label={label}
        />
      )}
    </FilesFrame>
  )
}
