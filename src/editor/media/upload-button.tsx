import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useT } from '@kit/t'
import { FileButton } from '../ui/file-button'
import type { PickRequest } from './pick-image'

const messages = { upload: { en: 'Upload', th: 'อัปโหลด' } }

/** Chooses files from this device that fit the request. */
export function UploadButton({ request, onFiles }: { request: PickRequest; onFiles: (files: File[]) => void }) {
  const t = useT()
  const accept =
    request.kind === 'image'
      ? 'image/jpeg,image/png,image/webp,image/avif,image/svg+xml,image/gif,image/tiff'
      : request.types
          .map((type) => (type === 'text' ? '.vtt,text/vtt' : type === 'other' ? '*/*' : `${type}/*`))
          .join(',')
  return (
    <FileButton multiple accept={accept} onChange={onFiles}>
      {(props) => (
        <Button {...props} leftSection={<IconUpload size={15} />}>
          {t(messages.upload)}
        </Button>
      )}
    </FileButton>
  )
}
