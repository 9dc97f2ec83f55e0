import type { Payload } from '@schemas/layout/render'
import { PageProvider, useBoot } from '@kit/boot'
import { EditLink } from '@kit/ui/edit-link'
import { ErrorView } from '@kit/ui/error-view'
import { LoadingContent } from '@kit/ui/loading-state'
import { useT } from '@kit/t'
import { Rows } from './rows'

const skip = { en: 'Skip to content', th: 'ข้ามไปยังเนื้อหา' }
const atAGlance = { en: 'At a glance', th: 'โดยสังเขป' }

type Props = {
  payload: Payload
  /** Another word with each navigation. */ arrival?: string
  /** Another page is being loaded and is taking its time. */ isLeaving?: boolean
}

/** One page in its frame. */
export function PageView({ payload, arrival = '', isLeaving = false }: Props) {
  return (
    <PageProvider payload={payload} arrival={arrival}>
      <EditLink />
      {payload.frame === 'fullscreen' ? (
        <Main payload={payload} isLeaving={isLeaving} />
      ) : (
        <DefaultFrame payload={payload} isLeaving={isLeaving} />
      )}
    </PageProvider>
  )
}

function DefaultFrame({ payload, isLeaving = false }: Props) {
  const { slots } = useBoot()
  const t = useT()
  return (
    <>
      <a className="skip-link" href="#main">
        {t(skip)}
      </a>
      <header className="site-header">
        <Rows rows={slots.header} />
      </header>
      {slots.subheader.length > 0 && (
        // A landmark, because what stands outside all of them is skipped by who jumps from one to the next.
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
      {/* Ids are a page's own: pages made one of the other share them, and what was written in a block of one is nothing to the other. */}
      {payload.tree && <Rows key={payload.path} rows={payload.tree.rows} />}
      {payload.error && !payload.tree && <ErrorView {...payload.error} />}
    </main>
  )
}
