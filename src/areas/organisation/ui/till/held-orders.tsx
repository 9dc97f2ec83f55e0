import { useState } from 'react'
import { call as heldCall } from '@client/organisation/calls/pos/held'
import { call as holdCall } from '@client/organisation/calls/pos/hold'
import { call as recallCall } from '@client/organisation/calls/pos/recall'
import { toSatang } from '@schemas/money/satang'
import { useLocale } from '@kit/boot'
import { callGateway } from '@kit/call-gateway'
import { formatTime } from '@kit/format'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import { Modal } from '@kit/ui/modal/modal'
import { TextInput } from '@kit/ui/text-input'
import { refreshCalls, useCall } from '@kit/use-call'
import { priceNow } from './price-till'
import styles from './sheets.module.css'
import { texts } from './texts'
import type { Catalogue, OrderLine } from './till-types'

type HoldProps = { branch: string; lines: readonly OrderLine[]; onHeld: () => void; onClose: () => void }

export function HoldOrder({ branch, lines, onHeld, onClose }: HoldProps) {
  const t = useT()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState('')
  const hold = async () => {
    try {
      await callGateway(holdCall, {
        branch,
        name,
        lines: lines.map(({ id, item, quantity, options, note }) => ({
          id,
          variant: item.id,
          quantity,
          regular: toSatang(item.regular),
          charged: priceNow(item, new Date()),
          options: options.map(({ group, code, price }) => ({ group, code, price: toSatang(price) })),
          ...(note ? { note } : {}),
        })),
      })
      void refreshCalls(heldCall)
      onHeld()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '')
    }
  }
  return (
    <Modal
      title={t(texts.hold)}
      onClose={onClose}
      foot={
        <Button disabled={name.trim() === ''} onClick={() => void hold()}>
          {t(texts.hold)}
        </Button>
      }
    >
      <Field label={t(texts.holdName)}>
        <TextInput value={name} maxLength={80} onChange={(event) => setName(event.target.value)} />
      </Field>
      {problem && <p role="alert">{problem}</p>}
    </Modal>
  )
}

type RecallProps = { catalogue: Catalogue; onRecalled: (lines: OrderLine[]) => void; onClose: () => void }

/** Orders that were put aside; taken at the prices of now. */
export function RecallOrder({ catalogue, onRecalled, onClose }: RecallProps) {
  const t = useT()
  const locale = useLocale()
  const { data, error } = useCall(heldCall, { branch: catalogue.branch })
  const [problem, setProblem] = useState('')
  const recall = async (id: string) => {
    try {
      const { lines } = await callGateway(recallCall, { id })
      void refreshCalls(heldCall)
      onRecalled(
        lines.flatMap(({ id: line, variant, quantity, options, note = '' }) => {
          const item = catalogue.items.find((each) => each.id === variant)
          const titled = options.map((option) => {
            const group = catalogue.groups.find((each) => each.id === option.group)
            return { ...option, title: group?.options.find(({ code }) => code === option.code)?.title ?? option.code }
          })
          return item ? [{ id: line, item, quantity, note, options: titled }] : []
        }),
      )
    } catch (failed) {
      setProblem(failed instanceof Error ? failed.message : '')
    }
  }
  return (
    <Modal title={t(texts.recall)} onClose={onClose}>
      {error && <p role="alert">{error.message}</p>}
      {data?.items.length === 0 && <p>{t(texts.noHeld)}</p>}
      <ul role="list" className={styles.held}>
        {data?.items.map(({ id, name, by, at, lines }) => (
          <li key={id}>
            <button type="button" onClick={() => void recall(id)}>
              <strong>{name}</strong>
              <small>
                {lines.reduce((all, { quantity }) => all + quantity, 0)} · {by} · {formatTime(at, locale)}
              </small>
            </button>
          </li>
        ))}
      </ul>
      {problem && <p role="alert">{problem}</p>}
    </Modal>
  )
}
