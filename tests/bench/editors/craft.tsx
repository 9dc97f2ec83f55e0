import { Editor as Craft, Element, Frame, useEditor, useNode } from '@craftjs/core'
import { type ReactNode, useEffect } from 'react'
import { BootProvider } from '@kit/boot'
import { benchBlocks, benchBoot, rowsOfThree } from '../page'
import { views } from '../views'
import type { Editor } from './install'

type Connectors = { connect: (element: HTMLElement) => HTMLElement; drag: (element: HTMLElement) => HTMLElement }

function useConnected() {
  const { connectors } = useNode()
  const { connect, drag } = connectors as unknown as Connectors
  return (element: HTMLElement | null) => void (element && connect(drag(element)))
}

function Row({ children }: { children?: ReactNode }) {
  return (
    <div className="row" ref={useConnected()}>
      <div className="grid three">{children}</div>
    </div>
  )
}

function Block({ type, props, text }: { type: keyof typeof views; props: Record<string, unknown>; text?: string }) {
  const View = views[type]
  return (
    <div className="cell" data-block ref={useConnected()}>
      <View {...props} {...(text === undefined ? {} : { text })} />
    </div>
  )
}

const Page = ({ children }: { children?: ReactNode }) => <main ref={useConnected()}>{children}</main>

let acts: { add: () => void; undo: () => void } = { add: () => {}, undo: () => {} }

function Inspector() {
  const { actions, query, chosen, text } = useEditor((state) => {
    const [id] = [...state.events.selected]
    return { chosen: id, text: id ? (state.nodes[id]?.data.props.text as string | undefined) : undefined }
  })
  useEffect(() => {
    acts = {
      add: () =>
        actions.addNodeTree(
          query
            .parseReactElement(<Block type="heading" props={{ text: 'New', level: 2, align: 'start' }} text="New" />)
            .toNodeTree(),
          (query.node('ROOT').get().data.nodes as string[])[0] as string,
          0,
        ),
      undo: () => actions.history.undo(),
    }
  })
  return (
    <aside style={{ width: 300 }}>
      {chosen && text !== undefined && (
        <input
          name="text"
          value={text}
          onChange={(event) => {
            const { value } = event.currentTarget
            actions.setProp(chosen, (props: { text: string }) => void (props.text = value))
          }}
        />
      )}
    </aside>
  )
}

export const editor: Editor = {
  blocks: '[data-block]',
  // Craft shows no selection mark: only the settings tell which block is selected.
  isMarked: (block) => editor.field()?.value === block.textContent,
  field: () => document.querySelector('input[name="text"]'),
  add: () => acts.add(),
  undo: () => acts.undo(),
}

export function prepare(count: number) {
  const rows = rowsOfThree(benchBlocks(count))
  return (
    <BootProvider boot={benchBoot}>
      <Craft resolver={{ Row, Block, Page }}>
        <div style={{ display: 'flex' }}>
          <div style={{ flex: 1, height: '100vh', overflow: 'auto' }}>
            <Frame>
              <Element is={Page} canvas>
                {rows.map((blocks) => (
                  <Element key={blocks[0]?.id} is={Row} canvas>
                    {blocks.map(({ id, type, props }) => (
                      <Block
                        key={id}
                        type={type}
                        props={props}
                        {...(type === 'heading' ? { text: props.text as string } : {})}
                      />
                    ))}
                  </Element>
                ))}
              </Element>
            </Frame>
          </div>
          <Inspector />
        </div>
      </Craft>
    </BootProvider>
  )
}
