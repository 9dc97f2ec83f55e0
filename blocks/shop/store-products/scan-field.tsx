import { useState } from 'react'
import type { StockShelf } from '@schemas/commerce/entities/staff-stock'
import { call as levelsCall } from '@client/commerce/calls/stock/levels'
import { reportFailure } from '@areas/commerce/ui/report-failure'
import { callGateway } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { Field } from '@kit/ui/field'
import { TextInput } from '@kit/ui/text-input'
import { texts } from './texts'

/** A field for a scanner, which types a code and presses Enter. */
export function ScanField({ onFound }: { onFound: (shelf: StockShelf) => void }) {
  const t = useT()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState('')
  const find = async () => {
    const wanted = code.trim().toUpperCase()
    if (wanted === '') return
    try {
      const { items } = await callGateway(levelsCall, { q: wanted, limit: 50 })
      const found = items.find(({ sku, barcode }) => sku === wanted || barcode?.toUpperCase() === wanted)
      setProblem(found ? '' : t(texts.notFound, { code: wanted }))
      setCode('')
      if (found) onFound(found)
    } catch (error) {
      reportFailure(error)
    }
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void find()
      }}
    >
      <Field label={t(texts.scan)} hint={t(texts.scanHint)} error={problem}>
        <TextInput
          icon="barcode"
          autoComplete="off"
          value={code}
          maxLength={64}
          onChange={({ target }) => setCode(target.value)}
        />
      </Field>
    </form>
  )
}
