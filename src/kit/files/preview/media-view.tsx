import { type ReactNode, useState } from 'react'
import { FileFace } from '../../file-face/file-face'
import type { PreviewedFile } from './preview-file'
import styles from './preview.module.css'

/** Film or sound in the browser's own player: it asks for the parts that it plays, so that any place is reached at once. */
export function MediaView({ file, address, failed }: { file: PreviewedFile; address: string; failed: ReactNode }) {
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed) return failed
  const shared = { src: address, controls: true, preload: 'metadata', onError: () => setFailed(true), 'aria-label': file.name } as const
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- a person's own file; captions are a file of their own, chosen where the film is shown
  if (file.kind === 'video') return <video {...shared} playsInline className={styles.video} {...(file.thumbnail ? { poster: file.thumbnail } : {})} />
  return (
    <div className={styles.audio}>
      <div className={styles.insteadFace}><FileFace item={file} look="tile" /></div>
      <p className={styles.insteadName}>{file.name}</p>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- as above */}
      <audio {...shared} className={styles.player} />
    </div>
  )
}
