import { useEffect, useRef, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Button } from '@kit/ui/button'
import { texts } from './texts'
import styles from './view.module.css'

/** Side of the picture that is sent (px). */
const side = 512

type Props = { source: string; onUse: (picture: Blob) => Promise<void>; onCancel: () => void; onFail: () => void }

/** Cuts a square out of a picture, by dragging and pinching or by keys. Loaded when a picture is chosen. */
export function AvatarCrop({ source, onUse, onCancel, onFail }: Props) {
  const t = useT()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area>()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={styles.crop} aria-label={t(texts.crop)} onCancel={onCancel}>
      <p className={styles.cropTitle}>{t(texts.crop)}</p>
      <div className={styles.cropper}>
        <Cropper image={source} crop={crop} zoom={zoom} aspect={1} cropShape="round" showGrid={false} onCropChange={setCrop} onZoomChange={setZoom} onCropComplete={(_share, pixels) => setArea(pixels)} disableAutomaticStylesInjection mediaProps={{ onError: onFail }} />
      </div>
      <label className={styles.zoom}>
        {t(texts.zoom)}
        <input type="range" min={1} max={4} step={0.05} value={zoom} onChange={(event) => setZoom(Number(event.target.value))} />
      </label>
      <div className={styles.cropActs}>
        <Button look="secondary" onClick={onCancel}>{t(texts.cancel)}</Button>
        <ActionButton onAction={async () => area && onUse(await cutOut(source, area))} onError={onFail}>{t(texts.use)}</ActionButton>
      </div>
    </dialog>
  )
}

/** The chosen part as a WebP (PNG where a browser writes none). */
async function cutOut(source: string, { x, y, width, height }: Area): Promise<Blob> {
  const picture = new Image()
  picture.src = source
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, side, side)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9))
  if (!blob) throw new Error('The picture could not be drawn.')
  return blob
}
