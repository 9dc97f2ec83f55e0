import { Component, type ReactNode } from 'react'
import type { RenderBlock, RenderRow } from '@schemas/layout/render'
import { FirstPictureProvider } from '@kit/first-picture'
import { loadedView } from '@registry/views'
import { BlockNotice } from './block-notice'
import { reportBlock } from './report-block'

/**
 * Rows of a page, a slot of the frame, or an area slot inside a block. Decides nothing: the gateway compiled the tree.
 */
export function Rows({ rows }: { rows: readonly RenderRow[] }): ReactNode {
  return rows.map((row) => {
    const shown = (
      <div
        key={row.id}
        className={row.c ? `row ${row.c}` : 'row'}
        id={row.anchor}
        data-ground={row.ground}
        data-later={row.later}
      >
        <div className={`grid ${row.g}${row.i ? ` ${row.i}` : ''}`} data-width={row.w}>
          {row.cells.map((cell) => {
            const blocks = cell.blocks.map((block) => <BlockHost key={block.id} block={block} />)
            return (
              <div
                key={cell.id}
                className={cell.c ? `cell ${cell.c}` : 'cell'}
                id={cell.anchor}
                data-ground={cell.ground}
              >
                {cell.i ? <div className={`cell ${cell.i}`}>{blocks}</div> : blocks}
              </div>
            )
          })}
        </div>
      </div>
    )
    // What is drawn later has no picture that comes first.
    return row.later ? (
      <FirstPictureProvider key={row.id} value={null}>
        {shown}
      </FirstPictureProvider>
    ) : (
      shown
    )
  })
}

function slotContent(slots: Record<string, RenderRow[]>): Record<string, ReactNode> {
  return Object.fromEntries(Object.entries(slots).map(([name, rows]) => [name, <Rows key={name} rows={rows} />]))
}

type Props = { block: RenderBlock }
type State = { thrown: string | null }

/**
 * Isolates one block's failures: whatever its view does, the page stays up. It is itself the error boundary, so that a
 * block costs one fiber; on the server, where boundaries catch nothing, `renderPage` finds and quarantines the block
 * instead.
 */
class BlockHost extends Component<Props, State> {
  override state: State = { thrown: null }

  static getDerivedStateFromError(error: unknown): State {
    return { thrown: error instanceof Error ? error.message : String(error) }
  }

  override componentDidCatch(error: unknown): void {
    reportBlock(this.props.block, error)
  }

  override render(): ReactNode {
    const { block } = this.props
    const content = this.#content(block)
    if (!block.c && !block.i && !block.anchor && !block.lang) return content
    const inner = block.i ? <div className={block.i}>{content}</div> : content
    return block.c || block.anchor || block.lang ? (
      <div className={block.c ?? (block.anchor ? undefined : 'lang-part')} id={block.anchor} lang={block.lang}>
        {inner}
      </div>
    ) : (
      inner
    )
  }

  #content(block: RenderBlock): ReactNode {
    if (block.problem) return <BlockNotice block={block} problem={block.problem} />
    if (this.state.thrown !== null)
      return <BlockNotice block={block} problem={{ code: 'threw', message: this.state.thrown }} />
    const View = loadedView(block.type)
    if (!View)
      return (
        <BlockNotice
          block={block}
          problem={{ code: 'unknown-type', message: `This build has no view for "${block.type}".` }}
        />
      )
    if (!block.slots && !block.data) return <View {...block.props} blockId={block.id} />
    return (
      <View {...block.props} blockId={block.id} slots={block.slots && slotContent(block.slots)} data={block.data} />
    )
  }
}
