import { type DragEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { call as sendSlip } from '@client/commerce/calls/billing/send-slip'
import type { usePayment } from '@areas/commerce/ui/pay/use-payment'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { DateField } from '@kit/form/date-field'
import { FieldRow } from '@kit/form/field-row'
import { MoneyField } from '@kit/form/money-field'
import { Notice } from '@kit/form/notice'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Field } from '@kit/ui/field'
import { showToast } from '@kit/ui/overlay/toasts'
import { TextInput } from '@kit/ui/text-input'
import { readSlip, type SlipPicture } from './slip-picture'
import { texts } from './texts'
import styles from './view.module.css'

type Props = {
  shared: Pick<ReturnType<typeof usePayment>, 'input' | 'show' | 'isCanvas'>
  intent: string | undefined
  due: number
  onSent: () => void
}

/** Takes a slip by drop, paste, file or camera, shows it, and sends it when its sender says so. */
export function SlipForm({ shared: { input, show, isCanvas }, intent, due, onSent }: Props) {
  const t = useT()
  const id = useId()
  const [slip, setSlip] = useState<SlipPicture>()
  const [problem, setProblem] = useState('')
  const [isOver, setOver] = useState(false)
  const [amount, setAmount] = useState<number | null>(null)
  const [day, setDay] = useState('')
  const [time, setTime] = useState('')
  const take = async (file: Blob | null | undefined) => {
    if (!file) return
    setProblem('')
    const read = await readSlip(file)
    if (typeof read === 'string') setProblem(t(texts[read]))
    else setSlip(read)
  }
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'))
    if (!file) return
    event.preventDefault()
    void take(file)
  })
  useEffect(() => {
    if (isCanvas) return
    const listener = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', listener)
    return () => document.removeEventListener('paste', listener)
  }, [isCanvas])
  const preview = slip?.preview
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview])
  const send = async () => {
    if (!slip) return false
    if (!intent) {
      setProblem(t(texts.noIntent))
      return false
    }
    setProblem('')
    try {
      const view = await callGateway(sendSlip, {
        ...input,
        intent,
        picture: slip.base64,
        ...(amount !== null && amount > 0 ? { amount } : {}),
        ...(day && time ? { paidAt: new Date(`${day}T${time}`).toISOString() } : {}),
      })
      setSlip(undefined)
      show(view)
      showToast(t(texts.sent), { tone: 'success' })
      onSent()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      if (!(error instanceof GatewayError)) throw error
      return false
    }
    return true
  }
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      void take(event.dataTransfer.files[0])
    },
  }
  const picker = (suffix: string, label: string, icon: 'photo' | 'camera', isCamera = false) => (
    <span className={isCamera ? styles.camera : undefined}>
      <input
        id={id + suffix}
        type="file"
        // Types without HEIC: an iPhone then converts its pictures.
        accept={isCamera ? 'image/*' : 'image/jpeg,image/png,image/webp,image/avif'}
        className={styles.native}
        {...(isCamera ? { capture: 'environment' as const } : {})}
        onChange={(event) => {
          void take(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <label htmlFor={id + suffix} className={styles.pick}>
        <Icon name={icon} />
        {label}
      </label>
    </span>
  )
  return (
    <div className={styles.form}>
      <div className={styles.drop} data-over={isOver ? '' : undefined} data-filled={slip ? '' : undefined} {...drop}>
        {slip && <img src={slip.preview} alt={t(texts.preview)} className={styles.preview} />}
        {!slip && (
          <p className={styles.dropHint}>
            <Icon name="upload" size="1.75rem" />
            <span>{t(texts.drop)}</span>
          </p>
        )}
        <p className={styles.picks}>
          {picker('file', t(slip ? texts.other : texts.choose), 'photo')}
          {!slip && picker('camera', t(texts.camera), 'camera', true)}
        </p>
      </div>
      {problem && (
        <div role="alert">
          <Notice tone="danger">{problem}</Notice>
        </div>
      )}
      {slip && (
        <>
          <details className={styles.details}>
            <summary>{t(texts.details)}</summary>
            <FieldRow>
              <Field label={t(texts.amount)} optional>
                <MoneyField value={amount} onChange={setAmount} placeholder={(due / 100).toFixed(2)} />
              </Field>
              <Field label={t(texts.day)} optional>
                <DateField value={day} onChange={setDay} />
              </Field>
              <Field label={t(texts.time)} optional>
                <TextInput type="time" value={time} onChange={(event) => setTime(event.target.value)} />
              </Field>
            </FieldRow>
          </details>
          <ActionButton size="l" full icon="send" onAction={send}>
            {t(texts.send)}
          </ActionButton>
        </>
      )}
    </div>
  )
}
