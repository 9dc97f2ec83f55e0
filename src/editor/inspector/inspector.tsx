import { Button, MantineThemeProvider, Tabs } from '@mantine/core'
import { IconDeviceMobile, IconDeviceTablet, IconLock } from '@tabler/icons-react'
import { type ReactNode, useDeferredValue } from 'react'
import { useT } from '@kit/t'
import { blockDefinition } from '@registry/schemas'
import type { FlatNode } from '@schemas/layout/flat/flat'
import { linkedSection } from '@schemas/layout/sections'
import { ancestors } from '../document/rules'
import { setField } from '../document/operations/set-field'
import { SectionPanel } from '../sections/section-panel'
import { useBuilder } from '../state/builder'
import { NodeProblems } from '../problems/node-problems'
import { useDocument, useNodes } from '../state/use-document'
import { select, useUi } from '../state/ui-store'
import { PropsPanel } from './form/props-panel'
import styles from './inspector.module.css'
import { type InspectorTab, useInspectorTab } from './inspector-tab'
import { inspectorTheme } from './inspector-theme'
import { useLevel } from './level'
import { CellPanel } from './layout/cell-panel'
import { RowPanel } from './layout/row-panel'
import { IdentityPanel } from './node/identity-panel'
import { ManyHeader, NodeHeader } from './node/node-header'
import { VisibilityPanel } from './node/visibility-panel'
import { PagePanel } from './page/page-panel'
import { StylePanel } from './style/style-panel'

const words = {
  content: { en: 'Content', th: 'เนื้อหา' },
  layout: { en: 'Layout', th: 'การจัดวาง' },
  style: { en: 'Style', th: 'รูปแบบ' },
  visibility: { en: 'Visibility', th: 'การแสดงผล' },
  page: { en: 'Page settings', th: 'การตั้งค่าหน้า' },
  pageHint: { en: 'Choose something on the page to change it. These are the settings of the page itself.', th: 'เลือกส่วนใดบนหน้าเพื่อแก้ไข ด้านล่างคือการตั้งค่าของหน้านี้' },
  locked: { en: 'Locked. Nothing here can be changed.', th: 'ล็อกไว้ แก้ไขไม่ได้' },
  lockedAbove: { en: 'What holds this is locked.', th: 'ส่วนที่อยู่ด้านนอกถูกล็อกไว้' },
  unlock: { en: 'Unlock', th: 'ปลดล็อก' },
  goThere: { en: 'Select it', th: 'ไปที่ส่วนนั้น' },
  tablet: { en: 'For tablets. What is not set here follows desktop.', th: 'สำหรับแท็บเล็ต ค่าที่ไม่ตั้งจะตามเดสก์ท็อป' },
  mobile: { en: 'For mobiles. What is not set here follows wider screens.', th: 'สำหรับมือถือ ค่าที่ไม่ตั้งจะตามจอที่กว้างกว่า' },
  unreadable: { en: 'This block cannot be read, so it is kept as it is. It can be moved or removed.', th: 'อ่านบล็อกนี้ไม่ได้ จึงเก็บไว้ตามเดิม ย้ายหรือลบได้' },
  unknown: { en: 'This version of the builder does not know “{type}”. The block is kept as it is.', th: 'เครื่องมือรุ่นนี้ไม่รู้จัก “{type}” บล็อกจะถูกเก็บไว้ตามเดิม' },
}

/** The settings of what is chosen; of the page itself when nothing is. */
export function Inspector(): ReactNode {
  // What is chosen shows on the canvas at once; its many fields come a moment later, and never keep a key or the pointer waiting.
  const ids = useDeferredValue(useUi((state) => state.selection))
  const nodes = useNodes(ids)
  const node = nodes.at(-1)
  return (
    <MantineThemeProvider theme={inspectorTheme} inherit>
      <div className={styles.inspector} data-inspector>
        {node ? <NodeInspector ids={ids} node={node} /> : <PageInspector />}
      </div>
    </MantineThemeProvider>
  )
}

function PageInspector(): ReactNode {
  const t = useT()
  return (
    <>
      <header className={styles.pageHeader}>
        <h2>{t(words.page)}</h2>
        <p>{t(words.pageHint)}</p>
      </header>
      <div className={styles.scroll}>
        <div className={styles.fields}>
          <PagePanel />
        </div>
      </div>
    </>
  )
}

