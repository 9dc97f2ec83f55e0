import { MantineThemeProvider } from '@mantine/core'
import { IconDeviceMobile, IconDeviceTablet, IconLock } from '@tabler/icons-react'
import { memo, type ReactNode, useDeferredValue, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { useT } from '@kit/t'
import { blockDefinition, blockEditor } from '@registry/block-kits'
import { commonBlocks } from '@registry/common-blocks'
import type { FlatNode, NodeKind } from '@schemas/layout/flat/flat'
import { linkedSection } from '@schemas/layout/sections'
import { useAreToolsReady, useReportReady } from '../canvas/drawn'
import { settingsHint, settingsName } from '../document/kind-names'
import { ancestors } from '../document/rules'
import { setField } from '../document/operations/set-field'
import { useBuilder } from '../state/builder'
import { NodeProblems } from '../problems/node-problems'
import { useDocument, useNode, useOfNode } from '../state/use-document'
import { select, useUi } from '../state/ui-store'
import { ActionButton } from '../ui/action-button'
import { lazyPart } from '../ui/lazy-part'
import { TabStrip } from '../ui/tab-strip'
import { PropsPanel } from './form/props-panel'
import styles from './inspector.module.css'
import { type InspectorTab, useInspectorTab } from './inspector-tab'
import { inspectorTheme } from './inspector-theme'
import { keepFieldInSight } from './keep-field-in-sight'
import { useLevel } from './level'
import { ManyHeader, NodeHeader } from './node/node-header'

/** Settings of a block whose labels are loaded on demand, or that shows content edited elsewhere. */
const WordyPropsPanel = lazyPart(async () => (await import('./form/wordy-props-panel')).WordyPropsPanel)
// The content panel is needed most; the other panels are loaded on first use.
const AreaPanel = lazyPart(async () => (await import('../areas/area-panel')).AreaPanel)
const CellPanel = lazyPart(async () => (await import('./layout/cell-panel')).CellPanel)
const PagePanel = lazyPart(async () => (await import('./page/page-panel')).PagePanel)
const RowPanel = lazyPart(async () => (await import('./layout/row-panel')).RowPanel)
const SectionPanel = lazyPart(async () => (await import('../sections/section-panel')).SectionPanel)
const ShownPanel = lazyPart(async () => (await import('./node/shown-panel')).ShownPanel)
const StylePanel = lazyPart(async () => (await import('./style/style-panel')).StylePanel)

const messages = {
  settings: { en: 'Settings', th: 'การตั้งค่า' },
  content: { en: 'Content', th: 'เนื้อหา' },
  layout: { en: 'Layout', th: 'การจัดวาง' },
  style: { en: 'Style', th: 'รูปแบบ' },
  visibility: { en: 'Visibility', th: 'การแสดงผล' },
  locked: { en: 'Locked. You can’t change anything here.', th: 'ล็อกไว้ แก้ไขไม่ได้' },
  lockedAbove: { en: 'The part around this is locked.', th: 'ส่วนที่ครอบอยู่ล็อกไว้' },
  unlock: { en: 'Unlock', th: 'ปลดล็อก' },
  goThere: { en: 'Select it', th: 'ไปที่ส่วนนั้น' },
  tablet: { en: 'For tablets. Values not set here follow desktop.', th: 'สำหรับแท็บเล็ต ค่าที่ไม่ตั้งจะตามเดสก์ท็อป' },
  mobile: { en: 'For mobile. Values not set here follow wider screens.', th: 'สำหรับมือถือ ค่าที่ไม่ตั้งจะตามจอที่กว้างกว่า' },
  unreadable: {
    en: 'This block can’t be read, so it is kept unchanged. You can move or delete it.',
    th: 'อ่านบล็อกนี้ไม่ได้ จึงเก็บไว้ตามเดิม ย้ายหรือลบได้',
  },
  unknown: {
    en: 'This version of the builder does not support “{type}”. The block is kept unchanged.',
    th: 'เครื่องมือสร้างหน้าเวอร์ชันนี้ไม่รองรับ “{type}” จึงเก็บบล็อกไว้ตามเดิม',
  },
}

/** The settings of the selection; of the page itself when nothing is selected. */
export function Inspector(): ReactNode {
  // The selection shows on the canvas at once; its many fields are deferred so that they never block a key or the
  // pointer.
  const chosen = useUi((state) => state.selection)
  const ids = useDeferredValue(chosen)
  useReportReady(ids === chosen)
  const id = ids.at(-1) ?? ''
  const kind = useOfNode(id, kindOf)
  const area = useUi((state) => state.area)
  /**
   * The selected part was removed and the next one is about to be selected: the page's settings must not flash in
   * between.
   */
  const isBetween = ids.length > 0 && ids !== chosen && chosen.length > 0
  return (
    <MantineThemeProvider theme={inspectorTheme} inherit>
      <div className={styles.inspector} data-inspector>
        {kind ? (
          <NodeInspector ids={ids} id={id} kind={kind} />
        ) : area ? (
          <AreaPanel area={area} />
        ) : isBetween ? null : (
          <PageInspector />
        )}
      </div>
    </MantineThemeProvider>
  )
}

const kindOf = ({ kind }: FlatNode) => kind

function PageInspector(): ReactNode {
  const t = useT()
  const { key } = useBuilder()
  const isReady = useAreToolsReady()
  return (
    <>
      <header className={styles.pageHeader}>
        <h2>{t(settingsName(key))}</h2>
        <p>{t(settingsHint(key))}</p>
      </header>
      <div ref={keepFieldInSight} className={styles.scroll}>
        <div className={styles.fields}>
          {/* After opening a page people select something on it, and do not wait for page settings. */}
          {isReady && <PagePanel />}
        </div>
      </div>
    </>
  )
}

const none: readonly string[] = []

/** The block type; linked sections, whose content is their own, and unreadable blocks never count as the same type. */
const typeOf = (node: FlatNode | undefined): unknown =>
  node?.kind === 'block' && !node.fields.quarantined && linkedSection(node.fields) === undefined
    ? node.fields.type
    : Symbol('none')

/** Its parts subscribe to the node themselves: typing in a field rerenders only that field. */
const NodeInspector = memo(function NodeInspector({
  ids,
  id,
  kind,
}: {
  ids: readonly string[]
  id: string
  kind: NodeKind
}): ReactNode {
  const t = useT()
  const builder = useBuilder()
  const tab = useInspectorTab((state) => state.tab)
  const base = useId()
  const scroll = useRef<HTMLDivElement>(null)
  const isScrolled = useRef(false)
  // Parts of it are reused for the next block, so scroll to the top and drop the focus of the previous block's field.
  useLayoutEffect(() => {
    const { current } = scroll
    if (!current) return
    // Unscrolled panels are skipped: setting `scrollTop` would force a layout.
    if (isScrolled.current) current.scrollTop = 0
    isScrolled.current = false
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && current.contains(activeElement)) activeElement.blur()
  }, [id])
  const isMany = ids.length > 1
  const lock = useLock(ids)
  // Several blocks of one type share their settings.
  const isAlike = isMany && kind === 'block' && new Set(ids.map((each) => typeOf(builder.store.get(each)))).size === 1
  const also = useMemo(() => (ids.length > 1 ? ids.slice(0, -1) : none), [ids])
  const hasOwn = !isMany || isAlike
  const shown = !hasOwn && tab === 'own' ? 'style' : tab
  const own = { value: 'own', label: t(kind === 'block' ? messages.content : messages.layout) } as const
  const tabs = [
    ...(hasOwn ? [own] : []),
    { value: 'style', label: t(messages.style) },
    { value: 'visibility', label: t(messages.visibility) },
  ] as const
  return (
    <>
      {isMany ? <ManyHeader ids={ids} /> : <NodeHeader id={id} />}
      {!isMany && <NodeProblems id={id} />}
      <TabStrip<InspectorTab>
        id={base}
        label={t(messages.settings)}
        tabs={tabs}
        value={shown}
        onChange={(value) => useInspectorTab.setState({ tab: value })}
      />
      {lock && <LockNotice lock={lock} />}
      {shown !== 'visibility' && <LevelNotice />}
      <div
        id={`${base}-panel`}
        role="tabpanel"
        aria-labelledby={`${base}-${shown}`}
        ref={keepFieldInSight}
        className={styles.panel}
      >
        {/* Outside the tabs, so that a panel does not inherit another panel's scroll position. */}
        <div key={shown} ref={scroll} className={styles.scroll} onScroll={() => (isScrolled.current = true)}>
          <fieldset className={styles.fields} disabled={lock !== undefined}>
            {shown === 'own' ? (
              <OwnPanel id={id} also={also} />
            ) : shown === 'style' ? (
              <StylePanel key={id} ids={ids} />
            ) : (
              <ShownPanel key={id} ids={ids} id={id} />
            )}
          </fieldset>
        </div>
      </div>
    </>
  )
})

