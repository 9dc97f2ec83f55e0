import { Editor, Element, Frame, useNode } from '@craftjs/core'
import type { ReactNode } from 'react'
import { BootProvider } from '@kit/boot'
import { benchBlocks, benchBoot, rowsOfThree } from '../page'
import { views } from '../views'

type Ref = (element: HTMLElement | null) => void

function Row({ children }: { children?: ReactNode }) {
  const { connectors } = useNode()
  return (
    <div className="row" ref={connectors.connect as Ref}>
      <div className="grid three">{children}</div>
    </div>
  )
}

function Block({ type, props, id }: { type: keyof typeof views; props: Record<string, unknown>; id: string }) {
  const { connectors } = useNode()
  const View = views[type]
  return (
    <div className="cell" ref={connectors.connect as Ref}>
      <View {...props} blockId={id} />
    </div>
  )
}

const Page = ({ children }: { children?: ReactNode }) => <main>{children}</main>

export function prepare(count: number) {
  const rows = rowsOfThree(benchBlocks(count))
  return () => (
    <BootProvider boot={benchBoot}>
      <Editor resolver={{ Row, Block, Page }} enabled={false}>
        <Frame>
          <Element is={Page} canvas>
            {rows.map((blocks) => (
              <Element key={blocks[0]?.id} is={Row} canvas>
                {blocks.map(({ id, type, props }) => (
                  <Block key={id} id={id} type={type} props={props} />
                ))}
              </Element>
            ))}
          </Element>
        </Frame>
      </Editor>
    </BootProvider>
  )
}