function NodeInspector({ ids, node }: { ids: readonly string[]; node: FlatNode }): ReactNode {
  const t = useT()
  const tab = useInspectorTab((state) => state.tab)
  const isMany = ids.length > 1
  const lock = useLock(node.fields.id)
  const shown = isMany && tab === 'own' ? 'style' : tab
  const panel = (value: InspectorTab, content: ReactNode) => (
    <Tabs.Panel value={value} className={styles.panel}>
      {/* Beside the tabs, so that a page of settings does not keep the place that another one was scrolled to. */}
      <div key={`${node.fields.id} ${value}`} className={styles.scroll}>
        <fieldset className={styles.fields} disabled={lock !== undefined}>
          {content}
        </fieldset>
      </div>
    </Tabs.Panel>
  )
  return (
    <>
      {isMany ? <ManyHeader count={ids.length} /> : <NodeHeader node={node} />}
      {!isMany && <NodeProblems id={node.fields.id} />}
      <Tabs
        value={shown}
        onChange={(value) => useInspectorTab.setState({ tab: value as InspectorTab })}
        keepMounted={false}
        className={styles.tabs}
        classNames={{ tab: styles.tab }}
      >
        <Tabs.List grow>
          {!isMany && <Tabs.Tab value="own">{t(node.kind === 'block' ? words.content : words.layout)}</Tabs.Tab>}
          <Tabs.Tab value="style">{t(words.style)}</Tabs.Tab>
          <Tabs.Tab value="visibility">{t(words.visibility)}</Tabs.Tab>
        </Tabs.List>
        {lock && <LockNotice lock={lock} />}
        {shown !== 'visibility' && <LevelNotice />}
        {!isMany && panel('own', <OwnPanel node={node} />)}
        {panel('style', <StylePanel ids={ids} />)}
        {panel(
          'visibility',
          <>
            <VisibilityPanel ids={ids} node={node} />
            {!isMany && <IdentityPanel key={node.fields.id} node={node} />}
          </>,
        )}
      </Tabs>
    </>
  )
}

/** Says which screens a change is for, when it is not for all. */
function LevelNotice(): ReactNode {
  const t = useT()
  const level = useLevel()
  if (level === 'base') return null
  const IconOf = level === 'tablet' ? IconDeviceTablet : IconDeviceMobile
  return (
    <div className={styles.level}>
      <IconOf size={15} aria-hidden />
      <span>{t(words[level])}</span>
    </div>
  )
}

function OwnPanel({ node }: { node: FlatNode }): ReactNode {
  const t = useT()
  if (node.kind === 'row') return <RowPanel node={node} />
  if (node.kind === 'cell') return <CellPanel node={node} />
  const definition = blockDefinition(node.fields.type)
  const section = linkedSection(node.fields)
  if (section !== undefined) return <SectionPanel section={section} />
  if (node.fields.quarantined) return <p className={styles.note}>{t(words.unreadable)}</p>
  return definition ? <PropsPanel node={node} definition={definition} /> : <p className={styles.note}>{t(words.unknown, { type: node.fields.type })}</p>
}

/** The locked node that keeps this one from being changed: itself or what holds it. */
function useLock(id: string): { holder: string; isOwn: boolean } | undefined {
  const holder = useDocument((store) => {
    const get = (each: string) => {
      const found = store.get(each)
      if (!found) throw new Error(`There is no node ${each}.`)
      return found
    }
    return store.get(id) ? [id, ...ancestors({ node: get }, id)].find((each) => store.get(each)?.fields.locked) : undefined
  })
  return holder === undefined ? undefined : { holder, isOwn: holder === id }
}

function LockNotice({ lock }: { lock: { holder: string; isOwn: boolean } }): ReactNode {
  const t = useT()
  const builder = useBuilder()
  const mayUnlock = builder.boot.session.role === 'admin'
  return (
    <div className={styles.lock}>
      <IconLock size={15} aria-hidden />
      <span>{t(lock.isOwn ? words.locked : words.lockedAbove)}</span>
      {lock.isOwn && mayUnlock && (
        <Button size="compact-xs" variant="default" onClick={() => builder.edit(words.unlock, (edit) => setField(edit, lock.holder, ['locked'], undefined))}>
          {t(words.unlock)}
        </Button>
      )}
      {!lock.isOwn && (
        <Button size="compact-xs" variant="default" onClick={() => select([lock.holder])}>
          {t(words.goThere)}
        </Button>
      )}
    </div>
  )
}
