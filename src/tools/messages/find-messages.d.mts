export type FoundMessage = { id: string; en: string; th: string; at: Record<'en' | 'th', [start: number, end: number]> }
export declare function findMessages(file: string, text: string): FoundMessage[]
