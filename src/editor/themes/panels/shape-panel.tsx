import type { ReactNode } from 'react'
import type { Theme } from '@schemas/layout/theme'
import { useT } from '@kit/t'
import { stepMessage } from '../leaf-messages'
import parts from '../parts/parts.module.css'
import { Range } from '../parts/range'
import { Tiles } from '../parts/tiles'
import { useStudio } from '../theme-context'

const messages = {
  corners: { en: 'Corners', th: 'มุม' },
  forms: { en: 'Components', th: 'ส่วนประกอบ' },
  round: { en: 'round', th: 'มนเต็มที่' },
}

/** Corner radii are edited in px; a pack's values in rem are converted. */
const pxOf = (length: string) =>
  length.endsWith('rem') || length.endsWith('em') ? Number.parseFloat(length) * 16 : Number.parseFloat(length)
const toLength = (px: number) => (px === 0 ? '0' : `${px}px`)
/** From this radius (px) on, corners count as fully round. */
const round = 60

const box = (style: React.CSSProperties): ReactNode => (
  <span style={{ width: 46, height: 26, background: '#fff', ...style }} />
)
const bar = (style: React.CSSProperties): ReactNode => (
  <span style={{ padding: '3px 10px', fontSize: 11, background: '#374151', color: '#fff', ...style }}>กA</span>
)
const lines = (...children: ReactNode[]): ReactNode => (
  <span style={{ display: 'grid', gap: 3, width: 52 }}>{children}</span>
)
const line = (key: string, style: React.CSSProperties): ReactNode => (
  <span key={key} style={{ height: 5, borderRadius: 1, background: '#374151', ...style }} />
)

/** Shape: corners, shadows, and the style of buttons, cards and headings. */
export function ShapePanel() {
  const t = useT()
  const show = (px: number) => (px >= round ? t(messages.round) : `${px} px`)
  const { store } = useStudio()
  // A pill is made by its radius, so the radius changes with this choice and with its undo.
  const corners = (button: Theme['shape']['button']) =>
    ({ pill: '999px', square: '0', underline: undefined, solid: undefined })[button]
  return (
    <>
      <section className={parts.group}>
        <h3>{t(messages.forms)}</h3>
        <Tiles<Theme['shape']['button']>
          path="overrides.shape.button"
          onChoose={(value) =>
            store.set(stepMessage('overrides.shape.button'), {
              'overrides.shape.button': value,
              'overrides.radii.button': corners(value),
            })
          }
          options={[
            { value: 'solid', label: { en: 'Solid', th: 'เต็ม' }, picture: bar({ borderRadius: 4 }) },
            { value: 'pill', label: { en: 'Pill', th: 'แคปซูล' }, picture: bar({ borderRadius: 99 }) },
            { value: 'square', label: { en: 'Square', th: 'เหลี่ยม' }, picture: bar({}) },
            {
              value: 'underline',
              label: { en: 'Underlined', th: 'ขีดเส้นใต้' },
              picture: bar({ background: 'none', color: '#374151', borderBottom: '1.5px solid', padding: '2px 0' }),
            },
          ]}
        />
        <Tiles<Theme['shape']['card']>
          path="overrides.shape.card"
          options={[
            {
              value: 'raised',
              label: { en: 'Raised', th: 'ลอย' },
              picture: box({ borderRadius: 4, boxShadow: '0 3px 8px rgb(0 0 0 / 25%)' }),
            },
            {
              value: 'outlined',
              label: { en: 'Outlined', th: 'มีกรอบ' },
              picture: box({ borderRadius: 4, border: '1px solid #9ca3af' }),
            },
            {
              value: 'flat',
              label: { en: 'Flat', th: 'เรียบ' },
              picture: box({ background: '#dfe3e8', borderRadius: 4 }),
            },
            {
              value: 'ruled',
              label: { en: 'Ruled', th: 'ขีดเส้นบน' },
              picture: box({ background: 'none', borderTop: '2px solid #374151' }),
            },
            {
              value: 'plate',
              label: { en: 'Plate', th: 'แผ่นสี' },
              picture: box({ background: '#c7d2fe', borderRadius: 8 }),
            },
          ]}
        />
        <Tiles<Theme['shape']['heading']>
          path="overrides.shape.heading"
          options={[
            {
              value: 'plain',
              label: { en: 'Plain', th: 'ธรรมดา' },
              picture: lines(line('1', {}), line('2', { width: '60%', opacity: 0.4 })),
            },
            {
              value: 'numbered',
              label: { en: 'Numbered', th: 'มีลำดับ' },
              picture: (
                <span style={{ display: 'flex', gap: 4, alignItems: 'center', fontSize: 11 }}>
                  01{lines(line('1', { width: 34 }))}
                </span>
              ),
            },
            {
              value: 'ruled',
              label: { en: 'Ruled', th: 'ขีดเส้น' },
              picture: lines(line('1', {}), line('2', { height: 1.5 })),
            },
            {
              value: 'centred',
              label: { en: 'Centred', th: 'กึ่งกลาง' },
              picture: lines(
                line('1', { width: '70%', justifySelf: 'center' }),
                line('2', { width: '30%', height: 2, justifySelf: 'center' }),
              ),
            },
            {
              value: 'oversized',
              label: { en: 'Oversized', th: 'ใหญ่พิเศษ' },
              picture: lines(line('1', { height: 13 }), line('2', { width: '60%', opacity: 0.4 })),
            },
          ]}
        />
        <Tiles<Theme['shadows']>
          path="overrides.shadows"
          options={[
            { value: 'none', label: { en: 'None', th: 'ไม่มี' }, picture: box({ border: '1px solid #d1d5db' }) },
            {
              value: 'soft',
              label: { en: 'Soft', th: 'นุ่ม' },
              picture: box({ boxShadow: '0 4px 14px rgb(0 0 0 / 16%)' }),
            },
            {
              value: 'crisp',
              label: { en: 'Crisp', th: 'คม' },
              picture: box({ boxShadow: '0 2px 5px rgb(0 0 0 / 30%)' }),
            },
            { value: 'hard', label: { en: 'Hard', th: 'แข็ง' }, picture: box({ boxShadow: '3px 3px 0 #1f2430' }) },
          ]}
        />
      </section>
      <section className={parts.group}>
        <h3>{t(messages.corners)}</h3>
        {(['s', 'm', 'l', 'button', 'image'] as const).map((size) => (
          <Range<string>
            key={size}
            path={`overrides.radii.${size}`}
            min={0}
            max={round}
            step={1}
            read={pxOf}
            write={(px) => (px >= round ? '999px' : toLength(px))}
            show={show}
          />
        ))}
      </section>
    </>
  )
}