/** Shows which screen sizes a change applies to, if not all. */
function LevelNotice(): ReactNode {
  const t = useT()
  const level = useLevel()
  if (level === 'base') return null
  const IconOf = level === 'tablet' ? IconDeviceTablet : IconDeviceMobile
  return (
    <div className={styles.level}>
      <IconOf size={15} aria-hidden />
      <span>{t(messages[level])}</span>
    </div>
  )
}

function OwnPanel({ id, also }: { id: string; also: readonly string[] }): ReactNode {
  const t = useT()
  const node = useNode(id)
  if (!node) return null
  if (node.kind === 'row') return <RowPanel key={id} node={node} />
  if (node.kind === 'cell') return <CellPanel key={id} node={node} />
  const definition = blockDefinition(node.fields.type)
  const section = linkedSection(node.fields)
  if (section !== undefined) return <SectionPanel key={id} id={id} section={section} />
  if (node.fields.quarantined) return <p className={styles.note}>{t(messages.unreadable)}</p>
  const Props =
    commonBlocks.includes(node.fields.type) && !blockEditor(node.fields.type)?.showsContact
      ? PropsPanel
      : WordyPropsPanel
  return definition ? (
    <Props id={id} also={also} type={node.fields.type} definition={definition} />
  ) : (
    <p className={styles.note}>{t(messages.unknown, { type: node.fields.type })}</p>
  )
}

