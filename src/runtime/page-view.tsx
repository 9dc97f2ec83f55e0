import type { Payload, RenderRow } from '@schemas/layout/render'
import { useState } from 'react'
import { PageProvider, useBoot } from '@kit/boot'
import { FirstPictureProvider } from '@kit/first-picture'
import { StaffBar } from '@kit/ui/staff-bar'
import { ErrorView } from '@kit/ui/error-view'
import { LoadingContent } from '@kit/ui/loading-state'
import { useT } from '@kit/t'
import { Rows } from './rows'

const skip = { en: 'Skip to content', th: 'ข้ามไปยังเนื้อหา' }
const atAGlance = { en: 'At a glance', th: 'โดยสังเขป' }

type Props = {
  payload: Payload
  /** A new value with each navigation. */ arrival?: string
  /** Another page is loading slowly. */ isLeaving?: boolean
}

/** One page in its frame. */
export function PageView({ payload, arrival = '', isLeaving = false }: Props) {
  return (
    <PageProvider payload={payload} arrival={arrival}>
      <FirstPictureProvider value={null}>
        {/* Ahead of all other links, also of the staff bar's. */}
        {payload.frame !== 'fullscreen' && <SkipLink />}
        {payload.frame !== 'workspace' && <StaffBar />}
        {payload.frame === 'fullscreen' && <Main payload={payload} isLeaving={isLeaving} />}
        {payload.frame === 'default' && <DefaultFrame payload={payload} isLeaving={isLeaving} />}
        {payload.frame === 'workspace' && <WorkspaceFrame payload={payload} isLeaving={isLeaving} />}
      </FirstPictureProvider>
    </PageProvider>
  )
}

/** For people at work: sidebar, top bar and tabs are the block of the workspace's slot. */
function WorkspaceFrame({ payload, isLeaving = false }: Props) {
  const { slots } = useBoot()
  return (
    <>
      <div className="site-workspace">
        <Rows rows={slots.workspace ?? []} />
      </div>
      <Main payload={payload} isLeaving={isLeaving} />
    </>
  )
}

function SkipLink() {
  const t = useT()
  return (
    <a className="skip-link" href="#main">
      {t(skip)}
    </a>
  )
}

function DefaultFrame({ payload, isLeaving = false }: Props) {
  const { slots } = useBoot()
  const t = useT()
  return (
    <>
      <header className="site-header">
        <Rows rows={slots.header} />
      </header>
      {slots.subheader.length > 0 && (
        // A landmark, because screen reader users who jump between landmarks skip content outside them.
        <aside className="site-subheader" aria-label={t(atAGlance)}>
          <Rows rows={slots.subheader} />
        </aside>
      )}
      <Main payload={payload} isLeaving={isLeaving} />
      <footer className="site-footer">
        <Rows rows={slots.footer} />
      </footer>
    </>
  )
}

function Main({ payload, isLeaving = false }: Props) {
  return (
    <main
      id="main"
      className="page"
      data-frame={payload.frame}
      data-leaving={isLeaving || undefined}
      aria-busy={isLeaving || undefined}
      tabIndex={-1}
    >
      {isLeaving && (
        <div className="page-leaving">
          <LoadingContent />
        </div>
      )}
      {/* Keyed by path: copied pages share block ids, and the state of one page's block must not leak into the other's. */}
      {payload.tree && <PageRows key={payload.path} rows={payload.tree.rows} />}
      {payload.error && !payload.tree && <ErrorView {...payload.error} />}
    </main>
  )
}

function PageRows({ rows }: { rows: readonly RenderRow[] }) {
  const [first] = useState({})
  return (
    <FirstPictureProvider value={first}>
      <Rows rows={rows} />
    </FirstPictureProvider>
  )
}
