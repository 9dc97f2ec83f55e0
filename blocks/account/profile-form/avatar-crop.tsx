import { useEffect, useRef, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Button } from '@kit/ui/button'
import { FieldError } from '@kit/ui/field'
import { Modal } from '@kit/ui/modal/modal'
import { texts } from './texts'
import styles from './view.module.css'

/** Edge length of the uploaded picture (px). */
const side = 512

type Props = {
  source: string
  /** Uploads the picture; the signal aborts it. */
  onUse: (picture: Blob, signal: AbortSignal) => Promise<void>
  onCancel: () => void
  /** The image cannot be cropped. */
  onUnreadable: () => void
  errorTextOf: (error: unknown) => string
}

/**
 * Crops a square from a picture by dragging, pinching or keyboard. Loaded when a picture is chosen. It stays until the
 * upload succeeded, so that a bad connection does not cost the crop.
 */
export function AvatarCrop({ source, onUse, onCancel, onUnreadable, errorTextOf }: Props) {
  const t = useT()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area>()
  const [problem, setProblem] = useState('')
  const sending = useRef<AbortController>(undefined)
  // Cancelling or leaving also aborts a pending upload.
  useEffect(() => () => sending.current?.abort(), [])
  const use = async () => {
    if (!area) return false
    setProblem('')
    const mine = new AbortController()
    sending.current = mine
    const picture = await cutOut(source, area).catch(() => undefined)
    if (!picture) return onUnreadable()
    try {
      await onUse(picture, mine.signal)
    } catch (error) {
      if (mine.signal.aborted) return false
      setProblem(errorTextOf(error))
      throw error
    }
  }
  return (
    <Modal
      title={t(texts.crop)}
      size="s"
      onClose={onCancel}
      foot={
        <>
          <Button look="secondary" onClick={onCancel}>
            {t(texts.cancel)}
          </Button>
          <ActionButton disabled={!area} onAction={use} onError={() => {}}>
            {t(texts.use)}
          </ActionButton>
        </>
      }
    >
      <div className={styles.cropper}>
        <Cropper
          image={source}
          crop={crop}
          zoom={zoom}
          aspect={1}
          cropShape="round"
          showGrid={false}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_share, pixels) => setArea(pixels)}
          disableAutomaticStylesInjection
          mediaProps={{ onError: onUnreadable }}
        />
      </div>
      <label className={styles.zoom}>
        {t(texts.zoom)}
        <input
          type="range"
          min={1}
          max={4}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
      <div role="alert">
        <FieldError id="crop-error">{problem}</FieldError>
      </div>
    </Modal>
  )
}

/** The cropped area as WebP, or PNG where the browser cannot encode WebP. */
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
