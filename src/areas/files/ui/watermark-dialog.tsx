import { useEffect, useId, useRef, useState } from 'react'
import { watermarkPositions, type WatermarkPosition } from '@schemas/constants'
import type { FileItem } from '@schemas/files/entities/file-item'
import { call as watermarkCall } from '@client/files/calls/files/watermark'
import { useSpace } from '@kit/boot'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { Notice } from '@kit/form/notice'
import { ActionButton } from '@kit/ui/action-button'
import { useActionState } from '@kit/ui/action-state'
import { Button } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import { LoadingContent } from '@kit/ui/loading-state'
import { Modal } from '@kit/ui/modal/modal'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import { ChooseMark } from './watermark/choose-mark'
import { drawMarked } from './watermark/draw-mark'
import { loadGlyphs } from './watermark/glyphs'
import { texts } from './watermark/texts'
import { useImage } from './watermark/use-image'
import styles from './watermark/watermark.module.css'

type Props = {
  item: Pick<FileItem, '_id' | 'name' | 'drive' | 'parent'>
  onClose: () => void
  /** The new picture. */ onMade?: ((item: FileItem) => void) | undefined
}
type Kind = 'text' | 'image'

/** Maximum preview width (px). */
const widest = 1200

/**
 * Creates a watermarked copy of a picture with a live preview: text or a picture, at one of seven positions, with
 * adjustable opacity.
 */
export function WatermarkDialog({ item, onClose, onMade }: Props) {
  const t = useT()
  const { name: owner } = useSpace()
  const [kind, setKind] = useState<Kind>('text')
  const [text, setText] = useState(`© ${owner}`)
  const [image, setImage] = useState<string>()
  const [position, setPosition] = useState<WatermarkPosition>('bottom-right')
  const [opacity, setOpacity] = useState(0.85)
  const [wrong, setWrong] = useState<{ mark?: string; all?: string }>({})
  const { state, run } = useActionState(() => {})
  const places = useId()

  const make = () =>
    run(async () => {
      const missing =
        kind === 'text' ? text.trim() === '' && t(texts.wordsNeeded) : image === undefined && t(texts.pictureNeeded)
      setWrong(missing ? { mark: missing } : {})
      if (missing) throw new Error('The form is not filled in.')
      try {
        onMade?.(
          await callGateway(watermarkCall, {
            id: item._id,
            position,
            opacity,
            ...(kind === 'text' ? { text } : { image }),
          }),
        )
        onClose()
      } catch (error) {
        setWrong({ all: error instanceof GatewayError ? error.message : String(error) })
        throw error
      }
    })

  return (
    <Modal
      title={t(texts.title, { name: item.name })}
      size="l"
      onClose={onClose}
      foot={
        <>
          <Button look="secondary" onClick={onClose}>
            {t(texts.cancel)}
          </Button>
          <ActionButton icon="copyright" state={state} onAction={make}>
            {t(texts.make)}
          </ActionButton>
        </>
      }
    >
      <div className={styles.dialog}>
        <Preview
          id={item._id}
          text={kind === 'text' ? text : undefined}
          image={kind === 'image' ? image : undefined}
          position={position}
          opacity={opacity}
        />
        <div role="alert">{wrong.all && <Notice tone="danger">{wrong.all}</Notice>}</div>
        <p className={styles.soft}>{t(texts.hint)}</p>
        <div className={styles.columns}>
          <div className={styles.controls}>
            <Field label={t(texts.kind)}>
              <Select
                value={kind}
                onChange={(event) => setKind(event.target.value as Kind)}
                options={[
                  { value: 'text', label: t(texts.text) },
                  { value: 'image', label: t(texts.image) },
                ]}
              />
            </Field>
            {kind === 'text' ? (
              <Field label={t(texts.words)} error={wrong.mark}>
                <TextInput
                  value={text}
                  maxLength={200}
                  autoComplete="off"
                  onChange={(event) => setText(event.target.value)}
                />
              </Field>
            ) : (
              <ChooseMark item={item} chosen={image} error={wrong.mark} onChoose={setImage} />
            )}
          </div>
          <div className={styles.controls}>
            <fieldset className={styles.choose}>
              <legend className={styles.legend}>{t(texts.position)}</legend>
              <div className={styles.places}>
                {inRows.map((each) => (
                  <label key={each} className={styles.place} data-position={each} title={t(texts.positions[each])}>
                    <input
                      type="radio"
                      name={places}
                      className="visually-hidden"
                      checked={position === each}
                      onChange={() => setPosition(each)}
                      aria-label={t(texts.positions[each])}
                    />
                  </label>
                ))}
              </div>
            </fieldset>
            <Field label={`${t(texts.opacity)}: ${Math.round(opacity * 100)}%`}>
              <StrengthInput value={opacity} onChange={setOpacity} />
            </Field>
          </div>
        </div>
      </div>
    </Modal>
  )
}

/** In visual order: the centre between top and bottom. */
const inRows = [...watermarkPositions].sort((a, b) => rowOf(a) - rowOf(b))
function rowOf(position: WatermarkPosition): number {
  return position.startsWith('top') ? 0 : position === 'center' ? 1 : 2
}

function StrengthInput({ value, onChange, ...rest }: { value: number; onChange: (value: number) => void }) {
  return (
    <TextInput
      {...rest}
      type="range"
      min={5}
      max={100}
      step={5}
      className={styles.strength}
      value={Math.round(value * 100)}
      onChange={(event) => onChange(Number(event.target.value) / 100)}
    />
  )
}

type Drawn = {
  id: string
  text: string | undefined
  image: string | undefined
  position: WatermarkPosition
  opacity: number
}

function Preview({ id, text, image, position, opacity }: Drawn) {
  const t = useT()
  const canvas = useRef<HTMLCanvasElement>(null)
  const base = useImage(id)
  const mark = useImage(image)
  const [hasGlyphs, setHasGlyphs] = useState(false)
  useEffect(() => {
    let isCurrent = true
    void loadGlyphs().then(() => isCurrent && setHasGlyphs(true))
    return () => {
      isCurrent = false
    }
  }, [])
  useEffect(() => {
    const picture = base?.image
    if (!canvas.current || !picture || !hasGlyphs) return
    const scale = Math.min(1, widest / picture.naturalWidth)
    drawMarked(
      canvas.current,
      picture,
      { width: Math.round(picture.naturalWidth * scale), height: Math.round(picture.naturalHeight * scale) },
      { position, opacity, ...(text === undefined ? { picture: mark?.image } : { text }) },
    )
  }, [base, mark, hasGlyphs, text, position, opacity])
  const isShown = base?.image !== undefined && hasGlyphs
  return (
    <div className={styles.stage}>
      {base?.failed ? <p className={styles.soft}>{t(texts.failed)}</p> : !isShown && <LoadingContent />}
      <canvas ref={canvas} hidden={!isShown} className={styles.canvas} role="img" aria-label={t(texts.preview)} />
    </div>
  )
}