/** The locked node that prevents changes: one of the nodes or an ancestor. */
function useLock(ids: readonly string[]): { holder: string; isOwn: boolean } | undefined {
  const holder = useDocument((store) => {
    const get = (each: string) => {
      const found = store.get(each)
      if (!found) throw new Error(`There is no node ${each}.`)
      return found
    }
    return ids
      .filter((id) => store.get(id))
      .flatMap((id) => [id, ...ancestors({ node: get }, id)])
      .find((each) => store.get(each)?.fields.locked)
  })
  return holder === undefined ? undefined : { holder, isOwn: ids.includes(holder) }
}

function LockNotice({ lock }: { lock: { holder: string; isOwn: boolean } }): ReactNode {
  const t = useT()
  const builder = useBuilder()
  const mayUnlock = builder.boot.session.role === 'admin'
  return (
    <div className={styles.lock}>
      <IconLock size={15} aria-hidden />
      <span>{t(lock.isOwn ? messages.locked : messages.lockedAbove)}</span>
      {lock.isOwn && mayUnlock && (
        <ActionButton
          isSmall
          variant="default"
          onClick={() => builder.edit(messages.unlock, (edit) => setField(edit, lock.holder, ['locked'], undefined))}
        >
          {t(messages.unlock)}
        </ActionButton>
      )}
      {!lock.isOwn && (
        <ActionButton isSmall variant="default" onClick={() => select([lock.holder])}>
          {t(messages.goThere)}
        </ActionButton>
      )}
    </div>
  )
}
