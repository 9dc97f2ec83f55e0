import type { ReactNode } from 'react'
import { useT } from '@kit/t'
import { PropertyRow } from '../panel/property-row'
import { OptionButtons } from '../style/option-buttons'
import { styleMessages } from '../style/style-messages'
import { useStyle } from '../style/use-style'

const messages = {
  ofRow: { en: 'Order here', th: 'ลำดับที่ความกว้างนี้' },
  written: { en: 'Same as desktop', th: 'ตามเดสก์ท็อป' },
  last: { en: 'Last column first', th: 'คอลัมน์ท้ายขึ้นก่อน' },
  first: { en: 'Before the others', th: 'ก่อนคอลัมน์อื่น' },
  help: {
    en: 'Only changes the visual order: keyboards and screen readers follow the desktop order.',
    th: 'เปลี่ยนเฉพาะที่ตาเห็น แป้นพิมพ์และโปรแกรมอ่านหน้าจอยังเรียงตามเดสก์ท็อป',
  },
}

/**
 * Whether a column comes first on a narrower screen; for a row, its last column. On desktop, columns keep the
 * document's order.
 */
export function ColumnOrder({ cell, isOfRow = false }: { cell: string; isOfRow?: boolean }): ReactNode {
  const t = useT()
  const style = useStyle([cell])
  if (!style || style.level === 'base') return null
  const path = ['first']
  const named = (value: unknown) => (value === undefined ? undefined : value === true ? 'first' : 'written')
  return (
    <PropertyRow
      id="column-order"
      label={t(isOfRow ? messages.ofRow : styleMessages.first)}
      help={t(messages.help)}
      layout="stacked"
      isGroup
      origin={style.origin(path, styleMessages.first)}
    >
      <OptionButtons
        labelledBy="column-order-label"
        options={[
          { value: 'written', label: t(messages.written) },
          { value: 'first', label: t(isOfRow ? messages.last : messages.first) },
        ]}
        value={named(style.own(path))}
        inherited={named(style.shown(path)) ?? 'written'}
        onChange={(value) => style.set(path, value === undefined ? undefined : value === 'first', styleMessages.first)}
      />
    </PropertyRow>
  )
}
