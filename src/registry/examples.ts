import type { Json } from '@schemas/layout/json'

const files = import.meta.glob<{ default: BlockExample }>('/blocks/*/*/examples/*.json', { eager: true })

/** Real props of a block: its stories, test cases, palette thumbnail and documentation. */
export type BlockExample = { title?: Json; props: Record<string, Json>; at?: Json; slots?: Json; data?: Json }

/** Every example as `{ type, name, example }`; the name is the file's. */
export const blockExamples = Object.entries(files).map(([file, module]) => {
  const [, , area, block, , name] = file.split('/')
  return { type: `${area}/${block}`, name: (name as string).replace(/\.json$/, ''), example: module.default }
})
