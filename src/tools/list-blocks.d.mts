export type ListedBlock = {
  area: string
  type: string
  version: number
  access: string
  label: { en: string; th: string }
  examples: { name: string; props: Record<string, unknown> }[]
}
export function listBlocks(): ListedBlock[]
export function prefixTitles(): Record<string, { en: string; th: string; order: number }>
