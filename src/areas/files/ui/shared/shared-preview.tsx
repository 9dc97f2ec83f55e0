import { useEffect, useState } from 'react'
import type { SharedItem } from '@schemas/files/entities/share'
import { GatewayError } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { FileFace } from '@kit/file-face/file-face'
import { PreviewFile } from '../preview/preview-file'
import { useAddressRenewal } from '../preview/use-address-renewal'
import { previewAddress } from './downloads'
import styles from './shared-preview.module.css'
import { texts } from './texts'
import type { Opened } from './use-share'

type Props = { share: Pick<Opened, 'code' | 'visit' | 'downloadsLeft'>; item: SharedItem }

/**
 * Preview of a shared file, as large as possible: pictures by their renditions; video, audio, PDF and text from the
 * file itself, as in the manager.
 */
export function SharedPreview({ share, item }: Props) {
  const t = useT()
  if (item.picture) return <Picture key={item._id} item={item} address={item.picture} />
  const isPlayed = item.kind === 'video' || item.kind === 'audio' || item.kind === 'pdf' || item.kind === 'text'
  if (!isPlayed || share.downloadsLeft !== null)
    return <Nothing item={item} message={t(isPlayed ? texts.counted : texts.noPreview)} />
  return <Played key={item._id} share={share} item={item} />
}

function Nothing({ item, message }: { item: SharedItem; message: string }) {
  return (
    <div className={styles.nothing}>
      <span className={styles.face}>
        <FileFace item={{ ...item, isShare: false }} look="tile" />
      </span>
      <p>{message}</p>
    </div>
  )
}

function Picture({ item, address }: { item: SharedItem; address: string }) {
  const t = useT()
  const [isLarge, setLarge] = useState(false)
  const size = item.dimensions ? { width: item.dimensions.width, height: item.dimensions.height } : {}
  return (
    <button
      type="button"
      className={styles.picture}
      data-large={isLarge ? '' : undefined}
      aria-pressed={isLarge}
      aria-label={t(texts.preview, { name: item.name })}
      onClick={() => setLarge(!isLarge)}
    >
      <img src={address} alt={item.name} {...size} className={styles.image} />
    </button>
  )
}

type Address = { of: string; address?: string; problem?: string }

function Played({ share, item }: Props) {
  const [got, setGot] = useState<Address>()
  const [turn, setTurn] = useState(0)
  const { code, visit } = share
  const id = item._id
  useEffect(() => {
    const stopped = new AbortController()
    previewAddress({ code, visit }, { _id: id }, stopped.signal).then(
      (address) => setGot({ of: id, address }),
      (error: unknown) => {
        if (!stopped.signal.aborted)
          setGot({ of: id, problem: error instanceof GatewayError ? error.message : String(error) })
      },
    )
    return () => stopped.abort()
  }, [code, visit, id, turn])
  const now = got?.of === id ? got : undefined
  const renew = useAddressRenewal(now?.address, () => setTurn((before) => before + 1))
  return (
    <div className={styles.room} data-kind={item.kind}>
      <PreviewFile file={{ ...item, isShare: false }} address={now?.address} error={now?.problem} renew={renew} />
    </div>
  )
}
