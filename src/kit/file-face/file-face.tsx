import { useState } from 'react'
import type { FileItem, FileKind } from '@schemas/files/entities/file-item'
import styles from './file-face.module.css'

type Props = {
  item: Pick<FileItem, 'type' | 'kind' | 'ending' | 'thumbnail' | 'isShare' | 'name'>
  /** `tile` fills its box with the picture; `line` is as large as the text beside it. */ look?: 'line' | 'tile'
}

/**
 * A file's thumbnail, or a sheet in the colour of its kind; a folder icon for folders. Decorative: the name is shown
 * beside it.
 */
export function FileFace({ item, look: variant = 'line' }: Props) {
  const [failed, setFailed] = useState<string>()
  if (item.type === 'folder') return <FolderShape isShared={item.isShare} variant={variant} />
  if (item.thumbnail && item.thumbnail !== failed)
    return (
      <span className={styles.face} data-look={variant} data-picture="">
        {/* Keyed, so that an element reused for another file does not show the old picture while the new one loads. */}
        <img
          key={item.thumbnail}
          src={item.thumbnail}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          className={styles.picture}
          onError={() => setFailed(item.thumbnail ?? undefined)}
        />
        {variant === 'tile' && item.kind === 'video' && <span className={styles.play} />}
      </span>
    )
  return <SheetShape kind={item.kind ?? 'other'} ending={item.ending} variant={variant} />
}

function FolderShape({ isShared, variant }: { isShared: boolean; variant: 'line' | 'tile' }) {
  return (
    <span className={styles.face} data-look={variant} data-kind="folder" aria-hidden="true">
      <svg viewBox="0 0 48 48" className={styles.shape}>
        <path className={styles.back} d="M4 12a4 4 0 0 1 4-4h10.6a4 4 0 0 1 2.9 1.2L24.300 12H40a4 4 0 0 1 4 4v4H4z" />
        <path className={styles.front} d="M4 18a3 3 0 0 1 3-3h34a3 3 0 0 1 3 3v18a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4z" />
        {isShared && (
          <path
            className={styles.mark}
            d="M20 24.500a2.600 2.600 0 1 0 0 .1zM31 24.500a2.600 2.600 0 1 0 0 .1zM13 33c0-3 2-4.600 4.500-4.600S22 30 22 33zM24.500 33c0-3 2-4.600 4-4.600S33 30 33 33z"
          />
        )}
      </svg>
    </span>
  )
}

function SheetShape({ kind, ending, variant }: { kind: FileKind; ending: string; variant: 'line' | 'tile' }) {
  return (
    <span className={styles.face} data-look={variant} data-kind={kind} aria-hidden="true">
      <svg viewBox="0 0 48 48" className={styles.shape}>
        <path className={styles.sheet} d="M10 8a4 4 0 0 1 4-4h13.200L38 14.800V40a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4z" />
        <path className={styles.fold} d="M27.200 4 38 14.800h-7.300a3.500 3.500 0 0 1-3.500-3.500z" />
        <path className={styles.glyph} d={glyphs[kind]} />
        {variant === 'tile' && ending !== '' && ending.length < 6 && (
          <text x="24" y="40" textAnchor="middle" className={styles.ending}>
            {ending.toUpperCase()}
          </text>
        )}
      </svg>
    </span>
  )
}

/** Stroke paths in the middle of the sheet, 48 by 48. */
const glyphs: Record<FileKind, string> = {
  picture: 'M16 32l5.500-6.500 4 4.500 2.500-3L33 32M20.500 21.500h.01',
  video: 'M21 20.500v10l8-5z',
  audio: 'M20 31.500v-10l9-2v9M20 31.500a2 2 0 1 1-2-2h2M29 28.500a2 2 0 1 1-2-2h2',
  pdf: 'M17 21h14M17 26h14M17 31h8',
  document: 'M17 21h14M17 26h14M17 31h9',
  sheet: 'M17 20.500h14v11H17zM17 26h14M22.500 20.500v11',
  slides: 'M16.500 20.500h15v9h-15zM24 29.500v3',
  text: 'M20.500 21.500l-4 4.500 4 4.500M27.500 21.500l4 4.500-4 4.500',
  archive: 'M24 18v2M24 22.500v2M24 27v6M21.500 29.500h5',
  other: 'M18 26h.01M24 26h.01M30 26h.01',
}
