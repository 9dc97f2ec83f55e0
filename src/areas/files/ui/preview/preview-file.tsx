import { lazy, type ReactNode, Suspense } from 'react'
import type { FileItem } from '@schemas/files/entities/file-item'
import { nameParts } from '@schemas/name-parts'
import { useLocale } from '@kit/boot'
import { formatBytes } from '@kit/format'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { FileFace } from '@kit/file-face/file-face'
import { texts } from '../texts'
import styles from './preview.module.css'
import { previewTexts } from './texts'

const ImageView = lazy(async () => ({ default: (await import('./image-view')).ImageView }))
const MediaView = lazy(async () => ({ default: (await import('./media-view')).MediaView }))
const PdfView = lazy(async () => ({ default: (await import('./pdf-view')).PdfView }))
const TextView = lazy(async () => ({ default: (await import('./text-view')).TextView }))

/** The fields a preview needs, so that shared files can be previewed too. */
export type PreviewedFile = Pick<
  FileItem,
  'name' | 'type' | 'kind' | 'ending' | 'thumbnail' | 'isShare' | 'size' | 'mimetype' | 'dimensions'
>
type Props = {
  file: PreviewedFile
  /** Address of the file's bytes, valid for some minutes; undefined while loading. */
  address: string | undefined
  /** Why there is no address. */
  error?: string | undefined
  onDownload?: (() => void) | undefined
  /** Called when the address stops working; returns whether a new one will follow. */
  renew?: (() => boolean) | undefined
  /** Called when a picture exceeds its container: a swipe then pans instead of changing the file. */
  onZoom?: ((isZoomed: boolean) => void) | undefined
}

/** Previews one file by its kind. Each kind's viewer loads on demand. */
export function PreviewFile({ file, address, error, onDownload, renew, onZoom }: Props) {
  const t = useT()
  const failed = <Instead file={file} title={t(previewTexts.failed)} reason={error} onDownload={onDownload} />
  if (error !== undefined) return failed
  const view = viewOf({ file, failed, address, renew, onZoom })
  if (view === undefined) return <Instead file={file} title={t(previewTexts.noPreview)} onDownload={onDownload} />
  if (address === undefined) return <Waiting />
  return <Suspense fallback={<Waiting />}>{view}</Suspense>
}

function viewOf({
  file,
  failed,
  address = '',
  renew,
  onZoom,
}: Pick<Props, 'file' | 'address' | 'renew' | 'onZoom'> & { failed: ReactNode }): ReactNode | undefined {
  // An SVG may contain scripts, so it is only shown as an image, where scripts do not run. Formats browsers cannot
  // display use the thumbnail made on upload, if there is one.
  if (
    file.kind === 'picture' &&
    (file.thumbnail !== null ||
      !['heic', 'heif', 'tif', 'tiff'].includes(nameParts(file.name).ending.slice(1).toLowerCase()))
  )
    return <ImageView key={address} file={file} address={address} failed={failed} onZoom={onZoom} />
  if (file.kind === 'video' || file.kind === 'audio')
    return <MediaView file={file} address={address} failed={failed} renew={renew} />
  if (file.kind === 'pdf') return <PdfView file={file} address={address} failed={failed} renew={renew} />
  if (file.kind === 'text' || file.mimetype?.startsWith('text/'))
    return <TextView file={file} address={address} failed={failed} />
  return undefined
}

export function Waiting() {
  const t = useT()
  return (
    <div className={styles.waiting} role="status">
      <span className={styles.spinner} />
      <span className="visually-hidden">{t(texts.loading)}</span>
    </div>
  )
}

function Instead({
  file,
  title,
  reason,
  onDownload,
}: {
  file: PreviewedFile
  title: string
  reason?: string | undefined
  onDownload?: (() => void) | undefined
}) {
  const t = useT()
  const locale = useLocale()
  return (
    <div className={styles.instead}>
      <div className={styles.insteadFace}>
        <FileFace item={{ ...file, thumbnail: null }} look="tile" />
      </div>
      <p className={styles.insteadName}>{file.name}</p>
      <p>{title}</p>
      <p className={styles.soft}>
        {reason ?? `${t(texts.kinds[file.kind ?? 'other'])} · ${formatBytes(file.size, locale)}`}
      </p>
      {onDownload && (
        <Button icon="download" onClick={onDownload}>
          {t(texts.download)}
        </Button>
      )}
    </div>
  )
}
