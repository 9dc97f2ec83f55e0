import { lazy } from 'react'
import { FilesFrame, type WithDrive } from '@areas/files/ui/files-frame'
import { useT } from '@kit/t'
import type { Props } from './schema'

const FilePanes = lazy(async () => ({ default: (await import('@areas/files/ui/panes/file-panes')).FilePanes }))
const title = { en: 'Split view', th: 'ไฟล์สองฝั่ง' }

export function View({ blockId, title: own, level, drives, data }: Props & WithDrive) {
  const t = useT()
  const label = own ?? t(title)
  return (
    <FilesFrame id={blockId} title={label} level={level} example={data?.drive} parameter="left">
      {(nameOf) => (
        <FilePanes drives={drives} screen="panes" parameters={[nameOf('left'), nameOf('right')]} label={label} />
      )}
    </FilesFrame>
  )
}
