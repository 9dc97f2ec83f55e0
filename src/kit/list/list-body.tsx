import { Fragment, lazy, type ReactNode, type RefObject, Suspense, useImperativeHandle } from 'react'

// Only long lists need it, and few pages have one.
const RowsInView = lazy(async () => ({ default: (await import('./rows-in-view')).RowsInView }))

/** Lists of at least this many rows draw only those in view. */
const virtualFrom = 200
/** Rows of a long list drawn until it knows which are in view, as on the server. */
const firstRows = 20

export const isVirtual = (count: number): boolean => count >= virtualFrom

/** Brings a row into view, also one that is not drawn. */
export type Reveal = (index: number) => void
type Measure = (element: HTMLElement | null) => void

export type BodyProps = {
  count: number
  /** Stable key of a row, so that its measure follows it. */
  keyOf: (index: number) => string
  /** The box that scrolls. */
  box: HTMLElement | null
  rowHeight: number
  ref: RefObject<Reveal | null>
  children: (index: number, measure: Measure | undefined) => ReactNode
}

/** The rows of a list: all of a short one, those in view of a long one. */
export function ListBody(props: BodyProps) {
  if (!isVirtual(props.count)) return <AllRows {...props} />
  return (
    <Suspense fallback={<AllRows {...props} count={firstRows} />}>
      <RowsInView {...props} />
    </Suspense>
  )
}

function AllRows({ count, keyOf, box, ref, children }: BodyProps) {
  useImperativeHandle(
    ref,
    () => (index) => box?.querySelector(`[data-row="${index}"]`)?.scrollIntoView({ block: 'nearest' }),
    [box],
  )
  return (
    <tbody role="rowgroup">
      {Array.from({ length: count }, (_, index) => (
        <Fragment key={keyOf(index)}>{children(index, undefined)}</Fragment>
      ))}
    </tbody>
  )
}
