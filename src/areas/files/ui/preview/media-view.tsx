import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react'
import { FileFace } from '@kit/file-face/file-face'
import type { PreviewedFile } from './preview-file'
import styles from './preview.module.css'

/** Video or audio in the native player, which requests byte ranges, so that seeking is immediate. */
export function MediaView({
  file,
  address,
  failed,
  renew,
}: {
  file: PreviewedFile
  address: string
  failed: ReactNode
  renew?: (() => boolean) | undefined
}) {
  const [hasFailed, setFailed] = useState(false)
  /** Position and address at expiry: the expired source may still report that it can play. */
  const left = useRef<{ at: number; isPlaying: boolean; address: string }>(undefined)
  const onError = ({ currentTarget: { currentTime, paused } }: SyntheticEvent<HTMLMediaElement>) => {
    if (!renew?.()) return setFailed(true)
    left.current = { at: currentTime, isPlaying: !paused, address }
  }
  const onLoadedMetadata = ({ currentTarget: player }: SyntheticEvent<HTMLMediaElement>) => {
    const from = left.current
    if (!from || from.address === address) return
    left.current = undefined
    player.currentTime = from.at
    // Where autoplay is blocked, the player stays at its position.
    if (from.isPlaying) player.play().catch(() => {})
  }
  if (hasFailed) return failed
  const shared = {
    src: address,
    controls: true,
    preload: 'metadata',
    onError,
    onLoadedMetadata,
    'aria-label': file.name,
  } as const
  if (file.kind === 'video')
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- a person's own file; captions are a file of their own, chosen where the film is shown
      <video {...shared} playsInline className={styles.video} {...(file.thumbnail ? { poster: file.thumbnail } : {})} />
    )
  return (
    <div className={styles.audio}>
      <div className={styles.insteadFace}>
        <FileFace item={file} look="tile" />
      </div>
      <p className={styles.insteadName}>{file.name}</p>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- as above */}
      <audio {...shared} className={styles.player} />
    </div>
  )
}
