import { Group, SegmentedControl } from '@mantine/core'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import type { FlatPage } from '@schemas/layout/flat/flat'
import { useT } from '@kit/t'
import { comparePages } from '../document/compare-pages'
import { deviceWidths } from '../state/ui-store'
import { Dialog } from '../ui/dialog'
import styles from './compare.module.css'
import { DifferenceList } from './difference-list'
import { type Mark, PagePreview } from './page-preview'
import type { RevertActions } from './take-back'

const messages = {
  differences: { en: 'Differences ({count})', th: 'จุดที่ต่างกัน ({count})' },
  width: { en: 'Width', th: 'ความกว้าง' },
  desktop: { en: 'Desktop', th: 'เดสก์ท็อป' },
  mobile: { en: 'Mobile', th: 'มือถือ' },
  side: { en: 'Version', th: 'เวอร์ชันที่แสดง' },
  missing: { en: 'This page is not in this version.', th: 'เวอร์ชันนี้ไม่มีหน้านี้' },
}

type Side = { label: string; /** Undefined if that side has no page. */ page: FlatPage | undefined }
type Props = {
  title: string
  before: Side
  after: Side
  actions?: ReactNode
  /** Reverts single differences. */ takeBack?: RevertActions | undefined
  onClose: () => void
}

/** Two states of a page side by side, with the differences outlined in both and listed as text. */
export function CompareDialog({ title, before, after, actions, takeBack, onClose }: Props) {
  const t = useT()
  const [device, setDevice] = useState<'desktop' | 'mobile'>('desktop')
  const [side, setSide] = useState<'before' | 'after'>('after')
  const [shown, setShown] = useState<string>()
  const [scroll, setScroll] = useState<{ from: 'before' | 'after'; share: number }>()
  const [held, setHeld] = useState<'before' | 'after'>()
  const comparison = useMemo(() => comparePages(before.page, after.page), [before.page, after.page])
  const marks = useMemo(() => {
    const [left, right] = [new Map<string, Mark>(), new Map<string, Mark>()]
    for (const { id, kind } of comparison.nodes) {
      if (kind !== 'added') left.set(id, kind === 'removed' ? 'removed' : 'changed')
      if (kind !== 'removed') right.set(id, kind === 'added' ? 'added' : 'changed')
    }
    return { before: left, after: right }
  }, [comparison])
  // Only the side under the pointer scrolls the other one.
  const followBefore = useCallback((share: number) => held === 'before' && setScroll({ from: 'before', share }), [held])
  const followAfter = useCallback((share: number) => held === 'after' && setScroll({ from: 'after', share }), [held])
  const show = (id: string) => {
    setHeld(undefined)
    setScroll(undefined)
    setShown(id)
    setSide(marks.after.has(id) ? 'after' : 'before')
  }
  const count = comparison.nodes.length + (comparison.fields.length > 0 ? 1 : 0)

  const preview = (which: 'before' | 'after', { label, page }: Side) => (
    <section
      className={styles.side}
      aria-label={label}
      data-side={which}
      data-chosen={side === which ? '' : undefined}
      onPointerEnter={() => setHeld(which)}
      onTouchStart={() => setHeld(which)}
    >
      <h3>{label}</h3>
      {page ? (
        <PagePreview
          title={label}
          page={page}
          width={deviceWidths[device]}
          marks={marks[which]}
          shown={shown}
          onScroll={which === 'before' ? followBefore : followAfter}
          scroll={scroll && scroll.from !== which ? scroll.share : undefined}
        />
      ) : (
        <p className={styles.equal}>{t(messages.missing)}</p>
      )}
    </section>
  )

  return (
    <Dialog
      fullScreen
      title={title}
      onClose={onClose}
      tools={
        <Group gap="xs" className={styles.tools}>
          <SegmentedControl
            className={styles.sideChoice}
            size="xs"
            aria-label={t(messages.side)}
            value={side}
            onChange={(value) => setSide(value === 'before' ? 'before' : 'after')}
            data={[
              { value: 'before', label: before.label },
              { value: 'after', label: after.label },
            ]}
          />
          <SegmentedControl
            size="xs"
            aria-label={t(messages.width)}
            value={device}
            onChange={(value) => setDevice(value === 'mobile' ? 'mobile' : 'desktop')}
            data={[
              { value: 'desktop', label: t(messages.desktop) },
              { value: 'mobile', label: t(messages.mobile) },
            ]}
          />
          {actions}
        </Group>
      }
    >
      <div className={styles.compare}>
        <nav className={styles.differences} aria-label={t(messages.differences, { count })}>
          <h3>{t(messages.differences, { count })}</h3>
          <DifferenceList
            comparison={comparison}
            before={before.page}
            after={after.page}
            shown={shown}
            onShow={show}
            takeBack={takeBack}
          />
        </nav>
        {preview('before', before)}
        {preview('after', after)}
      </div>
    </Dialog>
  )
}
