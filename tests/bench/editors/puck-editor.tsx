import { type Config, type Data, Puck, type PuckApi, usePuck } from '@puckeditor/core'
import '@puckeditor/core/puck.css'
import { useEffect } from 'react'
import { BootProvider } from '@kit/boot'
import { benchBoot } from '../page'
import { config as pageConfig, puckData } from '../contestants/puck-page'
import { views } from '../views'
import type { Editor } from './install'

let api: PuckApi | undefined

function Tap() {
  const puck = usePuck()
  useEffect(() => {
    api = puck
  })
  return null
}

const Heading = views.heading
const config = {
  ...pageConfig,
  components: {
    ...pageConfig.components,
    heading: {
      fields: { text: { type: 'text' } },
      defaultProps: { text: 'New', view: { level: 2, align: 'start' } },
      render: ({ view, text, id }: { view: Record<string, unknown>; text: string; id: string }) => (
        <Heading {...view} text={text} blockId={id} />
      ),
    },
  },
} as unknown as Config

function editable(data: Data): Data {
  type Item = { type: string; props: Record<string, unknown> }
  const walk = (item: Item): Item => ({
    ...item,
    props:
      item.type === 'heading'
        ? { ...item.props, text: (item.props.view as { text: string }).text }
        : Object.fromEntries(
            Object.entries(item.props).map(([name, value]) => [name, Array.isArray(value) ? value.map(walk) : value]),
          ),
  })
  return { ...data, content: (data.content as Item[]).map(walk) } as unknown as Data
}

export const editor: Editor = {
  blocks: '[data-puck-component] [data-puck-component]',
  isMarked: (block) => {
    const box = block.getBoundingClientRect()
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
    return [...block.ownerDocument.querySelectorAll('[class*="DraggableComponent--isSelected"]')].some((mark) => {
      const { left, right, top, bottom } = mark.getBoundingClientRect()
      return left < middle.x && right > middle.x && top < middle.y && bottom > middle.y
    })
  },
  // The same field also exists in a hidden tab of the left sidebar.
  field: () =>
    [...document.querySelectorAll<HTMLInputElement>('input[name="text"]')].find(({ offsetWidth }) => offsetWidth > 0) ??
    null,
  add: () =>
    api?.dispatch({ type: 'insert', componentType: 'heading', destinationIndex: 0, destinationZone: 'r0:one' }),
  undo: () => api?.history.back(),
}

/** With its canvas in a frame, Puck's default and like the builder, or without one, which is less work. */
export const puckPage = (count: number, virtual: boolean, frame = false) => (
  <BootProvider boot={benchBoot}>
    <Puck
      config={config}
      data={editable(puckData(count))}
      iframe={{ enabled: frame }}
      {...(virtual ? { _experimentalVirtualization: true } : {})}
      overrides={{ headerActions: () => <Tap /> }}
    />
  </BootProvider>
)
